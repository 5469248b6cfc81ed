import * as v from 'valibot';
import { type Video, videoSchema } from '../schemas/video.ts';

const rows: readonly v.InferInput<typeof videoSchema>[] = [
  {
    id: 'walnut-and-stone',
    src: { kind: 'film', film: 'walnut-and-stone' },
    thumb: 'kitchens/ilaria/main',
    title: 'Walnut and stone',
    description: 'Ilaria: one flitch of walnut along the wall, white stone in front of it.',
    transcript:
      'The camera moves slowly toward a kitchen of walnut veneer. The grain runs on from front to front. Before it stands an island of white stone; behind, a marble with gold veins.',
  },
  {
    id: 'painted-frames',
    src: { kind: 'film', film: 'painted-frames' },
    thumb: 'kitchens/alberto/main',
    title: 'Painted frames',
    description: 'Four kitchens with frames, from thin to raised, painted and brushed.',
    transcript:
      'Four kitchens follow one another. Thin ivory frames with brass knobs; raised panels in antique white; then two more, in other colours. Each picture moves a little, as if one stepped nearer.',
  },
  {
    id: 'evening-kitchen',
    src: { kind: 'film', film: 'evening-kitchen' },
    thumb: 'kitchens/vescona-22/main',
    title: 'An evening kitchen',
    description: 'Vescona 22 after dark, with the lamps on and the day done.',
    transcript:
      'A dark kitchen in the evening. Light lies under the wall units and over the island. The camera passes from the wall to the island and comes to rest there.',
  },
  {
    id: 'water-and-wood',
    src: { kind: 'film', film: 'water-and-wood' },
    thumb: 'bathrooms/lira/main',
    title: 'Water and wood',
    description: 'Bathrooms from the collection: vanity, mirror, basin, side light.',
    transcript:
      'Bathrooms, one after another, seen from the door. A vanity hangs under a mirror; daylight comes from the side and lies on the basin.',
  },
  {
    id: 'behind-doors',
    src: { kind: 'film', film: 'behind-doors' },
    thumb: 'interior-doors/portale/main',
    title: 'Behind doors',
    description: 'A leaf half open, a wardrobe, a panelled corridor.',
    transcript:
      'A door to the ceiling stands half open and light comes through. Then a wardrobe one can walk into, and a corridor whose walls are panelled.',
  },
  {
    id: 'drawing-to-room',
    src: { kind: 'film', film: 'drawing-to-room' },
    thumb: 'kitchens/beatrice/main',
    title: 'From drawing to room',
    description: 'The elevation first, in millimetres. Then the same wall, built.',
    transcript:
      'A dimensioned elevation of a kitchen in thin navy lines on white. It gives way to a picture of the same kitchen, standing in its room. Twice more: drawing, then room.',
  },
  {
    id: 'light-of-one-day',
    src: { kind: 'film', film: 'light-of-one-day' },
    thumb: 'home/hero-1',
    title: 'The light of one day',
    description: 'Morning to evening through six rooms of six homes.',
    transcript:
      'A bright kitchen in the morning, then noon in a pale one, late light on panelled walls, and a room at dusk with its lamps lit. The pictures pass into one another without a cut.',
  },
];

/** The seven films of the carousel, in the order shown. */
export const videos: readonly Video[] = v.parse(v.array(videoSchema), rows);

/** The presentation over the carousel. */
export const featuredVideo = {
  film: 'presentation',
  thumb: 'home/hero-1',
  title: 'From the drawing to the room',
  transcript:
    'Title cards and rooms in turn. A drawing in millimetres; then kitchens in walnut, in painted frames, in stone; a bathroom, a wardrobe, a door, a library; and last an evening kitchen, with an invitation to the showroom.',
} as const;

/** The film behind the About page's title. */
export const heroFilm = { film: 'hero', thumb: 'home/hero-1' } as const;

/** The walk through the rooms on the showroom's page. */
export const tourFilm = {
  film: 'tour',
  thumb: 'livingRooms/belvedere/main',
  transcript:
    'Room by room, each with its name: kitchens, living, bedrooms, wardrobes, bathrooms, doors, office and hotel. The camera moves in slowly in each and passes to the next.',
} as const;
