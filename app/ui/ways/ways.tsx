import { TextLink } from '../button/button.tsx';
import styles from './ways.module.css';

/** Links onward, where there is nothing to show yet. */
export function Ways({ links }: { links: readonly { to: string; words: string }[] }) {
  return (
    <p className={styles.ways}>
      {links.map(({ to, words }) => (
        <TextLink key={to} href={to}>
          {words}
        </TextLink>
      ))}
    </p>
  );
}
