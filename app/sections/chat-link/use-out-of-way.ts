import { useEffect, useState } from 'react';
import { KEEP_CLEAR } from '#app/behaviours/keep-clear.ts';
import { media, useMedia } from '#app/behaviours/use-media.ts';

/** The strip at the foot of the window in which the link floats. */
const STRIP = '-86% 0px 0px 0px';

/** True while, on a phone, something lies in the link's strip that it must not cover: a sheet one reads to its edge, the button that sends. */
export function useOutOfWay(): boolean {
  const compact = useMedia(media.compact);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!compact) return;
    const near = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) near[isIntersecting ? 'add' : 'delete'](target);
        setAway(near.size > 0);
      },
      { rootMargin: STRIP },
    );
    for (const element of document.querySelectorAll(`[${KEEP_CLEAR}]`)) observer.observe(element);
    return () => {
      observer.disconnect();
      setAway(false);
    };
  }, [compact]);
  return away;
}
