import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LightSource } from '#app/behaviours/light-source.ts';
import { upTo } from '#app/styles/breakpoints.ts';
import type { Choice } from '#contract/light.ts';
import { paintOf } from '#media/layers.ts';
import { weightsAt } from './curves.ts';
import styles from './light-table.module.css';
import { Painter, type Scene } from './painter.ts';

interface Painted {
  source: LightSource;
  choice: Choice;
  place: RefObject<HTMLElement | null>;
}

/** `own`: the published picture is seen; `lost`: the graphics gave up, it is seen for good; else the choice that is painted, as text. */
type State = 'own' | 'failed' | 'lost' | `{${string}`;
const isPainted = (state: State) => state.startsWith('{');

/** A choice as the state names it once it is painted. */
export const stateOf = ({ colour, hour }: Choice): State => `{${colour ?? ''} ${hour ?? ''}`;

function sceneOf({ colour, hour }: Choice, source: LightSource): Scene | null {
  const hex = source.tones.find(({ id }) => id === colour)?.hex;
  if (!hex && hour === undefined) return null;
  return {
    albedo: hex ? paintOf(hex) : null,
    weights: hour === undefined ? null : weightsAt(hour, source.hour),
  };
}

/** A dialog lies over it: the viewer paints the same, and a page nobody sees need not. */
function isCovered(place: HTMLElement | null): boolean {
  const over = document.querySelector('dialog[open]');
  return over !== null && !over.contains(place);
}

/** Address of the largest rendition of the picture that has come. */
function renditionIn(place: HTMLElement | null): string | null {
  const come = [...(place?.querySelectorAll<HTMLImageElement>('picture img') ?? [])].filter(
    (img) => img.complete && img.naturalWidth,
  );
  return come.at(-1)?.currentSrc ?? null;
}

/** The canvas to be laid over the picture, painted anew with every choice and every larger rendition; hidden while the picture is its own. */
export function usePainter({ source, choice, place }: Painted): { canvas: ReactNode; state: State } {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter | null>(null);
  const [state, setState] = useState<State>('own');
  const { colour, hour } = choice;

  const paint = useCallback(async () => {
    const chosen = { ...(colour && { colour }), ...(hour !== undefined && { hour }) };
    const scene = sceneOf(chosen, source);
    if (isCovered(place.current)) return;
    const become = (next: State) => setState((was) => (was === 'lost' ? was : next));
    const picture = renditionIn(place.current);
    if (!scene || !picture || !canvas.current) {
      painter.current?.leave();
      return become('own');
    }
    try {
      painter.current ??= new Painter(canvas.current, source, window.matchMedia(upTo('compact')).matches);
      if (await painter.current.paint(picture, scene)) become(stateOf(chosen));
    } catch {
      become('failed');
    }
  }, [colour, hour, source, place]);

  useEffect(() => {
    void paint();
    const element = place.current;
    element?.addEventListener('load', paint, true);
    // What lay over it is closed.
    document.addEventListener('close', paint, true);
    return () => {
      element?.removeEventListener('load', paint, true);
      document.removeEventListener('close', paint, true);
    };
  }, [paint, place]);

  useEffect(() => {
    const element = canvas.current;
    const lost = () => setState('lost');
    element?.addEventListener('webglcontextlost', lost);
    return () => {
      element?.removeEventListener('webglcontextlost', lost);
      painter.current?.end();
      painter.current = null;
    };
  }, []);

  return {
    canvas: <canvas ref={canvas} className={styles.canvas} hidden={!isPainted(state)} />,
    state,
  };
}
