import styles from './page-head.module.css';

interface PageHeadProps {
  /** Small capitals above the title; left out when it would say the same. */
  label?: string | undefined;
  title: string;
  line?: string | undefined;
}

/** The head of a page without a picture: label, title, one line. */
export function PageHead({ label, title, line }: PageHeadProps) {
  return (
    <header className={`${styles.head} wrap grid`}>
      {label && <p className="label">{label}</p>}
      <h1>{title}</h1>
      {line && <p className={styles.line}>{line}</p>}
    </header>
  );
}
