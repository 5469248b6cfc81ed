import { useEffect } from 'react';
import { media } from '#app/behaviours/use-media.ts';

/** Opens what an element is folded away in, and the element's own fold. */
function unfold(folds: readonly HTMLDetailsElement[], element: Element): void {
  for (const fold of folds) if (fold.contains(element) || fold.parentElement === element) fold.open = true;
  element.scrollIntoView();
}

/**
 * On small screens families and kinds begin folded: open, the library is sixty screens long. The markup has them open, for those without
 * a script; browsers open them for what is searched for in the page. Who has scrolled already is left where they read.
 */
export function useFolds(): void {
  useEffect(() => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('[data-fold]')];
    const named = () => document.getElementById(window.location.hash.slice(1));
    const atHead = window.scrollY < window.innerHeight || named() !== null;
    const closes = atHead && window.matchMedia(media.compact).matches;
    for (const fold of folds) {
      if (closes) fold.open = false;
      // From here on it is as it says; until now the style sheet folded it.
      fold.removeAttribute('data-fold');
    }
    const show = () => {
      const element = named();
      if (element) unfold(folds, element);
    };
    /** A second press on the same link changes no address. */
    const pressed = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link && link.hash === window.location.hash) show();
    };
    show();
    window.addEventListener('hashchange', show);
    document.addEventListener('click', pressed);
    return () => {
      window.removeEventListener('hashchange', show);
      document.removeEventListener('click', pressed);
    };
  }, []);
}
