import { useCallback, useEffect, useRef, useState } from 'react';
import type { ViewerSubject } from '#app/behaviours/viewer-subject.ts';

/** What the history keeps of an opened project. */
interface ProjectEntry {
  project: string;
}

function entryOf(state: unknown): string | null {
  const entry = state as Partial<ProjectEntry> | null;
  return typeof entry?.project === 'string' ? entry.project : null;
}

/**
 * The project opened over the portfolio. The address is the project's own page, so that it opens the same
 * cold anywhere; Back closes it. Its pictures are fetched when it opens; without them its page is shown.
 */
export function useProjectDialog(pages: readonly { slug: string; to: string }[]) {
  const [slug, setSlug] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const [subject, setSubject] = useState<ViewerSubject | null>(null);
  const subjects = useRef(new Map<string, ViewerSubject>());

  const show = useCallback((next: string, to: string | undefined) => {
    setSlug(next);
    setShown(true);
    const known = subjects.current.get(next);
    setSubject(known ?? null);
    if (known) return;
    fetch(`/data/projects/${next}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<ViewerSubject>) : Promise.reject()))
      .then((found) => {
        subjects.current.set(next, found);
        setSubject(found);
      })
      .catch(() => to && window.location.assign(to));
  }, []);

  useEffect(() => {
    const moved = (event: PopStateEvent) => {
      // The viewer over the dialog keeps its own entry; leaving it comes back to the project's.
      const at = entryOf(event.state);
      if (at) show(at, undefined);
      else if (!(event.state as { viewer?: string } | null)?.viewer) setShown(false);
    };
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [show]);

  const open = (next: string) => {
    const to = pages.find((page) => page.slug === next)?.to;
    window.history.pushState({ project: next } satisfies ProjectEntry, '', to);
    show(next, to);
  };
  const close = () => {
    setShown(false);
    if (entryOf(window.history.state)) window.history.back();
  };
  return { slug, shown, subject, open, close };
}
