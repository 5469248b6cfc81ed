/** Words of /location. Hours, buttons and the link to the route are the specification's. */
export const location = {
  title: 'Our Showroom',
  description:
    'The showroom in Abu Dhabi: address, map, directions and telephone. Open from %opens to %closes, 7 days a week.',
  line: 'Doors to open, stone to touch, drawers to pull. Bring a plan and stay as long as the coffee lasts.',
  address: 'Address',
  hours: 'Hours',
  hoursValue: '%opens to %closes, 7 days a week',
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
  rooms: {
    title: 'Stand in the showroom',
    label: 'All round',
    text: 'Five places to stand, each to be turned all the way round. The hall is a sample, computed from the plan beside it: it shows how we arrange a showroom and is no photograph of our address.',
    planText:
      'A sample hall, to show how we arrange a showroom: what stands where, and what one sees from five places in it.',
    plan: 'Floor plan',
    poster:
      'A long oak table with samples of stone and wood; behind it wardrobes of walnut and glass, a sage vanity and shelves of boards',
    /** `%place` stands for the name of a standpoint. */
    panorama: {
      load: 'Look around',
      loading: 'The picture is on its way',
      flat: 'Shown flat: this browser cannot turn the picture',
      at: '%place',
      picture: 'All round: %place',
      go: 'Go to',
      help: 'Drag the picture to turn it. With the keyboard: arrow keys turn and tilt, + and − zoom, Tab leads to the marks. A mark in the picture or a number on the plan takes you there.',
      fullscreen: 'Fullscreen',
      steps: {
        left: 'Turn left',
        right: 'Turn right',
        up: 'Look up',
        down: 'Look down',
        nearer: 'Zoom in',
        farther: 'Zoom out',
      },
    },
    stands: {
      entrance: {
        name: 'At the entrance',
        text: 'The glass front is behind you. Straight ahead, at the far wall, the green kitchen with its travertine island; to the left sofa and armchairs, then three doors in the wall; to the right the long table of samples, and behind it the wardrobes.',
      },
      kitchens: {
        name: 'By the kitchen',
        text: 'The island stands before you with three stools, behind it the deep green run below a lit shelf on a walnut wall, tall units at its end. Turn right and the round mirror of the bath corner comes into view; behind you lie the table of samples and the street.',
      },
      wardrobes: {
        name: 'At the wardrobes',
        text: 'A wall of walnut, open and lit: shelves, long and double hanging, bags on leather. Two sliding leaves of reeded glass in bronze frames cover parts of it. On the left the fluted vanity under its round mirror, on the right the shelves of samples.',
      },
      doors: {
        name: 'By the doors',
        text: 'Three doors that reach to 2.9 metres: one flush with the wall, one framed, one glazed, with a bright corridor behind. Left of them panelled wall by the sofa. To the right the kitchen and its island; at your back the hall, as far as the wardrobes.',
      },
      table: {
        name: 'At the table of samples',
        text: 'Stones, veneers, lacquers and metals lie as for a first meeting, a plan and a pencil among them. Behind the table the wall of samples, sorted by kind; to the left the wardrobes; to the right the glass front and the green outside.',
      },
    },
  },
  tour: {
    title: 'Virtual tour',
    label: 'Rooms in film',
    text: 'Kitchens, wardrobes, doors and baths, room by room. Computed from our drawings, as every picture here is; the showroom’s own address is above.',
    play: 'A walk through the rooms',
    transcript: 'What the film shows',
  },
} as const;
