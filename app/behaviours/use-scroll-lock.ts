import { useEffect } from 'react';

let locks = 0;

/** Holds the page still while `locked`; the place on the page is kept and nothing shifts sideways. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const root = document.documentElement;
    // Where a scrollbar takes width, its place is kept while it is gone.
    if (locks === 0) root.dataset.locked = window.innerWidth > root.clientWidth ? 'bar' : '';
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) root.removeAttribute('data-locked');
    };
  }, [locked]);
}
