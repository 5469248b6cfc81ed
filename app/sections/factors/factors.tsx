import { ButtonLink } from '#app/ui/button/button.tsx';
import styles from './factors.module.css';

interface FactorsProps {
  title: string;
  label: string;
  factors: readonly { name: string; text: string }[];
  act: { to: string; words: string };
}

/** Reasons as a ruled list beside their title. */
export function Factors({ title, label, factors, act }: FactorsProps) {
  return (
    <section className={`${styles.factors} wrap grid`}>
      <div className={styles.head}>
        <p className="label">{label}</p>
        <h2>{title}</h2>
      </div>
      <dl>
        {factors.map(({ name, text }) => (
          <div key={name}>
            <dt className="serif">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink kind="line" href={act.to} className={styles.act}>
        {act.words}
      </ButtonLink>
    </section>
  );
}
