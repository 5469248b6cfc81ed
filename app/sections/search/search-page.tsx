import { useEffect, useState } from 'react';
import { useSearchText } from '#app/behaviours/search-text.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { Said } from '#app/ui/said/said.tsx';
import { SearchForm } from '#app/ui/search-form/search-form.tsx';
import { Answers, Often } from './answers.tsx';
import shared from './search.module.css';
import styles from './search-page.module.css';
import { SearchStatus } from './search-status.tsx';
import { onStops } from './stops.ts';
import { useSearch } from './use-search.ts';

/** A heading with links that need no script. */
export interface SearchList {
  title: string;
  links: readonly { name: string; line: string; to: string }[];
}

const ALL = { models: Number.POSITIVE_INFINITY, others: Number.POSITIVE_INFINITY };

/** The search as a page: its question stands in the address. Without a question, and without a script, it is a list of what there is. */
export function SearchPage({ lists }: { lists: readonly SearchList[] }) {
  const href = useHref();
  const text = useSearchText();
  const hydrated = useHydrated();
  const [query, setQuery] = useState('');
  const { asked, answers, failed } = useSearch(query);
  useEffect(() => setQuery(new URLSearchParams(window.location.search).get('q') ?? ''), []);

  function ask(words: string) {
    setQuery(words);
    window.history.replaceState(null, '', href({ tool: 'search', ...(words && { query: words }) }));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the field and the links inside
    <div className={`${styles.page} wrap`} onKeyDown={onStops}>
      <SearchForm
        label={text.label}
        submit={text.submit}
        placeholder={text.hint}
        {...(hydrated && { value: query, onChange: (event) => ask(event.target.value) })}
      />
      <div className={shared.body}>
        {answers && <Answers query={asked} answers={answers} most={ALL} />}
        <SearchStatus asked={asked} answers={answers} failed={failed} />
        {(!hydrated || !query.trim() || failed) && (
          <div className={styles.lists} data-ready={hydrated || undefined}>
            <p className="unscripted">{text.without}</p>
            {hydrated && <Often />}
            {lists.map(({ title, links }) => (
              <section key={title} data-list aria-labelledby={`list-${title}`}>
                <h2 className="label" id={`list-${title}`}>
                  {title}
                </h2>
                <ul>
                  {links.map(({ name, line, to }) => (
                    <li key={to}>
                      <a href={to}>
                        <Said>{name}</Said> <small className="num">{line}</small>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
