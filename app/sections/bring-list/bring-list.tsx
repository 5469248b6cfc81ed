import styles from './bring-list.module.css';

interface BringListProps {
  title: string;
  items: readonly { name: string; text: string }[];
}

/** What to bring to a first visit: three plain columns. */
export function BringList({ title, items }: BringListProps) {
  return (
    <section className={`${styles.bring} wrap`}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
