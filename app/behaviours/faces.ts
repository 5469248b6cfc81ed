interface Face {
  family: string;
  /** CSS weight, or the range of a variable face. */
  weight: string;
  /** Address of the file; `styles/fonts.css` names the same. */
  url: string;
}

/** The two faces of every first view: preloaded, and taken up late where they came too late for the first layout. */
export const FACES: readonly Face[] = [
  {
    family: 'Cormorant Garamond',
    weight: '500',
    url: '/assets/fonts/cormorant-garamond-latin.v2.woff2',
  },
  { family: 'Manrope', weight: '400 600', url: '/assets/fonts/manrope-latin.v1.woff2' },
];
