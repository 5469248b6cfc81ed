import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Said } from '#app/ui/said/said.tsx';
import { FinishLink } from '#app/ui/swatch/finish-link.tsx';
import type { FinishSample } from '#content/product-text.ts';
import styles from './product-rail.module.css';

interface ProductRailProps {
  name: string;
  lead: string;
  /** `to`: the place of a value that is a finish. */
  facts: readonly { label: string; value: string; to?: string }[];
  finishesTitle: string;
  finishes: readonly FinishSample[];
  ask: { to: string; words: string };
  /** Save, share and print. */
  children: ReactNode;
}

/** The words beside a product's pictures: name, sentence, facts, finishes and the one gold act. */
export function ProductRail({ name, lead, facts, finishesTitle, finishes, ask, children }: ProductRailProps) {
  return (
    <div className={styles.rail}>
      <h1>
        <Said>{name}</Said>
      </h1>
      <p className={`${styles.lead} serif`}>
        <Said>{lead}</Said>
      </p>
      <dl className={`${styles.facts} ruled`}>
        {facts.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{to ? <a href={to}>{value}</a> : <Said>{value}</Said>}</dd>
          </div>
        ))}
      </dl>
      {finishes.length > 0 && (
        <>
          <h2 className="label">{finishesTitle}</h2>
          <ul className={styles.finishes}>
            {finishes.map((finish) => (
              <li key={finish.name}>
                <FinishLink {...finish} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink kind="main" href={ask.to} className={styles.ask}>
        <Said>{ask.words}</Said>
      </ButtonLink>
      {children}
    </div>
  );
}
