import * as v from 'valibot';
import { type ProjectStory, projectStorySchema } from '../schemas/project-story.ts';

const rows: readonly v.InferInput<typeof projectStorySchema>[] = [
  {
    slug: 'al-furjan-villa',
    story: [
      'The villa has a kitchen that everyone walks through on the way to the garden. So the wall stays quiet: ivory frames, thin and painted, each with one brass knob, and glass-fronted units with light in them where a wall of doors would have been too much.',
      'The island does the talking. It is walnut, set against the ivory, with room for two to work and three to sit. One white marble with a grey vein runs over wall and island alike, so that from the door the two read as one piece of furniture.',
      'The drawing began with Alberto and kept its frames; height, rhythm and island were drawn for the room.',
    ],
    facts: {
      year: 2025,
      area: 46,
      scope: 'Design, making, delivery and fitting of kitchen and island',
      sample: true,
    },
  },
  {
    slug: 'la-mer-apartment',
    story: [
      'In a flat above the sea nobody looks at a kitchen first. Walnut was carried across one whole wall, grain running on from front to front, so that refrigerator, ovens and larder disappear into a single panelled surface.',
      'Between cook and window stands an island of white stone. There are no handles anywhere: a gola channel behind every edge takes the fingers, and the line it draws is the horizon’s height when one sits down.',
      'Behind the worktop one marble with gold veins is left in a single piece. It is the only picture in the room, and it was chosen at the slab, not from a sample.',
      'The model is Ilaria, lengthened for the wall.',
    ],
    facts: {
      year: 2024,
      area: 38,
      scope: 'Design, making, delivery and fitting of kitchen and island',
      sample: true,
    },
  },
  {
    slug: 'jumeirah-doors',
    story: [
      'Residences by the beach, and corridors with more doors than walls. The task was to make them one family: flush leaves for the private rooms, framed ones for the public, glazed where the corridor wanted daylight.',
      'All stand from floor to ceiling, up to 3000 mm, on concealed hinges, and all share one line: the height at which the handle sits is the height at which the frames divide and the glass begins. Walk along the wall and nothing jumps.',
      'The leaves are Portale’s. What was drawn anew is the meeting of frame, wall and floor, for every opening as measured.',
    ],
    facts: { year: 2025, area: 210, scope: 'Measuring, making and fitting of interior doors', sample: true },
  },
  {
    slug: 'meydan-residence',
    story: [
      'White stone by day, smoked oak by night. In this residence fronts, worktop and island are cut from one white veined sintered stone and mitred at the edges, so that a vein climbs the front, turns over the top and goes on.',
      'Behind it the tall units are smoked oak, dark enough to step back. When the lamps come on they become the warm side of the room and the stone floats before them.',
      'Gola channels replace handles throughout. The only things left standing on the worktop are what is being cooked and who is cooking it. The starting point was Estella.',
    ],
    facts: { year: 2023, area: 52, scope: 'Design, making, delivery and fitting of kitchen', sample: true },
  },
];

const stories: readonly ProjectStory[] = v.parse(v.array(projectStorySchema), rows);

/** Slugs of the projects whose facts are still examples. */
export const sampleProjects: readonly string[] = stories
  .filter(({ facts }) => facts.sample)
  .map(({ slug }) => slug);

/** The story of a project. @throws Error when none is written. */
export function storyOf(slug: string): ProjectStory {
  const found = stories.find((story) => story.slug === slug);
  if (!found) throw new Error(`content/data/project-stories.ts lacks ${slug}`);
  return found;
}
