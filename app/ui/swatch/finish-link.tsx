import { useHref } from '#app/behaviours/use-locale.ts';
import type { FinishSample } from '#content/product-text.ts';
import styles from './finish-link.module.css';
import { Swatch } from './swatch.tsx';

/** A finish of a product: its plate and its name, leading to its place in the finish library. */
export function FinishLink({ id, name, hex }: FinishSample) {
  const href = useHref();
  return (
    <a className={styles.finish} href={href({ to: 'finishes', hash: id })}>
      <Swatch hex={hex} size="plate" />
      <span>{name}</span>
    </a>
  );
}
