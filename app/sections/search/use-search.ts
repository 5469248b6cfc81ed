import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadData } from '#app/behaviours/load-data.ts';
import { type Answer, type Prepared, prepare, search } from '#app/behaviours/search-engine.ts';
import type { SearchIndex } from '#app/behaviours/search-index.ts';

let ready: Promise<Prepared> | undefined;

/** The index, fetched and made ready once; a failure is tried again next time. */
function loadIndex(): Promise<Prepared> {
  ready ??= loadData<SearchIndex>('search').then(prepare);
  ready.catch(() => {
    ready = undefined;
  });
  return ready;
}

/** What answers a question; null while the index is fetched or nothing is asked. Typing goes before finding. */
export function useSearch(query: string): {
  asked: string;
  answers: readonly Answer[] | null;
  failed: boolean;
} {
  const [index, setIndex] = useState<Prepared | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    loadIndex().then(
      (loaded) => !gone && setIndex(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);
  const asked = useDeferredValue(query.trim());
  const answers = useMemo(() => (index && asked ? search(asked, index) : null), [index, asked]);
  return { asked, answers, failed };
}
