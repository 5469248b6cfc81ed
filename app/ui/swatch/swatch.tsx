import styles from './swatch.module.css';

/** A sample of a finish: a small square on a card, a plate in lists. The name stands beside it in words. */
export function Swatch({ hex, size }: { hex: string; size: 'dot' | 'plate' }) {
  return (
    <svg className={styles.swatch} data-size={size} viewBox="0 0 10 10" aria-hidden="true">
      <rect width="10" height="10" fill={hex} />
    </svg>
  );
}
