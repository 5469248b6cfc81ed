import styles from './testimonials.module.css';

/** Stars of a full rating. */
const STARS = 5;

export interface Quotation {
  id: number;
  name: string;
  position: string;
  text: string;
  rating: number;
  /** The rating in words. */
  ratingLabel: string;
  /** Says that the words are a sample of the owner's; empty once they are real. */
  note: string;
}

/** What clients say: stars, sentence, name and place. */
export function Testimonials({ title, quotations }: { title: string; quotations: readonly Quotation[] }) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <h2 className="label">{title}</h2>
        <ul>
          {quotations.map((quotation) => (
            <li key={quotation.id}>
              <span className={styles.stars} role="img" aria-label={quotation.ratingLabel}>
                {Array.from({ length: STARS }, (_, star) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other name
                  <svg key={star} viewBox="0 0 12 12" aria-hidden="true" data-lit={star < quotation.rating}>
                    <path d="M6 .8l1.6 3.4 3.7.5-2.7 2.6.7 3.7L6 9.2 2.7 11l.7-3.7L.7 4.7l3.7-.5z" />
                  </svg>
                ))}
              </span>
              <blockquote className="serif">{quotation.text}</blockquote>
              <p className="note">
                <b>{quotation.name}</b>
                <br />
                {quotation.position}
                {quotation.note && <span className={styles.sample}>{quotation.note}</span>}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
