import { followCount } from '#app/behaviours/saved-count.ts';

/** Fields take the slash as a letter. */
const FIELDS = 'input, textarea, select';

function isSlash(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]'))
    return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS));
}

interface Tools {
  onCount: (count: number) => void;
  /** The slash is pressed where it is no letter. */
  onSlash: () => void;
}

/** What the header does that its first view can do without: counting saved models and hearing the slash. Returns what ends it. */
export function startTools({ onCount, onSlash }: Tools): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (!isSlash(event)) return;
    event.preventDefault();
    onSlash();
  };
  window.addEventListener('keydown', pressed);
  const end = followCount(onCount);
  return () => {
    window.removeEventListener('keydown', pressed);
    end();
  };
}
