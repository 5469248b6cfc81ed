/** The three certificates SPEC.md names. `specimen: true` until the owner supplies the document's picture. */
export const certificates = [
  {
    standard: 'ISO 9001',
    subject: 'Quality management',
    scope: 'How an order is understood, checked at each step and put right when it is not.',
    specimen: true,
  },
  {
    standard: 'ISO 14001',
    subject: 'Environmental management',
    scope: 'What the works use, give off and leave over, and how that becomes less.',
    specimen: true,
  },
  {
    standard: 'ISO 45001',
    subject: 'Occupational health and safety',
    scope: 'How people who work at saws, presses and paint go home as they came.',
    specimen: true,
  },
] as const;
