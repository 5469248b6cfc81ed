/** Words of /accessibility. True on its date: what it says is checked by the tests; change both together. */
export const accessibility = {
  title: 'Accessibility',
  description:
    'How this site serves people who use a keyboard, a screen reader, large text or high contrast, what it cannot do yet, and whom to tell.',
  updated: 'Written on 22 November 2026',
  short: {
    title: 'The short version',
    points:
      'Every page works by keyboard alone, with a screen reader, at 400 % and in high contrast.\nPages, pictures, drawings and the form work without JavaScript.\nIf something keeps you out, write to us or call: we answer, and we mend it.',
  },
  contents: 'On this page',
  sections: {
    standard: {
      title: 'What we hold ourselves to',
      text: 'The Web Content Accessibility Guidelines 2.2, level AA. By our own assessment this site meets them except where the list of limits below says otherwise. Nobody outside has assessed it yet.',
    },
    how: {
      title: 'What that means here',
      list: [
        [
          'Keyboard:',
          'everything a pointer does, keys do; the focus is always seen and comes back to where it was.',
        ],
        ['Screen readers:', 'every picture says what it shows, controls have names, changes are announced.'],
        [
          'Sight:',
          'text keeps its contrast, grows to 400 % without sideways scrolling and follows high-contrast settings; nothing is told by colour alone.',
        ],
        [
          'Movement:',
          'what moves by itself can be stopped, and stands still if your device asks for reduced motion.',
        ],
        ['Hands:', 'targets are large, nothing needs dragging, double pressing or speed.'],
        ['Films:', 'they have captions; they have no speech.'],
      ],
    },
    limits: {
      title: 'What it cannot do yet',
      list: [
        'The PDF files of the drawings are drawings only: their lengths are not readable as text by every screen reader. The same lengths stand as text on the page.',
        'Films have no description by voice; the sentence beside each says what it shows.',
        'The walk through the showroom is a picture all round; what stands there is told in words under it.',
        'The map and the players of other companies, loaded only when you press, follow those companies’ own rules.',
      ],
    },
    checks: {
      title: 'How it is checked',
      text: 'Before every release each page is examined by an automatic checker at two widths and used by keyboard in a real browser, by the names a screen reader would say. A machine finds less than half of all barriers: tell us about the others.',
    },
    contact: {
      title: 'Whom to tell',
      text: 'Write to us with the word “Accessibility” in the subject, or call. We answer within five working days, and send you whatever you cannot reach in a form that you can use.',
      subject: 'Accessibility',
      or: 'or by telephone',
    },
  },
} as const;
