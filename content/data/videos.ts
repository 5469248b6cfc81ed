import * as v from 'valibot';
import { type Video, videoSchema } from '../schemas/video.ts';

const rows: readonly v.InferInput<typeof videoSchema>[] = [
  {
    id: 'walnut-and-stone',
    src: { kind: 'film', film: 'walnut-and-stone' },
    thumb: 'kitchens/ilaria/main',
    title: 'Walnut and stone',
    description: 'Ilaria by the sea, Baldovino in panels: one wood, two temperaments.',
    transcript:
      'The camera walks slowly along an island of white stone, the sea behind the glass; then the same kitchen from farther off, with its wall of walnut. Then a kitchen in walnut panels, with brass lamps over a dark island, towards whose stools it steps. Last the white island again, from its corner.',
  },
  {
    id: 'painted-frames',
    src: { kind: 'film', film: 'painted-frames' },
    thumb: 'kitchens/alberto/main',
    title: 'Painted frames',
    description: 'Four kitchens with frames, from thin to raised, painted and brushed.',
    transcript:
      'Four kitchens follow one another: thin ivory frames, where the camera walks round a walnut island; raised panels in antique white; beaded doors in pearl grey; navy frames with brass, where it walks along the stools of another.',
  },
  {
    id: 'evening-kitchen',
    src: { kind: 'film', film: 'evening-kitchen' },
    thumb: 'kitchens/vescona-22/main',
    title: 'An evening kitchen',
    description: 'Three kitchens after dark, with the lamps on and the day done.',
    transcript:
      'The camera walks past a marble island before the lights of a city, then nearer. Then smoked oak on both sides of a lit niche. Then past stools to fronts of brushed bronze and black marble. The camera moves no faster than one walks.',
  },
  {
    id: 'water-and-wood',
    src: { kind: 'film', film: 'water-and-wood' },
    thumb: 'bathrooms/lira/main',
    title: 'Water and wood',
    description: 'Bathrooms from the collection: vanity, mirror, basin, side light.',
    transcript:
      'Four bathrooms, seen from the door: a bench of slatted oak with a stone bowl, the bowl also from near; a sage vanity with fluted, curved ends, towards which the camera walks past a bath; a walnut chest with a marble top; a double vanity in graphite. Daylight comes from the side.',
  },
  {
    id: 'behind-doors',
    src: { kind: 'film', film: 'behind-doors' },
    thumb: 'interior-doors/portale/main',
    title: 'Behind doors',
    description: 'A leaf half open, a panelled corridor, a wardrobe, a study.',
    transcript:
      'Three doors in one wall; the camera steps towards the one that stands half open, and a tree by a bright window comes into sight. Then it walks down a corridor whose walls are panelled and into a wardrobe. Last a study lined with books.',
  },
  {
    id: 'drawing-to-room',
    src: { kind: 'film', film: 'drawing-to-room' },
    thumb: 'kitchens/beatrice/main',
    title: 'From drawing to room',
    description: 'The elevation first, in millimetres. Then the same wall, built.',
    transcript:
      'A dimensioned elevation of a kitchen in thin navy lines on white. It gives way to a picture of the same kitchen, standing in its room. Twice more: drawing, then room; into the second and the third the camera walks, past a table and along an island.',
  },
  {
    id: 'light-of-one-day',
    src: { kind: 'film', film: 'light-of-one-day' },
    thumb: 'home/hero-1',
    title: 'The light of one day',
    description: 'Six rooms from first sun to last lamp.',
    transcript:
      'Low sun through a fog-white kitchen the camera steps into, morning in a white one, noon on ivory frames, afternoon across a green library, late light on aged oak, and an evening kitchen with its lamps lit. The pictures pass into one another without a cut.',
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
    'Title cards and pictures in turn. The works, as what they cut by: an elevation in millimetres; then the kitchen it became. Plates of stone, and trays of wood. Six rooms: kitchen, living room, bedroom, wardrobe, bathroom, study. Last an invitation to the showroom, its table of samples, and an evening kitchen over the lights of a city.',
} as const;

/** The film behind the About page's title. */
export const heroFilm = { film: 'hero', thumb: 'home/hero-1' } as const;

/** The walk through showroom and rooms on the showroom's page. */
export const tourFilm = {
  film: 'tour',
  thumb: 'showroom/room',
  transcript:
    'The showroom first: samples on a long oak table, a kitchen and three doors behind it; then the table from the other side, before wardrobes of walnut and glass. Then seven rooms, each with its name: a living room, a green kitchen by the sea, a bathroom for two, a bedroom, a wardrobe, a panelled corridor, a hotel room. The camera moves slowly in each and passes to the next.',
} as const;
