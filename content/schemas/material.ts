import * as v from 'valibot';

/** sRGB colour `#RRGGBB` under neutral light. */
export const hex = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/, 'a colour is #RRGGBB in capitals'));

/** Colour families in the order the filters offer them; the value stands in the address. */
export const FAMILIES = [
  'white-and-ivory',
  'beige-and-sand',
  'grey-and-greige',
  'black-and-anthracite',
  'blue',
  'green',
  'red-and-rose',
  'yellow',
  'wood-tones',
  'metal',
] as const;
export type ColourFamily = (typeof FAMILIES)[number];

/** Families of wood in the order the filters offer them; the value stands in the address. */
export const WOODS = [
  'light-oak',
  'oak',
  'dark-oak',
  'walnut',
  'ash',
  'beech',
  'birch',
  'eucalyptus',
  'larch',
  'rosewood',
  'teak',
] as const;
export type WoodFamily = (typeof WOODS)[number];

/** What a material is. A `colour` is a plain tone that lacquer, paint or laminate takes: the finish decides which. */
const KINDS = [
  'colour',
  'decor',
  'wood',
  'stone',
  'brick',
  'metal',
  'glass',
  'ceramic',
  'textile',
  'leather',
] as const;

/** Texture a swatch and a drawing show over the hex. */
const SWATCHES = [
  'plain',
  'grain',
  'block',
  'vein',
  'gold-vein',
  'bands',
  'speck',
  'cast',
  'brushed',
  'brick',
  'glass',
  'reeds',
  'mirror',
  'weave',
] as const;

const rough = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));

/** How the render studio makes the material; the names are those of its own tables of woods, stones and metals. */
const studio = v.variant('make', [
  v.strictObject({ make: v.literal('lacquer'), finish: v.optional(v.picklist(['ML', 'GL', 'PF'])) }),
  v.strictObject({ make: v.picklist(['wood', 'veneer']), species: v.string(), rough }),
  v.strictObject({
    make: v.literal('fabric'),
    /** Width of a thread in metres. */
    thread: v.number(),
    rough,
    sheen: rough,
    melange: rough,
  }),
  v.strictObject({ make: v.literal('stone'), stone: v.string(), rough }),
  v.strictObject({ make: v.literal('decor'), stone: v.string(), tone: v.optional(v.number()) }),
  v.strictObject({
    make: v.literal('metal'),
    metal: v.optional(v.string()),
    rough,
    brushed: v.optional(v.boolean()),
  }),
  v.strictObject({ make: v.literal('mirror'), tint: v.string() }),
  v.strictObject({ make: v.literal('ceramic'), rough }),
  v.strictObject({ make: v.picklist(['brick', 'leather', 'pane', 'boucle', 'velvet', 'cane']) }),
]);

/** A gold line along each panel, or a glaze that is brushed into the mouldings and wiped off the flats. */
const HANDWORK = ['gold-line', 'gold-patina', 'patina'] as const;

export const materialSchema = v.strictObject({
  hex,
  /** Colour family of the filters. */
  family: v.picklist(FAMILIES),
  /** Family of wood, for woods and decors that show one. */
  wood: v.optional(v.picklist(WOODS)),
  kind: v.picklist(KINDS),
  swatch: v.picklist(SWATCHES),
  /** What is done by hand over the paint. */
  handwork: v.optional(v.picklist(HANDWORK)),
  /** Absent where no picture takes the material from this table. */
  studio: v.optional(studio),
});

export type Material = v.InferOutput<typeof materialSchema>;
