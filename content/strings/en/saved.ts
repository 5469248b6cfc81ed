/** Words of the list of saved models and of what a press on Save says. */
export const saved = {
  title: 'Saved models',
  description:
    'The models you saved on this device: pictures, facts side by side, your notes, and a link to pass on.',
  line: 'Kept on this device alone, until you send them to us or pass their link on.',
  without:
    'This list is made by a script on your own device, and scripts are switched off here. These lead to the models:',
  save: ({ name }: { name: string }) => `Save ${name}`,
  notice: {
    added: ({ name }: { name: string }) => `${name} is saved.`,
    removed: ({ name }: { name: string }) => `${name} is no longer saved.`,
    see: 'See the saved models',
    close: 'Close the notice',
  },
  fleeting:
    'This browser keeps nothing for us, as private windows do: the list ends when you close it. Its link keeps it.',
  empty: {
    text: 'Nothing is saved yet. The ribbon beside a model’s name puts it here, to compare and to think over.',
    kitchens: 'See the kitchens',
    collections: 'Our Collections',
  },
  list: 'Saved models, in your order',
  of: ({ count }: { count: number }) => (count === 1 ? '1 model' : `${count} models`),
  earlier: ({ name }: { name: string }) => `Move ${name} towards the start`,
  later: ({ name }: { name: string }) => `Move ${name} towards the end`,
  remove: ({ name }: { name: string }) => `Take ${name} off the list`,
  moved: ({ name, place, count }: { name: string; place: number; count: number }) =>
    `${name} is number ${place} of ${count}.`,
  note: 'Your note',
  noteHint: 'Stays on this device until you send it.',
  gone: ({ slug }: { slug: string }) =>
    `“${slug}” cannot be shown: there is no such model, or no connection.`,
  missing: 'not stated',
  enquiry: {
    intro: 'I have these models in mind:',
    listed: ({ count }: { count: number }) =>
      count === 1 ? '1 model stands in your message.' : `${count} models stand in your message.`,
  },
  samples: {
    title: 'Samples',
    list: 'Samples you ask for',
    line: ({ count, most }: { count: number; most: number }) =>
      `${count} of ${most}. They go with your enquiry.`,
    ask: 'Ask for a sample',
    asked: 'Sample asked for',
    of: ({ name }: { name: string }) => `Ask for a sample: ${name}`,
    added: ({ name, count, most }: { name: string; count: number; most: number }) =>
      `A sample of ${name} is asked for, ${count} of ${most}. It goes with your enquiry.`,
    removed: ({ name }: { name: string }) => `No sample of ${name} is asked for any more.`,
    full: ({ most }: { most: number }) =>
      `${most} samples go with one enquiry. Let one go to ask for another.`,
    drop: ({ name }: { name: string }) => `Ask for no sample of ${name}`,
    see: 'See what is saved',
    library: 'See all finishes',
    intro: 'Please send me samples of:',
    listed: ({ count }: { count: number }) =>
      count === 1 ? '1 sample stands in your message.' : `${count} samples stand in your message.`,
  },
  compareOne: ({ name }: { name: string }) => `Compare ${name}`,
  compare: {
    choose: 'Compare',
    chosen: ({ count }: { count: number }) => `Compare the ${count} marked`,
    all: ({ count }: { count: number }) => (count === 2 ? 'Compare both' : `Compare the first ${count}`),
  },
  send: 'Send with my enquiry',
  share: 'Copy the link',
  shared: 'Link copied. It opens this list on any device; your notes stay here.',
  linked: {
    text: ({ count, samples }: { count: number; samples: number }) => {
      const models = count === 1 ? '1 model' : `${count} models`;
      const more = samples === 1 ? '1 finish to see as a sample' : `${samples} finishes to see as samples`;
      return `This link shows ${[...(count > 0 ? [models] : []), ...(samples > 0 ? [more] : [])].join(' and ')}.`;
    },
    known: 'You have kept all of them already.',
    keep: 'Keep them on this device',
    own: 'See my own list',
  },
} as const;
