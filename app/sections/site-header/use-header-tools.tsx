import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useAfterLoad } from '#app/behaviours/use-after-load.ts';
import { useHref } from '#app/behaviours/use-locale.ts';

/** Loads the search at its first use; the page names the module, since sections do not know one another. */
export type SearchLoader = () => Promise<{
  SearchDialog: ComponentType<{ open: boolean; onClose: () => void }>;
}>;

/** The header's search and its number of saved models. Both are links first; what they do beyond comes after the page stands. */
export function useHeaderTools(load: SearchLoader) {
  const href = useHref();
  const loaded = useAfterLoad();
  const [count, setCount] = useState(0);
  const [Search, setSearch] = useState<Awaited<ReturnType<SearchLoader>>['SearchDialog'] | null>(null);
  const [open, setOpen] = useState(false);
  const fetchSearch = useCallback(
    (failed: () => void) => load().then(({ SearchDialog }) => setSearch(() => SearchDialog), failed),
    [load],
  );
  const show = useCallback(() => {
    setOpen(true);
    void fetchSearch(() => window.location.assign(href({ tool: 'search' })));
  }, [fetchSearch, href]);
  useEffect(() => {
    if (!loaded) return;
    const started = import('./after-load.ts').then(({ startTools }) =>
      startTools({ onCount: setCount, onSlash: show }),
    );
    return () => void started.then((end) => end());
  }, [loaded, show]);
  return {
    count,
    show,
    warm: () => void fetchSearch(() => undefined),
    dialog: Search && <Search open={open} onClose={() => setOpen(false)} />,
  };
}
