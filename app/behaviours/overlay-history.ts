import { useEffect, useEffectEvent } from 'react';

/** A picture open in the viewer: what `loadData` names, and the picture, from 0. `cold`: its own address was opened, no press of ours. */
export interface ViewerPlace {
  key: string;
  photo: number;
  cold?: true;
}

/** What lies over a page: a project's sheet, the viewer, or the viewer over the sheet. */
export interface Overlays {
  project?: string;
  viewer?: ViewerPlace;
}

interface Entry {
  /** Path of the document that laid them; another document has to be loaded to show them. */
  of: string;
  over: Overlays;
}

/** Address this document was loaded from; the address bar may have moved on since. None while the page is prerendered. */
const loaded = typeof window === 'undefined' ? null : loadedFrom();
/** Without the slash that some hosts of plain files put behind it. */
const bare = (path: string) => path.replace(/(.)\/+$/, '$1');
const own = bare(loaded?.pathname ?? '');

function loadedFrom(): URL {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? window.location.href);
}

function entryOf(state: unknown): Entry | null {
  const entry = state as Partial<Entry> | null;
  return entry?.of === own && entry.over ? (entry as Entry) : null;
}

/**
 * Loads the page the address names whenever it is not this document's: after a reload inside an overlay, or a way back into one from another
 * site, the browser keeps the document although Back leads to another page. For the moment before the page is taken over: on a slow machine
 * a visitor presses Back while the scripts are still at work, and no component would hear of it.
 * @returns false when the page is on its way out and nothing of it may be taken over any more.
 */
export function keepToAddress(): boolean {
  const { pathname, search, hash } = window.location;
  // Everything else compares addresses with those that `href` makes.
  if (pathname !== bare(pathname))
    window.history.replaceState(window.history.state, '', bare(pathname) + search + hash);
  if (bare(pathname) !== own || search !== loaded?.search) {
    window.location.reload();
    return false;
  }
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== own && !entryOf(window.history.state)) window.location.reload();
  });
  return true;
}

/** What the address bar's entry says lies over the page. */
export function overlays(): Overlays {
  return entryOf(window.history.state)?.over ?? {};
}

/** Lays something over the page as a step that Back undoes. */
export function lay(over: Overlays, address: string): void {
  window.history.pushState({ of: own, over } satisfies Entry, '', address);
}

/** Says otherwise what lies over the page, in the same step. */
export function relay(over: Overlays, address: string): void {
  window.history.replaceState({ of: own, over } satisfies Entry, '', address);
}

/** Tells of every step of Back and Forward what lies over the page now; a step to another page is `keepToAddress`'s. */
export function useOverlays(onMove: (over: Overlays) => void): void {
  // The listener stays the same from render to render: one that is replaced while the step is told of is left out.
  const told = useEffectEvent((event: PopStateEvent) => {
    const entry = entryOf(event.state);
    if (entry || window.location.pathname === own) onMove(entry?.over ?? {});
  });
  useEffect(() => {
    const moved = (event: PopStateEvent) => told(event);
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);
}
