import type { CategorySlug } from '#content/data/categories.ts';
import { openingText } from '#content/opening.ts';
import { clock } from '#content/strings/en/clock.ts';

/** Part of a picture the camera sees: centre as shares of what can be moved (0 to 1), and how near it is. */
interface View {
  x: number;
  y: number;
  /** 1 shows the whole width; above 1.3 a still of 1280 pixels shows its pixels. */
  zoom: number;
}

/** One shot. `says` is what a reader is told while it stands; a shot without it says nothing. */
export type Shot = { seconds: number; says?: string } & (
  | { kind: 'picture'; picture: string; from: View; to: View; name?: string }
  | { kind: 'move'; clip: string; name?: string }
  | { kind: 'card'; title: string; label?: string }
  | { kind: 'drawing'; of: readonly [CategorySlug, string] }
);

export interface FilmPlan {
  id: string;
  /** The last shot passes into the first, so that it can go round for ever. */
  loops?: boolean;
  /** Second whose frame is the poster, or the id of a picture where a frame would carry words. */
  poster: number | string;
  /** Constant quality of the H.264 file; a higher number is a smaller file. */
  quality: number;
  shots: readonly Shot[];
}

/** Seconds two neighbouring shots share. */
export const FADE = 1;

const MOVES = {
  in: [
    { x: 0.5, y: 0.5, zoom: 1.02 },
    { x: 0.5, y: 0.55, zoom: 1.14 },
  ],
  out: [
    { x: 0.5, y: 0.55, zoom: 1.14 },
    { x: 0.5, y: 0.5, zoom: 1.02 },
  ],
  right: [
    { x: 0.05, y: 0.5, zoom: 1.14 },
    { x: 0.95, y: 0.5, zoom: 1.14 },
  ],
  left: [
    { x: 0.95, y: 0.5, zoom: 1.14 },
    { x: 0.05, y: 0.5, zoom: 1.14 },
  ],
  near: [
    { x: 0.35, y: 0.6, zoom: 1.1 },
    { x: 0.4, y: 0.7, zoom: 1.26 },
  ],
  rise: [
    { x: 0.5, y: 0.95, zoom: 1.16 },
    { x: 0.5, y: 0.1, zoom: 1.12 },
  ],
} as const;

function shot(picture: string, move: keyof typeof MOVES, seconds: number, says = '', name = ''): Shot {
  const [from, to] = MOVES[move];
  return { kind: 'picture', picture, from, to, seconds, ...(says && { says }), ...(name && { name }) };
}

/** A true camera move, rendered frame by frame: `clip` names a file of media/moves, not shorter than `seconds`. */
const move = (clip: string, seconds: number, says = '', name = ''): Shot => ({
  kind: 'move',
  clip,
  seconds,
  ...(says && { says }),
  ...(name && { name }),
});

const card = (title: string, label: string, seconds = 4): Shot => ({
  kind: 'card',
  title,
  label,
  seconds,
  says: title,
});

const drawing = (category: CategorySlug, slug: string, says: string, seconds = 4.5): Shot => ({
  kind: 'drawing',
  of: [category, slug],
  seconds,
  says,
});

