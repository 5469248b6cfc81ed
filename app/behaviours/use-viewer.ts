import { type SetStateAction, startTransition, useCallback, useEffect, useMemo, useRef } from 'react';
import { withChoice } from '#contract/light.ts';
import { choiceOf } from './light-choice.ts';
import { loadData, warmData } from './load-data.ts';
import { lay, type Overlays, overlays, relay, useOverlays, type ViewerPlace } from './overlay-history.ts';
import type { PictureSource } from './picture-source.ts';
import type { StandIn } from './stand-in.ts';
import { type SubjectHead, slugOf, type ViewerSubject } from './viewer-subject.ts';

export interface Shown {
  head: SubjectHead;
  /** Null until its pictures are known, or while what was pressed grows. */
  subject: ViewerSubject | null;
  index: number;
  open: boolean;
  standIn: StandIn | null;
}

/** What was pressed, and the picture in it. */
interface Press {
  pressed: HTMLElement;
  picture: PictureSource;
}

/** Fetched with the viewer: no page carries it. */
let growth: typeof import('./grow.ts') | null = null;

const addressOf = (head: SubjectHead, index: number) =>
  withChoice(`${head.page.to}?photo=${index + 1}`, choiceOf(slugOf(head)));
const placeOf = ({ key }: SubjectHead, photo: number): ViewerPlace => ({ key, photo });

/**
 * Opens the viewer over a page and keeps the address right: it names the product and the picture, opens
 * the same cold anywhere, and Back closes what a press opened. What is shown, `ViewerHost` keeps.
 */
export function useViewer() {
  // The host has the state: with it here every press would render the whole page again, 10 ms before the picture.
  const host = useRef<(next: SetStateAction<Shown | null>) => void>(() => undefined);
  const known = useRef(new Map<string, ViewerSubject>());

  const present = useCallback((subject: ViewerSubject, index: number) => {
    known.current.set(subject.key, subject);
    host.current({ head: subject, subject, index, open: true, standIn: null });
  }, []);

  const follow = useCallback(
    ({ viewer }: Overlays) => {
      if (!viewer) return host.current((was) => was && { ...was, open: false });
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

  /**
   * Opens over the page as a step that Back undoes. The pressed picture stands there at once; the rest follows when it is known, and goes
   * to the subject's page when it cannot be had.
   */
  const open = useCallback(
    async (head: SubjectHead, found: Promise<ViewerSubject>, index: number, { pressed, picture }: Press) => {
      lay({ ...overlays(), viewer: placeOf(head, index) }, addressOf(head, index));
      // Waits for nothing where a pointer came near before; without it the picture comes when it can.
      growth ??= await import('./grow.ts').catch(() => null);
      const standIn = growth?.standInOf(pressed, picture) ?? null;
      const stand = () => host.current({ head, subject: null, index, open: true, standIn });
      const stands = growth && standIn ? growth.grow(pressed, stand) : stand();
      const isOpen = () => overlays().viewer?.key === head.key;
      Promise.all([found, stands]).then(
        ([subject]) => {
          known.current.set(subject.key, subject);
          // Not urgent: the picture stands, and what is pressed meanwhile comes first.
          startTransition(() => host.current((was) => (was?.head === head ? { ...was, subject } : was)));
        },
        () => isOpen() && window.location.assign(head.page.to),
      );
    },
    [],
  );

  /** Builds the viewer, closed, while a pointer is near what may open it: a press then only has to show it. */
  const expect = useCallback((head: SubjectHead) => {
    void import('./grow.ts').then((found) => {
      growth = found;
    });
    startTransition(() =>
      host.current((was) => was ?? { head, subject: null, index: 0, open: false, standIn: null }),
    );
  }, []);

  /** Opens for an address that named a picture; closing leaves the visitor on the subject's own page. */
  const openCold = useCallback(
    (subject: ViewerSubject, index: number) => {
      relay({ viewer: { ...placeOf(subject, index), cold: true } }, addressOf(subject, index));
      present(subject, index);
    },
    [present],
  );

  const show = useCallback(
    (subject: ViewerSubject, index: number) => {
      const over = overlays();
      relay({ ...over, viewer: { ...over.viewer, ...placeOf(subject, index) } }, addressOf(subject, index));
      present(subject, index);
    },
    [present],
  );

  const close = useCallback(() => {
    host.current((was) => was && { ...was, open: false });
    const { viewer } = overlays();
    if (viewer?.cold) relay({}, withChoice(window.location.pathname, choiceOf(slugOf(viewer))));
    else if (viewer) window.history.back();
  }, []);

  return useMemo(
    () => ({ host, open, expect, openCold, show, close }),
    [open, expect, openCold, show, close],
  );
}

export type ViewerControl = ReturnType<typeof useViewer>;

/** A pointer or the focus comes near a card. */
export function nearCard({ expect }: ViewerControl, head: SubjectHead): void {
  expect(head);
  warmData(head.key);
}

/** A card's press: opens what it names, whose pictures are fetched. */
export function openCard({ open }: ViewerControl, head: SubjectHead, press: Press): void {
  open(head, loadData<ViewerSubject>(head.key), 0, press);
}

/** A press on one of the pictures of a subject that the page holds. */
export function openPicture(
  { open }: ViewerControl,
  subject: ViewerSubject,
  index: number,
  pressed: HTMLElement,
): void {
  const picture = subject.pictures[index];
  if (picture) open(subject, Promise.resolve(subject), index, { pressed, picture });
}

/** Opens the picture that `?photo=` names on a subject's own page; pictures count from 1. */
export function useNamedPhoto({ openCold }: ViewerControl, subject: ViewerSubject): void {
  useEffect(() => {
    const photo = Number(new URLSearchParams(window.location.search).get('photo'));
    if (photo >= 1 && photo <= subject.pictures.length) openCold(subject, photo - 1);
  }, [subject, openCold]);
}
