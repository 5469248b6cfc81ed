import type { VideoId } from '../../schemas/video.ts';

/**
 * Words of the films by their ids. `captions` are the timed text, one for each time of the film's own file in media/films; a transcript says in whole sentences what is
 * seen, for those who do not see it.
 */
export const films = {
  'walnut-and-stone': {
    title: 'Walnut and stone',
    description: 'Ilaria by the sea, Baldovino in panels: one wood, two temperaments.',
    transcript:
      'The camera walks slowly along an island of white stone, the sea behind the glass; then the same kitchen from farther off, with its wall of walnut. Then a kitchen in walnut panels, with brass lamps over a dark island, towards whose stools it steps. Last the white island again, from its corner.',
    captions: [
      'An island of white stone, pale stools, the sea behind the glass.',
      'The same from farther off, with the wall of walnut.',
      'Walnut again, in panels, with brass lamps over a dark top; one steps towards its stools.',
      'Back to the island: its stone turns down over the edge.',
    ],
  },
  'painted-frames': {
    title: 'Painted frames',
    description: 'Four kitchens with frames, from thin to raised, painted and brushed.',
    transcript:
      'Four kitchens follow one another: thin ivory frames, where the camera walks round a walnut island; raised panels in antique white; beaded doors in pearl grey; navy frames with brass, where it walks along the stools of another.',
    captions: [
      'Thin ivory frames, and an island of walnut one walks round.',
      'Raised panels in antique white, the patina brushed on by hand.',
      'Beaded doors in pearl grey, and a table with round-backed chairs.',
      'Navy frames and brass bars; one walks along four pale stools.',
    ],
  },
  'evening-kitchen': {
    title: 'An evening kitchen',
    description: 'Three kitchens after dark, with the lamps on and the day done.',
    transcript:
      'The camera walks past a marble island before the lights of a city, then nearer. Then smoked oak on both sides of a lit niche. Then past stools to fronts of brushed bronze and black marble. The camera moves no faster than one walks.',
    captions: [
      'The lights of a city beyond the glass; a marble island.',
      'Nearer: brass at the foot of the island, three stools.',
      'Smoked oak to either side of a lit niche, a stone island before it.',
      'Fronts of brushed bronze, and a black marble behind them.',
    ],
  },
  'water-and-wood': {
    title: 'Water and wood',
    description: 'Bathrooms from the collection: vanity, mirror, basin, side light.',
    transcript:
      'Four bathrooms, seen from the door: a bench of slatted oak with a stone bowl, the bowl also from near; a sage vanity with fluted, curved ends, towards which the camera walks past a bath; a walnut chest with a marble top; a double vanity in graphite. Daylight comes from the side.',
    captions: [
      'A bench of slatted oak with a stone bowl, a round mirror over it.',
      'Nearer: the bowl, and brass that comes out of the wall.',
      'Sage lacquer, fluted, curved at its ends; light from the side.',
      'A walnut chest on turned feet under a framed mirror.',
      'A double vanity in graphite, hung clear of the floor.',
    ],
  },
  'behind-doors': {
    title: 'Behind doors',
    description: 'A leaf half open, a panelled corridor, a wardrobe, a study.',
    transcript:
      'Three doors in one wall; the camera steps towards the one that stands half open, and a tree by a bright window comes into sight. Then it walks down a corridor whose walls are panelled and into a wardrobe. Last a study lined with books.',
    captions: [
      'Three doors in one wall: flush, framed and glazed; the framed leaf stands half open.',
      'Nearer to it: past the leaf one sees a tree by a bright window.',
      'Down a corridor with painted panels.',
      'Into a wardrobe with an island of drawers.',
      'Behind the last door, a study.',
    ],
  },
  'drawing-to-room': {
    title: 'From drawing to room',
    description: 'The elevation first, in millimetres. Then the same wall, built.',
    transcript:
      'A dimensioned elevation of a kitchen in thin navy lines on white. It gives way to a picture of the same kitchen, standing in its room. Twice more: drawing, then room; into the second and the third the camera walks, past a table and along an island.',
    captions: [
      'An elevation in navy lines: frames, a hood, tall units to the right.',
      'The same kitchen, built.',
      'A second: tall units to the left, the hood to the right.',
      'And as one walks into it, past the table.',
      'A third, without a handle: only lines of shadow.',
      'And built, in smoked eucalyptus.',
    ],
  },
  'light-of-one-day': {
    title: 'The light of one day',
    description: 'Six rooms from first sun to last lamp.',
    transcript:
      'Low sun through a fog-white kitchen the camera steps into, morning in a white one, noon on ivory frames, afternoon across a green library, late light on aged oak, and an evening kitchen with its lamps lit. The pictures pass into one another without a cut.',
    captions: [
      'Early: low sun through a northern kitchen.',
      'Morning: two runs of white lacquer, and a window between them.',
      'Noon: the light stands still on ivory frames.',
      'Afternoon: the sun lies across a green library.',
      'Late: the sun goes over aged oak.',
      'Evening: lamps, and the city.',
    ],
  },
  presentation: {
    title: 'From the drawing to the room',
    transcript:
      'Title cards and pictures in turn. The works, as what they cut by: an elevation in millimetres; then the kitchen it became. Plates of stone, and trays of wood. Six rooms: kitchen, living room, bedroom, wardrobe, bathroom, study. Last an invitation to the showroom, its table of samples, and an evening kitchen over the lights of a city.',
    captions: [
      'From the drawing to the room',
      'The works',
      'What the works cut by: a kitchen as an elevation, every measure in millimetres.',
      'The same kitchen, standing: ivory frames, a walnut island.',
      'Materials to hold',
      'Plates of stone, side by side.',
      'Trays and a mirror of the same woods as the furniture.',
      'Six rooms',
      'A kitchen in walnut panels, in the late light.',
      'A green library wall with two armchairs.',
      'A panelled bedroom by day.',
      'A wardrobe one walks into.',
      'A vanity of sage lacquer, fluted and curved at its ends.',
      'A study lined with books.',
      'The samples are at the showroom',
      'Stones, veneers and lacquers on a long table; a kitchen behind it.',
      'An evening kitchen over the lights of a city.',
    ],
  },
  tour: {
    transcript:
      'The showroom first: samples on a long oak table, a kitchen and three doors behind it; then the table from the other side, before wardrobes of walnut and glass. Then seven rooms, each with its name: a living room, a green kitchen by the sea, a bathroom for two, a bedroom, a wardrobe, a panelled corridor, a hotel room. The camera moves slowly in each and passes to the next.',
    captions: [
      'The showroom: samples on a long oak table, a kitchen, three doors, a sofa.',
      'The same table from the other side, wardrobes behind it.',
      'A living room: a media wall with shelves lit from behind.',
      'A green kitchen by the sea.',
      'A bathroom for two.',
      'A bedroom before a dark panelled wall.',
      'A wardrobe to walk into.',
      'A panelled corridor.',
      'A hotel room.',
    ],
  },
} as const satisfies Record<VideoId | 'presentation' | 'tour', object>;