/** What is cut, from what, in which order. A picture that is re-rendered changes the films it is in. */
export const filmPlans: readonly FilmPlan[] = [
  {
    id: 'hero',
    loops: true,
    poster: 0,
    quality: 24,
    shots: [
      move('evening-island', 4.8),
      move('walk-in', 4.8),
      move('brushed-bronze', 4.8),
      move('dark-bedroom', 4.8),
    ],
  },
  {
    id: 'presentation',
    poster: 'livingRooms/galleria/main',
    quality: 27,
    shots: [
      card('From the drawing to the room', 'A house of furniture'),
      card('The works', 'Belarus, since 1997'),
      drawing(
        'kitchens',
        'alberto',
        'What the works cut by: a kitchen as an elevation, every measure in millimetres.',
        5,
      ),
      move('ivory-frames', 4.8, 'The same kitchen, standing: ivory frames, a walnut island.'),
      card('Materials to hold', 'Lacquer, veneer, wood, stone'),
      shot('materials-fitting-and-accessories/worktops/main', 'right', 5.5, 'Plates of stone, side by side.'),
      shot(
        'home-accessories/dettagli/main',
        'in',
        5.5,
        'Trays and a mirror of the same woods as the furniture.',
      ),
      card('Six rooms', 'One hand'),
      move('walnut-panels', 4.8, 'A kitchen in walnut panels, in the late light.', 'Kitchen'),
      move('green-library', 4.8, 'A green library wall with two armchairs.', 'Living room'),
      shot('bedrooms/serenata/main', 'in', 5.5, 'A panelled bedroom by day.', 'Bedroom'),
      move('walk-in', 4.8, 'A wardrobe one walks into.', 'Wardrobe'),
      move('fluted-vanity', 4.8, 'A vanity of sage lacquer, fluted and curved at its ends.', 'Bathroom'),
      move('study', 4.8, 'A study lined with books.', 'Study'),
      card('The samples are at the showroom', openingText('Every day, %opens to %closes', clock.hour)),
      shot(
        'showroom/room',
        'left',
        5.5,
        'Stones, veneers and lacquers on a long table; a kitchen behind it.',
      ),
      move('evening-island', 4.8, 'An evening kitchen over the lights of a city.'),
    ],
  },
  {
    id: 'walnut-and-stone',
    poster: 1,
    quality: 24,
    shots: [
      move('walnut-island', 4.8, 'An island of white stone, pale stools, the sea behind the glass.'),
      shot('kitchens/ilaria/main', 'in', 6, 'The same from farther off, with the wall of walnut.'),
      move(
        'walnut-panels',
        4.8,
        'Walnut again, in panels, with brass lamps over a dark top; one steps towards its stools.',
      ),
      shot('home/hero-2', 'left', 6.5, 'Back to the island: its stone turns down over the edge.'),
    ],
  },
  {
    id: 'painted-frames',
    poster: 1,
    quality: 24,
    shots: [
      move('ivory-frames', 4.8, 'Thin ivory frames, and an island of walnut one walks round.'),
      move('antique-white', 4.8, 'Raised panels in antique white, the patina brushed on by hand.'),
      shot(
        'kitchens/beatrice/main',
        'left',
        5.5,
        'Beaded doors in pearl grey, and a table with round-backed chairs.',
      ),
      move('navy-frames', 4.8, 'Navy frames and brass bars; one walks along four pale stools.'),
    ],
  },
  {
    id: 'evening-kitchen',
    poster: 8,
    quality: 24,
    shots: [
      move('evening-island', 4.8, 'The lights of a city beyond the glass; a marble island.'),
      shot('home/hero-1', 'near', 6, 'Nearer: brass at the foot of the island, three stools.'),
      shot(
        'kitchens/vescona-22/main',
        'in',
        7,
        'Smoked oak to either side of a lit niche, a stone island before it.',
      ),
      move('brushed-bronze', 4.8, 'Fronts of brushed bronze, and a black marble behind them.'),
    ],
  },
  {
    id: 'water-and-wood',
    poster: 1,
    quality: 24,
    shots: [
      shot(
        'bathrooms/kito/main',
        'in',
        5.5,
        'A bench of slatted oak with a stone bowl, a round mirror over it.',
      ),
      move('stone-bowl', 4.8, 'Nearer: the bowl, and brass that comes out of the wall.'),
      move('fluted-vanity', 4.8, 'Sage lacquer, fluted, curved at its ends; light from the side.'),
      shot('bathrooms/piedmont/main', 'in', 5.5, 'A walnut chest on turned feet under a framed mirror.'),
      move('double-vanity', 4.8, 'A double vanity in graphite, hung clear of the floor.'),
    ],
  },
  {
    id: 'behind-doors',
    poster: 'interior-elements/boiserie/main',
    quality: 24,
    shots: [
      shot(
        'interior-doors/portale/main',
        'in',
        6,
        'Three doors in one wall: flush, framed and glazed; the framed leaf stands half open.',
      ),
      move('half-open-door', 4.8, 'Nearer to it: past the leaf one sees a tree by a bright window.'),
      move('panelled-corridor', 4.8, 'Down a corridor with painted panels.'),
      move('walk-in', 4.8, 'Into a wardrobe with an island of drawers.'),
      move('study', 4.8, 'Behind the last door, a study.'),
    ],
  },
  {
    id: 'drawing-to-room',
    poster: 14,
    quality: 24,
    shots: [
      drawing('kitchens', 'alberto', 'An elevation in navy lines: frames, a hood, tall units to the right.'),
      shot('kitchens/alberto/main', 'in', 5, 'The same kitchen, built.'),
      drawing('kitchens', 'beatrice', 'A second: tall units to the left, the hood to the right.'),
      move('set-table', 4.8, 'And as one walks into it, past the table.'),
      drawing('kitchens', 'bellariva', 'A third, without a handle: only lines of shadow.'),
      move('smoked-run', 4.8, 'And built, in smoked eucalyptus.'),
    ],
  },
  {
    id: 'light-of-one-day',
    poster: 1,
    quality: 24,
    shots: [
      move('northern-morning', 4.8, 'Early: low sun through a northern kitchen.'),
      move('two-runs', 4.8, 'Morning: two runs of white lacquer, and a window between them.'),
      shot('kitchens/alberto/main', 'left', 5.5, 'Noon: the light stands still on ivory frames.'),
      move('green-library', 4.8, 'Afternoon: the sun lies across a green library.'),
      shot('kitchens/antico/main', 'right', 5.5, 'Late: the sun goes over aged oak.'),
      move('evening-island', 4.8, 'Evening: lamps, and the city.'),
    ],
  },
  {
    id: 'tour',
    poster: 0.5,
    quality: 25,
    shots: [
      shot(
        'showroom/room',
        'in',
        6,
        'The showroom: samples on a long oak table, a kitchen, three doors, a sofa.',
        'Showroom',
      ),
      move('table-of-samples', 4.8, 'The same table from the other side, wardrobes behind it.'),
      shot(
        'livingRooms/belvedere/main',
        'in',
        5,
        'A living room: a media wall with shelves lit from behind.',
        'Living room',
      ),
      shot('kitchens/ardenza/main', 'right', 5, 'A green kitchen by the sea.', 'Kitchen'),
      shot('bathrooms/provence/main', 'in', 5, 'A bathroom for two.', 'Bathroom'),
      move('dark-bedroom', 4.8, 'A bedroom before a dark panelled wall.', 'Bedroom'),
      move('walk-in', 4.8, 'A wardrobe to walk into.', 'Wardrobe'),
      move('panelled-corridor', 4.8, 'A panelled corridor.', 'Panelling'),
      shot('hotel-furniture/residenza/main', 'left', 5.5, 'A hotel room.', 'Hotel'),
    ],
  },
];
