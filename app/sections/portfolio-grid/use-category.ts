import { useCallback, useEffect, useState } from 'react';
import { useHref } from '#app/behaviours/use-locale.ts';
import { PROJECT_FILTER } from '#contract/addresses.ts';
import { ALL, categoryNamed } from './project-filter.ts';

/** The category whose projects are shown. It stands in the address, so that a link keeps it and Back undoes a choice. */
export function useCategory(projects: readonly { category: string }[], first: string) {
  const href = useHref();
  const [chosen, setChosen] = useState(first);
  const addressOf = useCallback(
    (value: string) => href({ to: 'portfolio', ...(value !== ALL && { kind: value }) }),
    [href],
  );

  useEffect(() => {
    const follow = () => {
      const { pathname, search } = window.location;
      // Over the page lies a project, whose address says nothing of it.
      if (pathname !== href({ to: 'portfolio' })) return;
      setChosen(categoryNamed(projects, new URLSearchParams(search).get(PROJECT_FILTER)));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [projects, href]);

  const choose = (value: string) => {
    if (value === chosen) return;
    setChosen(value);
    window.history.pushState(null, '', addressOf(value));
  };
  return { chosen, choose, addressOf };
}
