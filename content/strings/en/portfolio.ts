/** Words of /portfolio and of the projects' own pages. */
export const portfolio = {
  title: 'Portfolio',
  description:
    'Finished work in Dubai: kitchens with islands in Al Furjan and La Mer, a kitchen in Meydan, interior doors in Jumeirah.',
  line: 'Four homes in Dubai, each from one model of the catalogue, drawn again for its rooms.',
  all: 'All',
  filter: 'Kind of project',
  /** Title of the page that shows one kind of project. */
  narrowed: ({ kind }: { kind: string }) => `Portfolio, ${kind.toLowerCase()}`,
  shown: ({ count }: { count: number }) => (count === 1 ? '1 project shown' : `${count} projects shown`),
  view: 'View Project',
  close: 'Close project',
  facts: { place: 'Place', year: 'Year', area: 'Area', scope: 'Scope', kind: 'Kind' },
  sample: 'Sample fact, to be confirmed by the owner',
  sampleShort: 'Sample',
  area: (squareMetres: number) => `${squareMetres} m²`,
  made: 'What was made',
  used: 'What we used',
  model: (name: string) => `The model it was drawn from: ${name}`,
  pictures: 'Pictures',
  picture: (index: number, total: number) => `Picture ${index} of ${total}`,
  standIn: (model: string) =>
    `The home itself is still to be pictured. What you see is the model it was built from, ${model}.`,
  page: 'Open the project’s own page',
  ask: (place: string) => `Ask about ${place}`,
  next: 'Next project',
} as const;
