import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Names the section for `aria-labelledby`. */
  id: string;
  label: string;
  title: string;
  text: string;
}

/** Head of a section in two columns: label and title at the start, a sentence at the end; one column on phones. */
export function SectionHead({ id, label, title, text }: SectionHeadProps) {
  return (
    <div className={`${styles.head} wrap`}>
      <div>
        <p className="label">{label}</p>
        <h2 id={id}>{title}</h2>
      </div>
      <p>{text}</p>
    </div>
  );
}
