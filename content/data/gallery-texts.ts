import type { CategorySlug } from './categories.ts';

/** For each category the line beside its title and the sentence on its card at /concepts. */
export const galleryTexts: Record<CategorySlug, { line: string; card: string }> = {
  kitchens: {
    line: 'From Alberto to Vescona 22. A number in a name is the thickness of the front, in millimetres.',
    card: 'Wall, island, peninsula, show and back kitchen.',
  },
  office: {
    line: 'A meeting table, a library with a desk in it, and the desk at the end of the corridor.',
    card: 'Desks, libraries and a table with a spine for the cables.',
  },
  'hotel-furniture': {
    line: 'One guest room as one programme, from headboard to minibar.',
    card: 'A guest room drawn as one piece.',
  },
  'closet-and-sliding-systems': {
    line: 'Wardrobes one walks into, doors that slide or fold away, and a wall that hides both.',
    card: 'Walk-in, hinged, sliding, concealed.',
  },
  livingRooms: {
    line: 'Three walls for a living room: for the screen, for the books, for what is kept behind glass.',
    card: 'Media walls, libraries, sideboards.',
  },
  bedrooms: {
    line: 'A panelled wall to sleep against, or an upholstered bed between framed chests.',
    card: 'Bed walls, chests, night tables.',
  },
  bathrooms: {
    line: 'Eight vanities, from a bench of slatted oak to a walnut chest with a marble lid.',
    card: 'Eight vanities with their basins and tops.',
  },
  'interior-doors': {
    line: 'Flush, framed and glazed leaves to 3000 mm, on hinges nobody sees.',
    card: 'Leaves to 3000 mm on concealed hinges.',
  },
  'table-and-chairs': {
    line: 'Fifteen pieces for the table: five tables, nine seats and a banquette made to length.',
    card: 'Tables, chairs, stools and a banquette.',
  },
  'home-accessories': {
    line: 'The small things, made of what the furniture is made of.',
    card: 'Trays, mirrors, inserts, small shelves.',
  },
  'materials-fitting-and-accessories': {
    line: 'What everything here is made of, and what makes it move: thirteen kinds to see and touch.',
    card: 'Veneers, lacquers, stone, runners, light.',
  },
  'interior-elements': {
    line: 'Panelling, cornices and pilasters drawn for the room they line.',
    card: 'Wall panelling with its cornices and screens.',
  },
};
