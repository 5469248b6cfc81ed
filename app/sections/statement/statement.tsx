import { TextLink } from '#app/ui/button/button.tsx';
import { Said } from '#app/ui/said/said.tsx';
import styles from './statement.module.css';

/** One sentence with air round it; the gold thread runs down into it. */
export function Statement({ text, link }: { text: string; link: { to: string; words: string } }) {
  return (
    <section className={`${styles.statement} wrap grid`}>
      <div className={styles.inner}>
        <p className={`${styles.say} serif`}>
          <Said>{text}</Said>
        </p>
        <TextLink href={link.to}>{link.words}</TextLink>
      </div>
    </section>
  );
}
