import { shots } from './shots.ts';

/** Words of the pages, handed to each page by its own data, so that no page carries another's. */
export const pages = {
  home: {
    title: 'Kitchens, wardrobes and doors',
    description:
      'Kitchens, wardrobes, doors and rooms drawn for one house at a time and made in our own works since 1997. Showroom in the UAE.',
    slides: [
      {
        title: 'Exceptional Craftsmanship',
        subtitle: 'Kitchens, wardrobes and doors, drawn for one house at a time and made in our own works.',
      },
      {
        title: 'Kitchen Excellence',
        subtitle: 'A model to start from. Yours is measured, drawn and built for its room.',
      },
      {
        title: 'Timeless Elegance',
        subtitle: 'Frames, panels and stone that are as much at home in twenty years as today.',
      },
    ],
    explore: 'Explore Collection',
    intro:
      'A drawing comes first. Then a front, a worktop and a gap of three millimetres between them: small things, made by one family’s company since 1997.',
    legacy: 'Discover Our Legacy',
    rooms: 'Rooms',
    projects: 'Projects',
    allProjects: 'View All Projects',
    pictures: (count: number) => (count === 0 ? 'Drawing' : count === 1 ? '1 picture' : `${count} pictures`),
    model: (name: string) => `See the ${name} kitchen`,
    services: 'Services',
    testimonials: 'Testimonials',
    rating: (rating: number) => `${rating} of 5 stars`,
    sample: 'Sample',
    closing: {
      title: 'Transform Your Space',
      text: 'Bring a plan, a photograph, or the measures of the room. The samples are at the showroom.',
      book: 'Book Consultation',
      visit: 'Visit Showroom',
      contact: 'Contact Us',
      alt: 'A room furnished by us',
    },
  },
  concepts: {
    title: 'Our Collections',
    description: (models: number) =>
      `Collections from kitchens to hotel rooms: ${models} models of fitted furniture, doors and materials.`,
    line: (models: number) =>
      `${models} models for every room and trade. A number in a kitchen’s name is the thickness of its front in millimetres.`,
  },
  gallery: {
    /** Behind a gallery's name in its title: what is chosen, and the page. */
    narrowed: '%title, %shown',
    page: 'page %page',
  },
  product: {
    finishes: 'Finishes',
    askAbout: (name: string) => `Ask about ${name}`,
    save: 'Save',
    share: 'Share',
    print: 'Print',
    drawings: 'Drawings',
    sheets: {
      elevation: { name: 'Elevation', line: 'The front as it stands.' },
      plan: { name: 'Plan', line: 'The same from above, to the same scale.' },
      left: { name: 'Left side', line: 'The run along the left wall.' },
      right: { name: 'Right side', line: 'The run along the right wall.' },
      facing: { name: 'Facing side', line: 'What stands across from it.' },
      peninsula: { name: 'Peninsula', line: 'As the cook sees it.' },
      island: { name: 'Island', line: 'As the cook sees it.' },
      'back-kitchen': { name: 'Back kitchen', line: 'The run behind the sliding door.' },
      section: { name: 'Section', line: 'Cut through the hob: depths and heights.' },
    },
    lengths: { title: 'Lengths in', mm: 'millimetres', in: 'inches' },
    takeAway: (model: string, sheet: string, format: string) => `${model}, ${sheet}, as ${format}`,
    sheetTitle: (model: string, sheet: string) => `${model}, ${sheet.toLowerCase()}`,
    sheetLine: {
      mm: (scale: number) => `1:${scale} on A3, all lengths in millimetres`,
      in: (scale: number) => `1:${scale} on A3, all lengths in inches, to the nearest eighth`,
    },
    /** On the printed page, over the drawings. */
    printScale: (scale: number) => `1 : ${scale} on A4, printed at 100 %`,
    allModels: (collection: string) => `${collection}: all models`,
    related: 'In the same style',
    relatedRoom: 'From the same collection',
    seen: (shot: string) => shots[shot] ?? '',
    allPictures: (count: number) => (count === 1 ? 'See the picture large' : `All ${count} pictures`),
    facts: {
      style: 'Style',
      layout: 'Layout',
      front: 'Front',
      finish: 'Finish',
      colour: 'Colour',
      second: 'Second material',
      handle: 'Handle',
      worktop: 'Worktop',
      thickness: 'Front thickness',
      furniture: 'Furniture',
      basin: 'Basin and top',
      piece: 'Piece',
      material: 'Material',
      what: 'What it is',
      contents: 'Contents',
    },
  },
  contact: {
    title: 'Contact us',
    description:
      'Write to us about a kitchen, a wardrobe, doors or a whole house, or come to the showroom, every day from 10 to 8.',
    line: 'Write what you have in mind: a room, a date, a model. A plan or a photograph can follow.',
    aside: {
      title: 'Or speak to us',
      showroom: 'Showroom',
      hours: 'Hours',
      telephone: 'Telephone',
      whatsapp: 'WhatsApp',
      email: 'E-mail',
      hoursValue: 'Open Everyday, %opens-%closes',
      chat: 'Chat on WhatsApp',
      visit: 'Visit Showroom',
    },
    sent: {
      title: 'Success',
      description: 'Your enquiry has arrived.',
      text: 'Thank you for your enquiry. Our team will contact you shortly. Reference:',
      home: 'Back to the home page',
    },
    notSent: {
      title: 'Error',
      description: 'The enquiry was not sent yet.',
      text: 'Please fill all required fields',
    },
  },
  notFound: {
    title: '404 Page Not Found',
    description: 'There is no page at this address.',
    text: 'There is nothing behind this door. These lead somewhere:',
    back: 'Return Home',
  },
  /** What a proxy shows while the service does not answer. */
  down: {
    title: 'We are back in a moment',
    text: 'This page cannot be shown just now. If you were writing to us, your browser’s Back key still has what you wrote. You reach the showroom by',
  },
} as const;
