import * as v from 'valibot';
import { type ProjectPicture, projectPictureSchema } from '../schemas/project-picture.ts';

/** The words of each project's pictures in story order: the first belongs to `projects/<slug>/01`. */
const rows: Record<string, readonly v.InferInput<typeof projectPictureSchema>[]> = {
  'al-furjan-villa': [
    {
      alt: 'Ivory kitchen with a walnut island and three shell stools, tall windows to the garden on the left',
      caption: 'On the way to the garden',
    },
    {
      alt: 'The kitchen wall seen square on: ivory frames, two lit vitrines beside the hood, the walnut island in front',
      caption: 'One wall, quiet but for the light in the glass',
    },
    {
      alt: 'View through a walnut-cased opening to the ivory wall, the island and three globe lamps',
      caption: 'From the hall',
    },
    {
      alt: 'Along the marble island top to the garden windows, fruit and a branch in a vase on the stone',
      caption: 'Drawers on the cook’s side',
    },
    {
      alt: 'Three pale shell stools with brass legs at the walnut island, two framed pictures on the wall behind',
      caption: 'Room for three to sit',
    },
    {
      alt: 'Glass-fronted wall unit with light lines under its shelves, white crockery and brass knobs',
      caption: 'Light where doors would have been too much',
    },
    {
      alt: 'Ivory framed drawers with small brass knobs under the edge of a white marble worktop',
      caption: 'Thin frames, one knob each',
    },
    {
      alt: 'Dining table in walnut with oval-backed chairs by the garden window, an ivory sideboard with lamps behind',
      caption: 'The same walnut in the dining room',
    },
    {
      alt: 'Ivory panelled wall with one wardrobe standing open and lit, a pale armchair and a lamp beside it',
      caption: 'A wardrobe in the panelling',
    },
    {
      alt: 'Ivory framed vanity with brass knobs, marble top and arched brass mirror, the rim of a bathtub in front',
      caption: 'The family’s bathroom',
    },
  ],
  'la-mer-apartment': [
    {
      alt: 'Walnut kitchen with a long white stone island and wooden stools, the sea behind wide windows on the left',
      caption: 'The sea first',
    },
    {
      alt: 'The walnut wall seen square on with its strip of marble, the white island and four stools before it',
      caption: 'One wall, one veneer',
    },
    {
      alt: 'View through a walnut-cased opening along oak boards to the white island under a bar of light',
      caption: 'From the corridor',
    },
    {
      alt: 'Floor-to-ceiling walnut units with two black ovens, the corner of the marble island at the left',
      caption: 'Refrigerator, ovens and larder in one surface',
    },
    {
      alt: 'Four saddle stools in walnut along the white island, terrace and sea through the windows',
      caption: 'Four seats with a horizon',
    },
    {
      alt: 'Undermount sink with a dark bronze tap in a white worktop, gold-veined marble behind',
      caption: 'Light from above, tap in bronze',
    },
    {
      alt: 'Bowl of lemons and a white vase on the marble island, the sea out of focus',
      caption: 'In use',
    },
    {
      alt: 'Along the whole length of the marble island to the sea window, walnut drawers at the right',
      caption: 'Between the cook and the window',
    },
    {
      alt: 'Walnut front under a white worktop with the dark line of the gola channel between them',
      caption: 'The channel that replaces the handle',
    },
    {
      alt: 'Marble splashback with gold and grey veins in one piece above the hob, walnut above and below',
      caption: 'Chosen at the slab',
    },
    {
      alt: 'The kitchen from the window side: white island, walnut wall and a large abstract painting',
      caption: 'Back from the window',
    },
    {
      alt: 'Corner of the white island with gold veins and a wide overhang, one walnut stool',
      caption: 'The overhang',
    },
    {
      alt: 'Walnut shelves with light lines, books, bowls and vases',
      caption: 'Shelves in the living room',
    },
    {
      alt: 'Living room with a walnut media wall over a stone plinth, pale sofa, two round tables and the sea window',
      caption: 'The wall goes on in the living room',
    },
    {
      alt: 'Bed before a panelled walnut wall with channelled headboard, lamps lit, leather bench at the foot',
      caption: 'The bedroom in the last light',
    },
    {
      alt: 'Walk-in dressing room on three sides in walnut and leather, a chest with a stone top in the middle',
      caption: 'Dressing room',
    },
    {
      alt: 'Wall-hung vanity with curved fluted walnut front, round brass mirror and two globe lamps',
      caption: 'Fluted walnut in the bathroom',
    },
    {
      alt: 'Wide window with terrace, chair and glass rail before a calm sea, stools at the end of the island',
      caption: 'And out',
    },
  ],
  'jumeirah-doors': [
    {
      alt: 'Hall with three tall doors in one wall: a flush leaf, a framed leaf ajar and a glazed one',
      caption: 'Flush, framed, glazed: one family',
    },
    {
      alt: 'Framed leaf half open to a bright room, a tall vase beside it, oak boards on the floor',
      caption: 'Daylight through the corridor',
    },
    {
      alt: 'Reeded glass in a slim dark metal frame from floor to 3 metres, branches in a vase in front',
      caption: 'The bar stands at the height of the lever',
    },
  ],
  'meydan-residence': [
    {
      alt: 'White stone island and lit stone niche between smoked oak units at night, city lights behind the glass',
      caption: 'Smoked oak by night',
    },
    {
      alt: 'The same kitchen by day, square on: white veined island before smoked oak, three globe lamps',
      caption: 'White stone by day',
    },
    {
      alt: 'Mitred corner of the white veined island in morning light, a round stool beside it',
      caption: 'A vein climbs the front and turns over the top',
    },
    {
      alt: 'Dark bottle vase with branches on the white stone island, oak and niche behind',
      caption: 'The top left free',
    },
    {
      alt: 'The kitchen at night from the window: white island, lit niche and smoked oak wall',
      caption: 'The oak steps back',
    },
    {
      alt: 'Along the white island with a brass coffee pot to the window and the lights of the city',
      caption: 'Coffee after the guests have gone',
    },
  ],
};

const pictures = v.parse(v.record(v.string(), v.array(projectPictureSchema)), rows);

/** The words of a project's pictures in story order. @throws Error when none are written. */
export function picturesOf(slug: string): readonly ProjectPicture[] {
  const found = pictures[slug];
  if (!found) throw new Error(`content/data/project-pictures.ts lacks ${slug}`);
  return found;
}
