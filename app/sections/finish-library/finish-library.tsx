import { sizes } from '#app/styles/breakpoints.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './finish-library.module.css';
import { FinishPlate } from './finish-plate.tsx';
import type { KindText, Library } from './library.ts';

/** Finishes family by family: words about their kinds at the start side, the wall of plates beside them. */
export function FinishLibrary({ contents, groups, models }: Library) {
  return (
    <>
      <nav className={styles.contents} aria-label={contents}>
        <ul className="wrap">
          {groups.map(({ id, title, plates }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title} <span className="num">{plates.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, title, line, kinds, plates, near }) => (
        <section key={id} id={id} className={`${styles.group} wrap`} aria-labelledby={`${id}-title`}>
          <details open data-fold="" className={styles.fold}>
            <summary>
              <h2 id={`${id}-title`}>{title}</h2>
            </summary>
            <div className="grid">
              <div className={styles.words}>
                <p className={`${styles.line} serif`}>{line}</p>
                {near && (
                  <a className={styles.near} href={near.to}>
                    <Picture
                      picture={near.picture}
                      sizes={sizes({ compact: '90vw' }, '30vw')}
                      ratio="square"
                    />
                  </a>
                )}
                {kinds.map((kind) => (
                  <Kind key={kind.id} {...kind} />
                ))}
              </div>
              <ul className={styles.plates} aria-labelledby={`${id}-title`}>
                {plates.map((plate) => (
                  <FinishPlate key={plate.id} plate={plate} models={models} />
                ))}
              </ul>
            </div>
          </details>
        </section>
      ))}
    </>
  );
}

/** A kind in words: what it is, how it lives and is cared for, where it may be used and which models can have it. */
function Kind({ name, what, rows, found }: KindText) {
  return (
    <details open data-fold="" className={`${styles.kind} ${styles.fold}`}>
      <summary>
        <h3>{name}</h3>
      </summary>
      <p>{what}</p>
      <dl>
        {rows.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.found}>
        {found.map(({ to, words }) => (
          <TextLink key={to} href={to}>
            {words}
          </TextLink>
        ))}
      </p>
    </details>
  );
}
