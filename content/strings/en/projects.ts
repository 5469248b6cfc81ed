import type { ProjectKind, ProjectSlug } from '../../schemas/project.ts';

/** Kinds of project, as the specification names the filters. */
export const projectKinds = {
  'kitchen-cabinets-and-island': 'Kitchen cabinets and Island',
  'interior-doors': 'Interior Doors',
  kitchen: 'Kitchen',
} satisfies Record<ProjectKind, string>;

/**
 * What is told of each project, by its slug. `subject` stands behind the title in the page's own; of pictures `alt` says what is to be
 * seen (at most 160 characters), `caption` what to look at (at most 70), in the order of the pictures.
 */
export const projects = {
  'al-furjan-villa': {
    title: 'Private villa, Al Furjan',
    place: 'Al Furjan, Dubai',
    summary: 'Private villa, kitchen and island',
    subject: 'kitchen and island',
    description:
      'An ivory kitchen for a family villa: thin frames along the wall, an island in walnut, and one white marble over both.',
    features: [
      'Ivory painted frames with brass knobs',
      'Walnut veneer island',
      'White marble with a grey vein',
      'Glass-fronted wall units, lit in the evening',
    ],
    scope: 'Design, making, delivery and fitting of kitchen and island',
    story: [
      'The villa has a kitchen that everyone walks through on the way to the garden. So the wall stays quiet: ivory frames, thin and painted, with small brass knobs, and glass-fronted units, lit in the evening, where a wall of doors would have been too much.',
      'The island does the talking. It is walnut, set against the ivory, with room for two to work and three to sit. One white marble with a grey vein runs over wall and island alike, so that from the door the two read as one piece of furniture.',
      'The drawing began with Alberto and kept its frames; height, rhythm and island were drawn for the room. The rooms around it followed in the same ivory and walnut.',
    ],
    pictures: [
      {
        alt: 'Ivory kitchen with a walnut island and three shell stools, tall windows to the garden on the left',
        caption: 'On the way to the garden',
      },
      {
        alt: 'The kitchen wall seen square on: ivory frames, a vitrine on each side of the hood, the walnut island in front',
        caption: 'One wall, quiet but for the glass',
      },
      {
        alt: 'View through an opening in the hall to the ivory wall, the island and three globe lamps',
        caption: 'From the hall',
      },
      {
        alt: 'Along the marble island top to the garden windows, fruit and a branch in a vase on the stone',
        caption: 'Drawers on the cook’s side',
      },
      {
        alt: 'Three pale shell stools with brass legs at the walnut island, two framed pictures on the wall behind',
        caption: 'Room for three to sit',
      },
      {
        alt: 'Glass-fronted wall unit with glass shelves, pale crockery and brass knobs',
        caption: 'Glass where doors would have been too much',
      },
      {
        alt: 'Ivory framed doors with small brass knobs below a sink in a white marble worktop',
        caption: 'Thin frames, small knobs',
      },
      {
        alt: 'Dining table in walnut with oval-backed chairs by the garden window, an ivory sideboard with lamps behind',
        caption: 'The same walnut in the dining room',
      },
      {
        alt: 'Ivory panelled wall with one wardrobe standing open and lit, an armchair and a lamp beside it',
        caption: 'A wardrobe in the panelling',
      },
      {
        alt: 'Ivory framed vanity with brass knobs, marble top and arched brass mirror, the rim of a bathtub in front',
        caption: 'The family’s bathroom',
      },
    ],
  },
  'la-mer-apartment': {
    title: 'Apartment, La Mer',
    place: 'La Mer, Dubai',
    summary: 'Apartment, kitchen and island',
    subject: 'kitchen and island',
    description:
      'Walnut carried across one wall in a flat above the sea, with an island of white stone before it.',
    features: [
      'Grain-matched walnut veneer',
      'White stone island',
      'Handleless gola channels',
      'Gold-veined marble splashback',
    ],
    scope: 'Design, making, delivery and fitting of kitchen and island',
    story: [
      'In a flat above the sea nobody looks at a kitchen first. Walnut was carried across one whole wall, grain running on from front to front, so that refrigerator and larder disappear behind the panels and the ovens alone are seen.',
      'Before it, with its end to the sea, stands an island of white stone. There are no handles anywhere: a gola channel behind every edge takes the fingers, and the line it draws is the horizon’s height when one sits down.',
      'Behind the worktop one marble with gold veins is left in a single piece. It is the only picture in the room, and it was chosen at the slab, not from a sample.',
      'The model is Ilaria, lengthened for the wall. Living room, bedroom, dressing room and bathroom took up the walnut.',
    ],
    pictures: [
      {
        alt: 'Walnut kitchen with a long white stone island and wooden stools, the sea behind wide windows on the left',
        caption: 'The sea first',
      },
      {
        alt: 'The walnut wall seen square on with its strip of marble, the white island and four stools before it',
        caption: 'One wall, one veneer',
      },
      {
        alt: 'View through an opening along oak boards to the white island under a bar of light',
        caption: 'From the corridor',
      },
      {
        alt: 'Floor-to-ceiling walnut units with two black ovens, the corner of the marble island at the left',
        caption: 'Refrigerator and larder behind the panels',
      },
      {
        alt: 'Four saddle stools in walnut along the white island, terrace and sea through the windows',
        caption: 'Four seats with a horizon',
      },
      {
        alt: 'Undermount sink with a dark bronze tap in a white worktop, gold-veined marble behind',
        caption: 'Light from above, tap in bronze',
      },
      {
        alt: 'Bowl of lemons and a white vase on the marble island, the sea out of focus',
        caption: 'In use',
      },
      {
        alt: 'Along the whole length of the marble island to the sea window, walnut drawers at the right',
        caption: 'Along the island to the window',
      },
      {
        alt: 'Walnut front under a white worktop with the dark line of the gola channel between them',
        caption: 'The channel that replaces the handle',
      },
      {
        alt: 'Marble splashback with gold and grey veins in one piece above the hob, walnut above and below',
        caption: 'Chosen at the slab',
      },
      {
        alt: 'The kitchen from the window side: white island, walnut wall and a large framed print',
        caption: 'Back from the window',
      },
      {
        alt: 'Corner of the white island with gold veins and a wide overhang, one walnut stool',
        caption: 'The overhang',
      },
      {
        alt: 'Walnut shelves with light lines, books, bowls and vases',
        caption: 'Shelves in the living room',
      },
      {
        alt: 'Living room with a walnut media wall over a stone plinth, pale sofa, two round tables and the sea window',
        caption: 'The wall goes on in the living room',
      },
      {
        alt: 'Bed before a panelled walnut wall with channelled headboard, lamps lit, leather bench at the foot',
        caption: 'The bedroom in the last light',
      },
      {
        alt: 'Walk-in dressing room in walnut and leather, a chest with a stone top in the middle',
        caption: 'Dressing room',
      },
      {
        alt: 'Wall-hung vanity with curved fluted walnut front, round brass mirror and two globe lamps',
        caption: 'Fluted walnut in the bathroom',
      },
      {
        alt: 'Wide window with terrace, chair and glass rail before a calm sea, stools at the end of the island',
        caption: 'And out',
      },
    ],
  },
  'jumeirah-doors': {
    title: 'Interior doors, Jumeirah Beach residences',
    place: 'Jumeirah Beach, Dubai',
    summary: 'Beach residences, interior doors',
    subject: 'interior doors',
    description: 'Flush, framed and glazed leaves in one hand, up to 3000 mm high, on concealed hinges.',
    features: ['Leaves to 3000 mm', 'Concealed hinges', 'Flush, framed and glazed in one line'],
    scope: 'Measuring, making and fitting of interior doors',
    story: [
      'Residences by the beach, and corridors with more doors than walls. The task was to make them one family: flush leaves for the private rooms, framed ones for the public, glazed where the corridor wanted daylight.',
      'All are up to 3000 mm high, on concealed hinges, and all share one line: the height at which the handle sits is the height at which the frames divide and a bar crosses the glass. Walk along the wall and the line stays.',
      'The leaves are Portale’s. What was drawn anew is the meeting of frame, wall and floor, for every opening as measured.',
    ],
    pictures: [
      {
        alt: 'Hall with three tall doors in one wall: a flush leaf, a framed one that stands open and a glazed one',
        caption: 'Flush, framed, glazed: one family',
      },
      {
        alt: 'Framed leaf half open to a bright room, a tall vase beside it, oak boards on the floor',
        caption: 'Daylight through the corridor',
      },
      {
        alt: 'Reeded glass in a slim dark metal frame from floor to 3 metres, branches in a vase beside it',
        caption: 'The bar stands at the height of the lever',
      },
    ],
  },
  'meydan-residence': {
    title: 'Residence, Meydan',
    place: 'Meydan, Dubai',
    summary: 'Residence, kitchen',
    subject: 'kitchen',
    description:
      'Fronts, worktop and island cut from one white veined slab, with smoked oak standing behind it in the evening.',
    features: [
      'One white veined sintered stone, mitred',
      'Smoked oak tall units',
      'Handleless gola channels',
    ],
    scope: 'Design, making, delivery and fitting of kitchen',
    story: [
      'White stone by day, smoked oak by night. In this residence fronts, worktop and island are cut from one white veined sintered stone, so that front, top and wall read as one block.',
      'Behind it the tall units are smoked oak, dark enough to step back. When the lamps come on they become the warm side of the room and the stone floats before them.',
      'Gola channels replace handles throughout. The only things left standing on the worktop are what is being cooked and who is cooking it. The starting point was Estella.',
    ],
    pictures: [
      {
        alt: 'White stone island and lit stone niche between smoked oak units at night, city lights behind the glass',
        caption: 'Smoked oak by night',
      },
      {
        alt: 'The same kitchen by day, square on: white veined island before smoked oak, three globe lamps',
        caption: 'White stone by day',
      },
      {
        alt: 'Mitred corner of the white veined island in morning light, a round stool beside it',
        caption: 'Front and top of one stone',
      },
      {
        alt: 'Dark gourd vase with branches on the white stone island in the evening, oak and niche behind',
        caption: 'One vase, and room',
      },
      {
        alt: 'The kitchen at night from the window: white island, lit niche and smoked oak wall',
        caption: 'The oak steps back',
      },
      {
        alt: 'Along the white island with a brass coffee pot to the window and the lights of the city',
        caption: 'Coffee after the guests have gone',
      },
    ],
  },
} as const satisfies Record<ProjectSlug, object>;
