import type { CertificateId } from '../../data/certificates.ts';

/** Words of /about. Titles, eyebrows and buttons are the specification's. */
export const about = {
  title: 'About Us',
  description:
    'A family company that measures, draws, makes and fits kitchens, wardrobes, doors and whole interiors: our story, films, values and certificates.',
  keywords:
    'furniture maker, fitted kitchens, wardrobes, interior doors, cabinet furniture, dealer network, ISO 9001, ISO 14001, ISO 45001, Abu Dhabi, Dubai, UAE',
  heading: (name: string) => `About ${name}`,
  subtitle: 'Crafting premium furniture and interior solutions since 1997',
  discover: 'Discover Our Story',
  home: 'HOME',
  story: {
    title: 'Our Story',
    say: 'Measure, draw, make, fit. One company does all four, and one family answers for them.',
    text: [
      'We make kitchens, wardrobes, cabinets, doors and whole interiors, from the first measure to the last hinge. The works stand in Belarus; the house in the Gulf draws, delivers and fits.',
      'You will find what we make in villas, residences and hotels, and most often in a room nobody photographs: the kitchen, on a Tuesday.',
    ],
    button: 'Contact Us',
    facts: [
      'Founded in 1997, over 25 years ago',
      'Third generation of one family',
      'Over 65 thousand sq. m of floor space',
      'Over 2 thousand employees',
      'Over 1000 representation offices and stores in over 25 countries',
    ],
  },
  videos: {
    title: 'Our Videos',
    label: 'Discover',
    transcript: 'What the film shows',
    from: (host: string) => `This film comes from ${host} and loads when you press play.`,
    set: { one: 'Video %first of %total', many: 'Videos %first to %last of %total' },
    all: (total: number) => `Show all ${total} videos`,
    fewer: 'Show one at a time',
  },
  presence: {
    title: 'Global Presence',
    label: 'Dealer Network',
    say: 'Furniture of this kind is not bought from a picture.',
    text: [
      'Someone has to measure the room, open the drawers with you, and come back to set the last hinge. That is what our dealers do, each in a town they know.',
      'If you have a showroom, or want one, write to us: where it stands, what you sell today, and what your clients ask for in vain.',
    ],
    button: 'Become a Dealer',
  },
  values: {
    title: 'Our Values',
    label: 'Brand Philosophy',
    say: 'We draw things to be used, then to be looked at. In that order they last.',
    text: [
      'Proportion before ornament, material before colour, the hand before the eye: a handle is right when you stop noticing it.',
      'We call things by their names. Veneer is called veneer, stone is shown with its veins, and a number in a kitchen’s name is the thickness of its front in millimetres.',
    ],
    button: 'View Our Concepts',
  },
  advantage: {
    title: 'Our Advantage',
    label: 'Key Success Factors',
    factors: [
      {
        name: 'One company throughout',
        text: 'Design, works, delivery and fitting answer to one another: the drawing is never somebody else’s.',
      },
      {
        name: 'Drawn in millimetres',
        text: 'Elevation and plan come before anything is cut. Gaps between fronts are 3 mm, handles stand in one line.',
      },
      {
        name: 'A catalogue to start from',
        text: 'A model is a beginning. Size, layout, finish and handle are drawn again for your room.',
      },
      {
        name: 'Materials to hold',
        text: 'Lacquer, veneer, solid wood, glass, steel and stone: chosen with the sample in your hand and daylight on it.',
      },
    ],
    button: 'Visit Showroom',
  },
  environment: {
    title: 'Sustainability',
    label: 'Concern for the Environment',
    say: 'What is made once, and made well, need not be made again.',
    text: [
      'Our environmental management is certified to ISO 14001: what the works take in, give off and leave over is written down, set against a goal and checked from outside.',
      'The larger part is older than any standard. Order what the room needs and no more, cut a board so that little is left of it, and make the thing to stay.',
    ],
    button: 'Learn More',
  },
  purpose: {
    title: 'Our Purpose',
    label: 'Mission',
    say: 'To make the rooms people use most the rooms they like best.',
    text: [
      'A kitchen is opened and shut more often than the front door. It should feel right on the first morning, and no different after years of mornings.',
    ],
    button: 'Get In Touch',
  },
  certifications: {
    title: 'Certifications',
    label: 'Internationally Certified Quality',
    text: 'Three management systems, certified to international standards. Each certificate says what is looked at, every year, by somebody who does not work here.',
    specimen: 'Specimen. The certificate itself follows.',
    /** On the drawn sheet: what it is, and across it that it is none. */
    sheet: { title: 'CERTIFICATE', across: 'SPECIMEN' },
    subjects: {
      'iso-9001': {
        subject: 'Quality management',
        scope: 'How an order is understood, checked at each step and put right when it is not.',
      },
      'iso-14001': {
        subject: 'Environmental management',
        scope: 'What the works use, give off and leave over, and how that becomes less.',
      },
      'iso-45001': {
        subject: 'Occupational health and safety',
        scope: 'How people who work at saws, presses and paint go home as they came.',
      },
    } satisfies Record<CertificateId, { subject: string; scope: string }>,
    alt: (standard: string, subject: string) =>
      `Specimen of a certificate: ${standard}, ${subject.toLowerCase()}`,
  },
} as const;
