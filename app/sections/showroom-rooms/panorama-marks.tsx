import type { KeyboardEvent, RefObject } from 'react';
import styles from './panorama.module.css';
import type { Standpoint } from './standpoint.ts';

/** Where something lies from here, degrees. */
export interface Direction {
  heading: number;
  tilt: number;
}

interface PanoramaMarksProps {
  ways: readonly { way: Standpoint; direction: Direction }[];
  shown: boolean;
  /** Filled with the buttons by id: the panorama places them. */
  marks: Map<string, HTMLButtonElement>;
  /** The picture they lie on; it takes the focus of a mark that is gone after the press. */
  within: RefObject<HTMLElement | null>;
  words: { go: string };
  onGo: (id: string) => void;
  onLook: (direction: Direction) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A button at every place one can go to. */
export function PanoramaMarks({
  ways,
  shown,
  marks,
  within,
  words,
  onGo,
  onLook,
  onKeyDown,
}: PanoramaMarksProps) {
  return (
    <div className={styles.marks} hidden={!shown}>
      {ways.map(({ way, direction }) => (
        <button
          key={way.id}
          type="button"
          ref={(mark) => void (mark ? marks.set(way.id, mark) : marks.delete(way.id))}
          className={styles.mark}
          onClick={() => {
            within.current?.focus({ preventScroll: true });
            onGo(way.id);
          }}
          onFocus={({ currentTarget: mark }) => {
            if (mark.matches(':focus-visible') && !isWhole(mark, within.current)) onLook(direction);
          }}
          onKeyDown={onKeyDown}
        >
          <span className="hidden">{words.go}</span>
          <b>{way.number}</b>
          <span>{way.name}</span>
        </button>
      ))}
    </div>
  );
}

/** Whether a mark is seen from end to end; under a pointer it must not slide away, for the Tab key it must not be cut. */
function isWhole(mark: HTMLElement, surface: HTMLElement | null): boolean {
  const [inner, outer] = [mark.getBoundingClientRect(), surface?.getBoundingClientRect()];
  return (
    !mark.hasAttribute('data-away') &&
    outer !== undefined &&
    inner.left >= outer.left &&
    inner.right <= outer.right
  );
}
