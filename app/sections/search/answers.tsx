import { memo, type ReactNode } from 'react';
import type { Answer } from '#app/behaviours/search-engine.ts';
import { SEARCH_GROUPS, type SearchDoc, type SearchGroup } from '#app/behaviours/search-index.ts';
import { useSearchText } from '#app/behaviours/search-text.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { Said } from '#app/ui/said/said.tsx';
import { Swatch } from '#app/ui/swatch/swatch.tsx';
import styles from './search.module.css';

interface AnswersProps {
  query: string;
  answers: readonly Answer[];
  /** Answers shown of each group; all of them where there is no end. */
  most: { models: number; others: number };
}

function AnswerLink({ doc: { name, line, to, picture, hex } }: { doc: SearchDoc }) {
  return (
    <a className={styles.answer} href={to}>
      {picture && <img src={picture} alt="" width={56} height={70} loading="lazy" decoding="async" />}
      {hex && <Swatch hex={hex} size="plate" />}
      <span>
        <span className={styles.name}>
          <Said>{name}</Said>
        </span>
        {line && (
          <span className={styles.line}>
            <Said>{line}</Said>
          </span>
        )}
      </span>
    </a>
  );
}

/** What answers a question, group by group; and what to do where nothing does. Kept while a key is drawn: new answers come after it. */
export const Answers = memo(function Answers({ query, answers, most }: AnswersProps) {
  const href = useHref();
  const text = useSearchText();
  const models = answers.filter(({ doc }) => doc.group === 'model');
  const groups = SEARCH_GROUPS.map((group) => ({
    group,
    found: answers.filter(({ doc }) => doc.group === group),
    shown: group === 'model' ? most.models : most.others,
  })).filter(({ found }) => found.length > 0);
  if (groups.length === 0)
    return (
      <div className={styles.none}>
        <p className="serif">
          <Said>{text.none({ query })}</Said>
        </p>
        <Often />
        <TextLink href={href({ to: 'contact' })}>{text.ask}</TextLink>
      </div>
    );
  return (
    <div className={styles.answers}>
      {models.length > 0 && !models.some(({ whole }) => whole) && (
        <p className={styles.nearest}>{text.nearest}</p>
      )}
      {groups.slice(0, models.length > 0 ? 1 : 0).map((group) => (
        <AnswerGroup key={group.group} {...group}>
          {group.found.length > group.shown && (
            <TextLink href={href({ tool: 'search', query })}>
              {text.all({ count: group.found.length })}
            </TextLink>
          )}
        </AnswerGroup>
      ))}
      <div className={styles.others}>
        {groups.slice(models.length > 0 ? 1 : 0).map((group) => (
          <AnswerGroup key={group.group} {...group} />
        ))}
      </div>
    </div>
  );
});

interface AnswerGroupProps {
  group: SearchGroup;
  found: readonly Answer[];
  /** How many are shown. */
  shown: number;
  children?: ReactNode;
}

function AnswerGroup({ group, found, shown, children }: AnswerGroupProps) {
  const { groups } = useSearchText();
  return (
    <section data-group={group} aria-labelledby={`answers-${group}`}>
      <h2 className="label" id={`answers-${group}`}>
        {groups[group]}
      </h2>
      <ul>
        {found.slice(0, shown).map(({ doc }) => (
          <li key={`${doc.to} ${doc.name}`}>
            <AnswerLink doc={doc} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Questions that many have; each is a link to its answers. */
export function Often() {
  const href = useHref();
  const { often } = useSearchText();
  return (
    <section className={styles.often} aria-labelledby="search-often">
      <h2 className="label" id="search-often">
        {often.title}
      </h2>
      <ul>
        {often.queries.map((query) => (
          <li key={query}>
            <a href={href({ tool: 'search', query })}>{query}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
