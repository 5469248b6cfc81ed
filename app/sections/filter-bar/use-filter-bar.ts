import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { media, useMedia } from '#app/behaviours/use-media.ts';
import type { FacetName } from '#content/data/facets.ts';

/** What of the filters stands open: one panel under the bar on a desktop, on phones a sheet with any of them. The focus is never lost. */
export function useFilterBar() {
  const compact = useMedia(media.compact);
  const bar = useRef<HTMLFormElement>(null);
  const [panels, setPanels] = useState<readonly FacetName[]>([]);
  const [sheet, setSheet] = useState(false);
  const dropped = !compact && panels.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout shows them otherwise
  useEffect(() => {
    setPanels([]);
    setSheet(false);
  }, [compact]);

  /** Puts the focus on a facet's word; on phones, where that lies in the sheet, on the word that opens the sheet. */
  const rest = (name: FacetName | undefined) =>
    bar.current?.querySelector<HTMLElement>(compact ? 'button' : `[data-facet=${name}] > summary`)?.focus();
  const close = () => {
    rest(panels[0]);
    setPanels([]);
  };

  const pressed = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside(event.target)) {
      if (event instanceof KeyboardEvent) close();
      else setPanels([]);
    }
  });
  const outside = (target: EventTarget | null) => !bar.current?.contains(target as Node | null);
  useEffect(() => {
    if (!dropped) return;
    const heard = (event: Event) => pressed(event);
    document.addEventListener('keydown', heard);
    document.addEventListener('pointerdown', heard);
    return () => {
      document.removeEventListener('keydown', heard);
      document.removeEventListener('pointerdown', heard);
    };
  }, [dropped]);

  return {
    bar,
    compact,
    panels,
    sheet,
    setSheet,
    rest,
    close,
    toggle: (name: FacetName) => {
      const others = panels.filter((open) => open !== name);
      const next = others.length < panels.length ? [] : [name];
      setPanels(compact ? [...others, ...next] : next);
    },
    /** The focus goes on to something else on the page: the panel is left. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (dropped && relatedTarget && outside(relatedTarget)) setPanels([]);
    },
  };
}
