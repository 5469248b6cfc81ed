import { TextLink } from '#app/ui/button/button.tsx';
import { Said } from '#app/ui/said/said.tsx';
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
      <h1>
        <Said>{title}</Said>
      </h1>
      {line && (
        <div className={styles.line}>
          <p>
            <Said>{line}</Said>
          </p>
          {links.map(({ to, words, rel }) => (
            <TextLink key={to} href={to} rel={rel}>
              <Said>{words}</Said>
            </TextLink>
          ))}
        </div>
      )}
    </header>
  );
}
