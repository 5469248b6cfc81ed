import type { FinishGroup, FinishKind, FinishPlace } from '../../data/finish-kinds.ts';
import type { MaterialId } from '../../materials.ts';

interface KindWords {
  name: string;
  what: string;
  /** How it changes and what it minds. */
  lives: string;
  care: string;
  /** Which models can have it. */
  can: string;
}

const kinds = {
  'matt-lacquer': {
    name: 'Matt lacquer',
    what: 'Lacquer sprayed on a smooth board in coats and left matt: one even tone, no grain, no joint.',
    lives: 'Dark tones show fingers a little. What rubs hard or grates polishes a matt face, and that stays.',
    care: 'A soft damp cloth, then a dry one. No powder, no rough side of a sponge.',
    can: 'Every colour of this wall can be had on any model with fronts in matt lacquer.',
  },
  'gloss-lacquer': {
    name: 'Gloss lacquer',
    what: 'The same lacquer, polished until it gives the room back.',
    lives: 'It shows dust and fingers sooner than a matt face, dark tones most of all.',
    care: 'A clean soft cloth with a little water. Fine hairlines can often be polished out.',
    can: 'Every plain colour of this wall can be had on models with gloss fronts.',
  },
  'painted-frame': {
    name: 'Painted frame',
    what: 'Frame and panel of timber, painted. The joints are where a cabinet maker puts them, and one sees them.',
    lives: 'Wood moves with the air of the house: a fine line may show at a joint. It can be painted again.',
    care: 'A damp cloth along the profiles, dried after. Wipe water from the lower rail.',
    can: 'Every plain colour of this wall can be painted on any framed model.',
  },
  'nano-matt': {
    name: 'Nano-matt laminate',
    what: 'A very matt laminate in one tone, soft to the hand, pressed on board.',
    lives: 'It keeps no fingerprints, not even in black.',
    care: 'Water and a mild soap. No powder, no wax: wax shines.',
    can: 'A tone of this wall that one model wears in it can be had on the others made in it.',
  },
  veneer: {
    name: 'Veneer',
    what: 'A thin sheet of real wood on a board that stays flat. Sheets of one log lie side by side, so the grain can run on over several fronts.',
    lives:
      'Wood answers to light: oak grows warmer, walnut lighter. No sheet is like the next, and a sample shows the kind, not your own sheet.',
    care: 'A damp cloth along the grain, dried after. Keep plants and vases off until they are dry.',
    can: 'Every wood of this wall can be had as veneer on models with veneered fronts.',
  },
  'solid-wood': {
    name: 'Solid wood',
    what: 'The wood itself, through and through: frames of fronts, knobs, tables, chairs.',
    lives: 'It moves a little between dry and damp months. Dents and edges can be worked over.',
    care: 'A damp cloth, dried after. Oiled wood is fed with oil when it looks thirsty.',
    can: 'Framed models take other woods of this wall; chairs and tables those they are shown in, and others on request.',
  },
  'wood-block': {
    name: 'Wood block',
    what: 'Staves of solid wood glued to a top, oiled.',
    lives: 'Hot pans and standing water leave marks; sanding and oil take them off again.',
    care: 'Wipe water up. Oil it when a drop no longer stands on it. Cut on a board.',
    can: 'Any kitchen can have a top of wood block, or a length of it.',
  },
  decor: {
    name: 'Decor laminate',
    what: 'A printed sheet under a clear hard layer, pressed on board: oak, concrete, slate or oxide to look at, none of them to the hand.',
    lives: 'It is even and stays so; it does not age as wood or stone does, which some want and some do not.',
    care: 'Water and a mild soap. Do not let water stand at the edges.',
    can: 'Every decor can be had on models with fronts in decor laminate.',
  },
  marble: {
    name: 'Marble, limestone, travertine',
    what: 'Natural stone cut from the block. Veins and pores are what the ground made them; you can choose your slab.',
    lives:
      'Lemon, vinegar and coffee leave dull marks. A seal buys time, it does not prevent. Used, it grows a face of its own.',
    care: 'Wipe spills at once. Stone soap, nothing sour. Seal again when water no longer stands in drops.',
    can: 'Any kitchen top, island or basin can be cut from it.',
  },
  granite: {
    name: 'Granite and quartzite',
    what: 'The hard natural stones. Leathered means brushed until the face is soft to the hand and no longer shines.',
    lives: 'They mind lemon and knives far less than marble. Oil may darken an unsealed stone.',
    care: 'Water and a mild soap. Seal again when water no longer stands in drops.',
    can: 'Any kitchen top can be cut from it.',
  },
  soapstone: {
    name: 'Soapstone',
    what: 'A soft dark stone, dense and warm to the hand.',
    lives: 'It takes no stain and minds no acid, but it scratches, and it darkens where it is touched.',
    care: 'Water and soap. Scratches rub out with fine paper; oil evens the tone.',
    can: 'Any kitchen top can be cut from it.',
  },
  'bound-stone': {
    name: 'Terrazzo and quartz',
    what: 'Chips or grains of stone in a binder, cast and ground flat: the same on every slab.',
    lives: 'The binder minds great heat. Terrazzo bound with cement minds lemon as marble does.',
    care: 'Water and a mild soap. Stand hot pans on something.',
    can: 'Any kitchen top or basin can be made of it.',
  },
  sintered: {
    name: 'Sintered stone and porcelain',
    what: 'Minerals pressed and fired to a thin hard slab. Fronts, top and sides can be cut from one pattern.',
    lives: 'Heat, lemon and knives leave it as it is. A hard knock on an edge can chip it.',
    care: 'Water and any household soap.',
    can: 'Any kitchen top can be made of it; fronts on the models that carry its weight.',
  },
  'solid-surface': {
    name: 'Solid surface',
    what: 'Mineral and resin, cast. Basin and top are one piece without a joint.',
    lives: 'It scratches lightly and minds great heat; both can be sanded out.',
    care: 'A soft sponge and mild soap.',
    can: 'Any basin that is made in one piece with its top.',
  },
  ceramic: {
    name: 'Porcelain',
    what: 'Glazed and fired: knobs that are cool to the hand.',
    lives: 'The glaze does not change. It breaks if it falls.',
    care: 'Water.',
    can: 'Any model that is opened by knobs.',
  },
  brick: {
    name: 'Brick',
    what: 'A wall of brick behind the worktop, left to be seen and sealed.',
    lives: 'Its pores take dust and fat where it is not sealed.',
    care: 'Brush it dry. Wipe the sealed part behind the hob with a damp cloth.',
    can: 'The niche of any kitchen whose wall allows it.',
  },
  steel: {
    name: 'Stainless steel, nickel, pewter',
    what: 'Grey metals: brushed stainless for tops and fronts, nickel and pewter for handles.',
    lives: 'Brushed steel gathers fine scratches until they are its face. Nickel warms slowly, pewter dulls.',
    care: 'Along the brush with a damp cloth, dried after. No chlorine.',
    can: 'Models with metal fronts, and any handle that is a bar or a cup.',
  },
  'dark-steel': {
    name: 'Black and blackened steel',
    what: 'Steel made dark, by a coat or in its own skin, then sealed: frames, shelves, mesh, fronts.',
    lives: 'Clouds and darker places belong to it. Where a coat is knocked off it can rust.',
    care: 'A dry or hardly damp cloth.',
    can: 'Models with metal fronts, and vitrines and shelves of the others.',
  },
  brass: {
    name: 'Brass, bronze, gilding',
    what: 'Warm metals: solid in handles and rails, laid on as leaf in gilding, laid on as a coat in liquid bronze.',
    lives: 'Brass and bronze darken where no hand comes and shine where it does. Leaf wears if it is rubbed.',
    care: 'A dry soft cloth. Polish only if you want it new again; never on leaf.',
    can: 'Any model with knobs, cups, rings or bars.',
  },
  aluminium: {
    name: 'Aluminium',
    what: 'Slim drawn profiles with a tone in the metal’s own skin: frames round glass.',
    lives: 'The tone does not peel. Strong lye marks it.',
    care: 'A damp cloth.',
    can: 'Models with glass in aluminium frames, and sliding doors.',
  },
  glass: {
    name: 'Glass',
    what: 'Panes, clear, grey, bronze or black, in a frame or as a front.',
    lives: 'It does not change. Dark glass shows fingers.',
    care: 'Water and a cloth without lint.',
    can: 'Models with glass fronts, and vitrines of the others.',
  },
  'reeded-glass': {
    name: 'Reeded glass',
    what: 'Glass rolled in fine reeds: light comes through, the shelf behind stays private.',
    lives: 'It does not change. Dust lies in the reeds before one sees it.',
    care: 'Along the reeds with a soft brush and water.',
    can: 'Models with glass fronts, and sliding doors.',
  },
  mirror: {
    name: 'Mirror',
    what: 'Silvered glass, clear, smoked or bronze.',
    lives: 'Its edges mind standing water.',
    care: 'A damp cloth without lint; spray on the cloth, not on the glass.',
    can: 'Niches and vitrines of any kitchen, and leaves of sliding doors.',
  },
  fabric: {
    name: 'Fabric',
    what: 'Woven covers over seats and backs: linen, bouclé, velvet, a weave with the look of silk.',
    lives: 'Velvet shows the way it was stroked. Strong sun bleaches linen.',
    care: 'Brush or vacuum it softly. Dab spills, do not rub.',
    can: 'Any upholstered chair, stool or bench.',
  },
  leather: {
    name: 'Leather',
    what: 'Hide with its own grain: covers, handles, linings of shelves.',
    lives: 'It darkens and softens where it is used. Sun dries it.',
    care: 'A damp cloth; leather cream once in a while.',
    can: 'Upholstered chairs, leather handles, and shelves on request.',
  },
  woven: {
    name: 'Cane and cord',
    what: 'Woven by hand in a frame, open enough for air.',
    lives: 'Cane sags in dry rooms and draws tight again when it is damped from beneath.',
    care: 'A soft brush. Now and then a damp cloth from below.',
    can: 'Chairs with woven seats; cane also in fronts.',
  },
} as const satisfies Record<FinishKind, KindWords>;

