import { useCallback, useEffect, useRef, useState } from 'react';
import type { ViewerSubject } from './viewer-subject.ts';

interface Shown {
  subject: ViewerSubject;
  index: number;
  open: boolean;
}

/** What the history keeps of an opened viewer. */
interface ViewerEntry {
  viewer: string;
  photo: number;
}

function entryOf(state: unknown): ViewerEntry | null {
  const entry = state as Partial<ViewerEntry> | null;
  return typeof entry?.viewer === 'string' && typeof entry.photo === 'number' ? (entry as ViewerEntry) : null;
}

/**
 * Opens the viewer over a page and keeps the address right: it names the product and the picture, opens
 * the same cold anywhere, and Back closes what a press opened.
 */
export function useViewer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const known = useRef(new Map<string, ViewerSubject>());
  const pushed = useRef(false);
  const returnTo = useRef<string | null>(null);

  useEffect(() => {
    const moved = (event: PopStateEvent) => {
      const entry = entryOf(event.state);
      const subject = entry && known.current.get(entry.viewer);
      pushed.current = Boolean(subject);
      setShown((was) =>
        subject ? { subject, index: entry.photo, open: true } : was && { ...was, open: false },
      );
    };
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);

  const remember = useCallback((subject: ViewerSubject, index: number, how: 'pushState' | 'replaceState') => {
    known.current.set(subject.key, subject);
    window.history[how]({ viewer: subject.key, photo: index }, '', `${subject.page.to}?photo=${index + 1}`);
  }, []);

  /** Opens over the page as a step that Back undoes. */
  const open = useCallback(
    (subject: ViewerSubject, index = 0) => {
      remember(subject, index, 'pushState');
      pushed.current = true;
      setShown({ subject, index, open: true });
    },
    [remember],
  );

  /** Opens what `key` names once its pictures are known; when they cannot be had, goes to its page. */
  const openKey = useCallback(
    (key: string, page: string) => {
      fetch(`/data/${key}.json`)
        .then((response) => (response.ok ? (response.json() as Promise<ViewerSubject>) : Promise.reject()))
        .then((subject) => open(subject))
        .catch(() => window.location.assign(page));
    },
    [open],
  );

  /** Opens for an address that named a picture; closing leaves the visitor at `path`. */
  const openCold = useCallback(
    (subject: ViewerSubject, index: number, path: string) => {
      remember(subject, index, 'replaceState');
      pushed.current = false;
      returnTo.current = path;
      setShown({ subject, index, open: true });
    },
    [remember],
  );

  const show = useCallback(
    (index: number) => {
      setShown((was) => {
        if (was) remember(was.subject, index, 'replaceState');
        return was && { ...was, index };
      });
    },
    [remember],
  );

  const close = useCallback(() => {
    setShown((was) => was && { ...was, open: false });
    if (pushed.current) window.history.back();
    else if (returnTo.current) window.history.replaceState(null, '', returnTo.current);
    pushed.current = false;
  }, []);

  return { shown, open, openKey, openCold, show, close };
}

export type ViewerControl = ReturnType<typeof useViewer>;

/** Opens the picture that `?photo=` names on a subject's own page; pictures count from 1. */
export function useNamedPhoto({ openCold }: ViewerControl, subject: ViewerSubject): void {
  useEffect(() => {
    const photo = Number(new URLSearchParams(window.location.search).get('photo'));
    if (photo >= 1 && photo <= subject.pictures.length) openCold(subject, photo - 1, subject.page.to);
  }, [subject, openCold]);
}
