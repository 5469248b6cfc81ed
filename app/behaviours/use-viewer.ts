import { useCallback, useEffect, useRef, useState } from 'react';
import { loadData } from './load-data.ts';
import { lay, type Overlays, overlays, relay, useOverlays, type ViewerPlace } from './overlay-history.ts';
import type { ViewerSubject } from './viewer-subject.ts';

interface Shown {
  subject: ViewerSubject;
  index: number;
  open: boolean;
}

const addressOf = (subject: ViewerSubject, index: number) => `${subject.page.to}?photo=${index + 1}`;
const placeOf = (subject: ViewerSubject, photo: number): ViewerPlace => ({ key: subject.key, photo });

/**
 * Opens the viewer over a page and keeps the address right: it names the product and the picture, opens
 * the same cold anywhere, and Back closes what a press opened.
 */
export function useViewer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const known = useRef(new Map<string, ViewerSubject>());

  const present = useCallback((subject: ViewerSubject, index: number) => {
    known.current.set(subject.key, subject);
    setShown({ subject, index, open: true });
  }, []);

  const follow = useCallback(
    ({ viewer }: Overlays) => {
      if (!viewer) return setShown((was) => was && { ...was, open: false });
      const subject = known.current.get(viewer.key);
      if (subject) return present(subject, viewer.photo);
      loadData<ViewerSubject>(viewer.key).then(
        (found) => present(found, viewer.photo),
        () => window.location.reload(),
      );
    },
    [present],
  );
  useOverlays(follow);

  /** Opens over the page as a step that Back undoes. */
  const open = useCallback(
    (subject: ViewerSubject, index = 0) => {
      lay({ ...overlays(), viewer: placeOf(subject, index) }, addressOf(subject, index));
      present(subject, index);
    },
    [present],
  );

  /** Opens what `key` names once its pictures are known; when they cannot be had, goes to its page. */
  const openKey = useCallback(
    (key: string, page: string) => {
      loadData<ViewerSubject>(key).then(open, () => window.location.assign(page));
    },
    [open],
  );

  /** Opens for an address that named a picture; closing leaves the visitor on the subject's own page. */
  const openCold = useCallback(
    (subject: ViewerSubject, index: number) => {
      relay({ viewer: { ...placeOf(subject, index), cold: true } }, addressOf(subject, index));
      present(subject, index);
    },
    [present],
  );

  const show = useCallback(
    (index: number) => {
      if (!shown) return;
      const over = overlays();
      relay(
        { ...over, viewer: { ...over.viewer, ...placeOf(shown.subject, index) } },
        addressOf(shown.subject, index),
      );
      present(shown.subject, index);
    },
    [shown, present],
  );

  const close = useCallback(() => {
    setShown((was) => was && { ...was, open: false });
    const { viewer } = overlays();
    if (viewer?.cold) relay({}, window.location.pathname);
    else if (viewer) window.history.back();
  }, []);

  return { shown, open, openKey, openCold, show, close };
}

export type ViewerControl = ReturnType<typeof useViewer>;

/** Opens the picture that `?photo=` names on a subject's own page; pictures count from 1. */
export function useNamedPhoto({ openCold }: ViewerControl, subject: ViewerSubject): void {
  useEffect(() => {
    const photo = Number(new URLSearchParams(window.location.search).get('photo'));
    if (photo >= 1 && photo <= subject.pictures.length) openCold(subject, photo - 1);
  }, [subject, openCold]);
}