const groups = {
  lacquers: {
    title: 'Colours',
    line: 'One wall of tones, and four ways to wear them: lacquer matt or gloss, paint on a frame, nano-matt.',
  },
  woods: {
    title: 'Woods',
    line: 'As veneer over whole fronts, solid in frames and chairs, as block in tops.',
  },
  laminates: { title: 'Decors', line: 'Printed, pressed, easy to live with.' },
  stones: { title: 'Stone', line: 'Cut, cast or fired. How they bear lemon tells them apart.' },
  metals: { title: 'Metals', line: 'What the hand meets first.' },
  glass: { title: 'Glass', line: 'To show what stands behind it, or half of it, or yourself.' },
  soft: { title: 'Fabric and leather', line: 'What one sits on.' },
} as const satisfies Record<FinishGroup, { title: string; line: string }>;

const places = {
  fronts: 'fronts',
  islands: 'islands',
  shelves: 'shelves and interiors',
  niches: 'niches and splashbacks',
  worktops: 'worktops',
  basins: 'basins',
  handles: 'handles',
  vitrines: 'vitrines',
  frames: 'frames and sliding doors',
  tables: 'tables',
  seats: 'seats and their frames',
} as const satisfies Record<FinishPlace, string>;

/** Words of the finish library and of the samples one asks for. */
export const finishes = {
  title: 'Finishes',
  description:
    'Every colour, wood, stone, metal, glass and cover our models are made in: what it is, how it lives, how it is cared for, and which models wear it.',
  line: ({ count }: { count: number }) =>
    `${count} finishes, each worn by at least one model. Screens lie a little: ask for a sample before you choose.`,
  contents: 'Families of finishes',
  groups,
  kinds,
  places,
  labels: { where: 'Where', lives: 'How it lives', care: 'Care', can: 'Who can wear it' },
  /** Fuller names where two would share one. */
  names: {
    'black-metal': 'black metal',
    'brown-leather': 'brown leather',
    'champagne-aluminium': 'champagne aluminium',
    'clear-glass': 'clear glass',
    'cut-glass': 'cut glass',
    'dark-lacquer': 'dark lacquer',
    'dark-walnut': 'dark walnut',
    'deep-smoked-oak': 'deep smoked oak',
    'ebonised-ash': 'ebonised ash',
    'grey-stone': 'grey stone',
    'light-ivory': 'light ivory',
    'oiled-ash': 'oiled ash',
    'pale-sage': 'pale sage',
    'solid-birch': 'solid birch',
    'steel-tube': 'chromed steel tube',
    'white-sintered-slab': 'white sintered slab',
  } satisfies Partial<Record<MaterialId, string>> as Partial<Record<MaterialId, string>>,
  near: ({ title }: { title: string }) => `${title} from near, in raking light`,
  all: ({ count }: { count: number }) => `All ${count} models`,
  found: ({ name, count }: { name: string; count: number }) =>
    `${name}: ${count === 1 ? '1 model' : `${count} models`}`,
} as const;
