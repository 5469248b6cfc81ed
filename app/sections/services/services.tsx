import styles from './services.module.css';

interface ServicesProps {
  title: string;
  services: readonly { title: string; description: string }[];
}

/** The four services as a list with thin numerals. */
export function Services({ title, services }: ServicesProps) {
  return (
    <section className={`${styles.services} wrap`}>
      <h2>{title}</h2>
      <ol>
        {services.map((service, index) => (
          <li key={service.title}>
            <span className={`${styles.numeral} serif`} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{service.title}</h3>
            <p>{service.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
