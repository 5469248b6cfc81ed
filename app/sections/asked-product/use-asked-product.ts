import { useEffect, useState } from 'react';
import { loadData } from '#app/behaviours/load-data.ts';
import type { ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { SUBJECT_ID } from '#contract/about.ts';

/** The product the visitor came from, and the way to leave it out. */
export function useAskedProduct() {
  const [asked, setAsked] = useState<ViewerSubject | null>(null);
  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get('about') ?? '';
    if (!SUBJECT_ID.test(id)) return;
    loadData<ViewerSubject>(id).then(setAsked, () => undefined);
  }, []);

  function drop() {
    setAsked(null);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return { asked, drop };
}
