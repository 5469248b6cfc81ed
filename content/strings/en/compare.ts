/** Words of the page on which models stand side by side. */
export const compare = {
  title: 'Side by side',
  description:
    'Two or three models beside one another: one view, the facts that differ, drawings to one scale.',
  line: 'One view, one size. What differs is marked, and the drawings are to one scale.',
  table: 'Models compared',
  differs: 'differs',
  only: 'Only what differs',
  alike: 'Nothing of what is stated differs.',
  missing: 'not stated',
  remove: ({ name }: { name: string }) => `Take ${name} out of the comparison`,
  ask: 'Ask about these',
  saved: 'Back to the saved models',
  drawings: {
    elevation: { name: 'Elevation', of: ({ name }: { name: string }) => `Elevation of ${name}` },
    plan: { name: 'Plan', of: ({ name }: { name: string }) => `Plan of ${name}` },
  },
  scale: 'To one scale, in millimetres',
  undrawn: 'no drawing',
  gone: ({ slug }: { slug: string }) =>
    `“${slug}” cannot be shown: there is no such model, or no connection.`,
  few: 'Two or three models stand side by side here. Choose them from the ones you saved, or save some first.',
  without:
    'Putting models side by side takes a script, and scripts are switched off here. The models themselves need none:',
  ways: { saved: 'Saved models', kitchens: 'See the kitchens', collections: 'Our Collections' },
} as const;
