/** What the search says. */
export const search = {
  title: 'Search',
  description: 'Find a model by what it is: material, finish, layout, room, or a part of its name.',
  label: 'Search models, materials and rooms',
  hint: 'light oak, back kitchen, walk-in, Vescona',
  submit: 'Search',
  close: 'Close search',
  clear: 'Clear the field',
  /** Asked before anything is typed; each is a search of its own. */
  often: {
    title: 'Asked for often',
    queries: ['Light oak kitchen', 'Back kitchen', 'Walk-in wardrobe', 'White marble island', 'Smoked oak'],
  },
  groups: {
    model: 'Models',
    kind: 'Kinds of kitchen',
    room: 'Rooms',
    finish: 'Materials',
    project: 'Projects',
    page: 'Pages',
  },
  models: ({ count }: { count: number }) => (count === 1 ? '1 model' : `${count} models`),
  found: ({ count }: { count: number }) => (count === 1 ? '1 answer' : `${count} answers`),
  nearest: 'No model is all of this at once. These come nearest, and yours is drawn for its own room.',
  all: ({ count }: { count: number }) => `All ${count} models`,
  facet: ({ facet, models }: { facet: string; models: string }) => `${facet}, ${models}`,
  facets: {
    style: 'Style',
    layout: 'Layout',
    finish: 'Finish',
    wood: 'Wood',
    colour: 'Colour',
    handle: 'Handle',
  },
  /** Over the list of the kitchens' filters of each facet. */
  kitchensBy: {
    style: 'Kitchens by style',
    layout: 'Kitchens by layout',
    finish: 'Kitchens by finish',
    wood: 'Kitchens by wood',
    colour: 'Kitchens by colour',
    handle: 'Kitchens by handle',
  },
  none: ({ query }: { query: string }) =>
    `Nothing answers to “${query}”. A material, a room or a few letters of a name are enough:`,
  ask: 'Or ask a person',
  failed: 'The list could not be fetched. Look through the collections meanwhile, or try again.',
  without: 'To look words up this page needs scripts, which are switched off here. These lists need none:',
  collections: 'By room',
} as const;
