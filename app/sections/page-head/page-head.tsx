import { TextLink } from '#app/ui/button/button.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** Small capitals above the title; left out when it would say the same. */
  label?: string | undefined;
  title: string;
  line?: string | undefined;
  /** Under the line: a brochure, another page on the same matter. */
  links?: readonly { to: string; words: string; rel?: 'external' }[];
}

/** The head of a page without a picture: label, title, one line. */
export function PageHead({ label, title, line, links = [] }: PageHeadProps) {
  return (
    <header className={`${styles.head} wrap grid`}>
      {label && <p className="label">{label}</p>}
      <h1>{title}</h1>
      {line && (
        <div className={styles.line}>
          <p>{line}</p>
          {links.map(({ to, words, rel }) => (
            <TextLink key={to} href={to} rel={rel}>
              {words}
            </TextLink>
          ))}
        </div>
      )}
    </header>
  );
}
