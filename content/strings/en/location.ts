/** Words of /location. Hours, buttons and the link to the route are the specification's. */
export const location = {
  title: 'Our Showroom',
  description:
    'The showroom in Abu Dhabi: address, map, directions and telephone. Open from 10:00 AM to 8:00 PM, 7 days a week.',
  line: 'Doors to open, stone to touch, drawers to pull. Bring a plan and stay as long as the coffee lasts.',
  address: 'Address',
  hours: 'Hours',
  hoursValue: '10:00 AM to 8:00 PM, 7 days a week',
  /** `%hour` stands for the hour. */
  open: 'Open now, until %hour',
  closed: 'Closed now, opens at %hour',
  gulfTime: 'Gulf time',
  email: 'E-mail',
  telephone: 'Telephone',
  directions: 'Get Directions',
  consult: 'Schedule a Consultation',
  map: {
    section: 'Where to find us',
    title: 'Map of the showroom',
    load: 'Load the map',
    source: (host: string) => `The map comes from ${host}.`,
  },
  bring: {
    title: 'What to bring',
    items: [
      {
        name: 'A plan',
        text: 'The architect’s, or your own on squared paper. Ceiling height and windows help most.',
      },
      { name: 'Photographs', text: 'The room as it is, from each corner, with sockets and pipes in view.' },
      { name: 'Three measures', text: 'The longest wall, the height, and how tall the person is who cooks.' },
    ],
  },
  tour: {
    title: 'Virtual tour',
    label: 'Rooms in film',
    text: 'Kitchens, wardrobes, doors and baths, room by room. Computed from our drawings, as every picture here is; the showroom’s own address is above.',
    play: 'A walk through the rooms',
    transcript: 'What the film shows',
  },
} as const;
