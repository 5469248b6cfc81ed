import styles from './icon.module.css';

/** Strokes of each icon on a 20 × 20 field. */
const paths = {
  menu: 'M2 7h16M2 13h16',
  close: 'M4 4l12 12M16 4L4 16',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  left: 'M12 5l-5 5 5 5',
  right: 'M8 5l5 5-5 5',
  back: 'M17 10H3M8 5l-5 5 5 5',
  forward: 'M3 10h14M12 5l5 5-5 5',
  turn: 'M2 10c0 2.2 3.6 4 8 4s8-1.8 8-4-3.6-4-8-4M12.5 3L10 6l2.5 3',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 4l10 6-10 6z',
  zoom: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM13 13l4 4M9 6.8v4.4M6.8 9h4.4',
  fullscreen: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  share: 'M10 12V2.5M6.5 6L10 2.5 13.5 6M5 9H3.5v8.5h13V9H15',
  save: 'M5 3h10v14l-5-4-5 4z',
  print: 'M6 7V3h8v4M6 14H3.5V7h13v7H14M6 12h8v5H6z',
  search: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM13 13l4 4',
  alert: 'M10 3l8 14H2zM10 8v4M10 14.2v.8',
  check: 'M4 10.5l4 4 8-9',
} as const;

export type IconName = keyof typeof paths;

/** Icons that point along the line of reading turn round in right-to-left languages. */
const directional: ReadonlySet<IconName> = new Set(['back', 'forward']);

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 20 20"
      aria-hidden="true"
      data-flip={directional.has(name) || undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}
