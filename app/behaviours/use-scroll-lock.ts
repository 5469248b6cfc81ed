import { useEffect } from 'react';

let locks = 0;

/** Holds the page still while `locked`; the place on the page is kept and nothing shifts sideways. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    locks += 1;
    document.documentElement.toggleAttribute('data-locked', true);
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.removeAttribute('data-locked');
    };
  }, [locked]);
}
