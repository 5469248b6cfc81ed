import type { CategorySlug } from '../../data/categories.ts';

interface CollectionWords {
  /** Name in menus and on cards. */
  card: string;
  /** Title of its gallery. */
  title: string;
  /** What one of its things is, as people search for it. */
  one: string;
  /** Beside the gallery's title. */
  line: string;
  /** On its card at /concepts. */
  sentence: string;
}

/** Words of the twelve collections. Cards and titles are the specification's. */
export const collections = {
  kitchens: {
    card: 'Kitchens',
    title: 'Our Collections',
    one: 'kitchen',
    line: 'From Alberto to Vescona 22. A number in a name is the thickness of the front, in millimetres.',
    sentence: 'Wall, island, peninsula, show and back kitchen.',
  },
  office: {
    card: 'Offices & Cabinets',
    title: 'Office & Cabinet Furniture',
    one: 'office',
    line: 'A meeting table, a library with a desk in it, and the desk at the end of the corridor.',
    sentence: 'Desks, libraries and a table with a spine for the cables.',
  },
  'hotel-furniture': {
    card: 'Hotel Furniture',
    title: 'Hotel Furniture',
    one: 'hotel room',
    line: 'One guest room as one programme, from headboard to minibar.',
    sentence: 'A guest room drawn as one piece.',
  },
  'closet-and-sliding-systems': {
    card: 'Closets & Sliding Systems',
    title: 'Closets & Sliding Systems',
    one: 'closet or sliding system',
    line: 'Wardrobes one walks into, doors that slide or fold away, and a wall that hides both.',
    sentence: 'Walk-in, hinged, sliding, concealed.',
  },
  livingRooms: {
    card: 'Living Rooms',
    title: 'Living Room Collections',
    one: 'living room',
    line: 'Three walls for a living room: for the screen, for the books, for what is kept behind glass.',
    sentence: 'Media walls, libraries, sideboards.',
  },
  bedrooms: {
    card: 'Bedrooms',
    title: 'Bedroom Collections',
    one: 'bedroom',
    line: 'A panelled wall to sleep against, or an upholstered bed between framed chests.',
    sentence: 'Bed walls, chests, night tables.',
  },
  bathrooms: {
    card: 'Bathrooms',
    title: 'Bathroom Collections',
    one: 'bathroom',
    line: 'Eight vanities, from a bench of slatted oak to a walnut chest with a marble lid.',
    sentence: 'Eight vanities with their basins and tops.',
  },
  'interior-doors': {
    card: 'Interior Doors',
    title: 'Interior Doors',
    one: 'doors',
    line: 'Flush, framed and glazed leaves to 3000 mm, on hinges nobody sees.',
    sentence: 'Leaves to 3000 mm on concealed hinges.',
  },
  'table-and-chairs': {
    card: 'Tables & Chairs',
    title: 'Tables & Chairs',
    one: 'table or chair',
    line: 'Fifteen pieces for the table: five tables, nine seats and a banquette made to length.',
    sentence: 'Tables, chairs, stools and a banquette.',
  },
  'home-accessories': {
    card: 'Home Accessories',
    title: 'Home Accessories',
    one: 'accessories',
    line: 'The small things, made of what the furniture is made of.',
    sentence: 'Trays, mirrors, inserts, small shelves.',
  },
  'materials-fitting-and-accessories': {
    card: 'Materials & Fittings',
    title: 'Materials, Fittings & Accessories',
    one: 'material or fitting',
    line: 'What everything here is made of, and what makes it move: thirteen kinds to see and touch.',
    sentence: 'Veneers, lacquers, stone, runners, light.',
  },
  'interior-elements': {
    card: 'Interior Elements',
    title: 'Interior Elements',
    one: 'panelling',
    line: 'Panelling, cornices and pilasters drawn for the room they line.',
    sentence: 'Wall panelling with its cornices and screens.',
  },
} satisfies Record<CategorySlug, CollectionWords>;
