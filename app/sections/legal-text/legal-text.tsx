import type { ReactNode } from 'react';
import { Said } from '#app/ui/said/said.tsx';
import styles from './legal-text.module.css';

/** One section of a long text. */
export interface LegalSection {
  id: string;
  title: string;
  /** Paragraphs before the list. */
  intro: readonly string[];
  /** Entries, with a name in front where they have one. */
  list?: readonly { name?: string; text: string }[];
  /** Paragraphs after the list. */
  end?: readonly string[];
}

interface LegalTextProps {
  updated: string;
  short: { title: string; points: readonly string[] };
  contents: string;
  sections: readonly LegalSection[];
  /** What a section shows beyond its words, by its id. */
  extras: Readonly<Record<string, ReactNode>>;
}

/** A long text to be found one's way in: short version, contents, numbered sections. */
export function LegalText({ updated, short, contents, sections, extras }: LegalTextProps) {
  return (
    <div className={`${styles.legal} wrap`}>
      <section className={styles.short} aria-labelledby="short-version">
        <h2 id="short-version">{short.title}</h2>
        <ul>
          {short.points.map((point) => (
            <li key={point}>
              <Said>{point}</Said>
            </li>
          ))}
        </ul>
        <p className="note soft">{updated}</p>
      </section>
      <nav className={styles.contents} aria-label={contents}>
        <p className="label">{contents}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title, intro, list, end }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {intro.map((paragraph) => (
              <p key={paragraph}>
                <Said>{paragraph}</Said>
              </p>
            ))}
            {list && (
              <ul>
                {list.map(({ name, text }) => (
                  <li key={text}>
                    {name && (
                      <b>
                        <Said>{name}</Said>
                      </b>
                    )}{' '}
                    <Said>{text}</Said>
                  </li>
                ))}
              </ul>
            )}
            {end?.map((paragraph) => (
              <p key={paragraph}>
                <Said>{paragraph}</Said>
              </p>
            ))}
            {extras[id]}
          </section>
        ))}
      </div>
    </div>
  );
}
