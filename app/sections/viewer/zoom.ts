import {
  canStep,
  carried,
  drawn,
  type Frame,
  fitted,
  isZoomed,
  looked,
  type Point,
  pinched,
  pressScale,
  stepped,
  type View,
  zoomedAt,
} from './zoom-view.ts';

const MIDDLE: Point = { x: 0, y: 0 };

/** Shows a view; `eased`: a step of a button or key, which may take a moment; a hand is followed at once. */
type Show = (view: View, frame: Frame, eased: boolean) => void;

/**
 * The viewer's zoom while it is open. Kept out of React's state: a hand moves it with every frame, and what reads it (the stage's
 * size, the per cent) asks for no more than changes. Points count from the stage's middle, in CSS pixels.
 */
export class Zoom {
  private known: { frame: Frame; view: View } | null = null;
  private show: Show = () => undefined;
  private readonly listeners = new Set<() => void>();

  /** For `useSyncExternalStore`, which then reads one of the getters. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  get zoomed(): boolean {
    return this.known !== null && isZoomed(this.known.view, this.known.frame);
  }

  /** Whole per cent of the picture's own pixels on the device's; null while no picture is there. */
  get percent(): number | null {
    return this.known && Math.round(this.known.view.scale * 100);
  }

  canStep(by: 1 | -1): boolean {
    return this.known !== null && canStep(this.known.view, this.known.frame, by);
  }

  /** Tells who shows the views. */
  shownBy(show: Show): void {
    this.show = show;
  }

  /** Another picture, or a stage of another size: the place in it is kept. */
  lay(frame: Frame): void {
    const view = this.known ? carried(this.known.view, this.known.frame, frame) : fitted(frame);
    this.take(frame, view, false);
  }

  /** Shows the whole picture again. */
  fit(): void {
    this.go((_view, frame) => fitted(frame), true);
  }

  step(by: 1 | -1): void {
    if (this.canStep(by)) this.go((view, frame) => stepped(view, frame, by), true);
  }

  /** To the own pixels round a point, or back to the whole. */
  toggle(at = MIDDLE): void {
    if (this.zoomed) this.fit();
    else this.go((view, frame) => zoomedAt(view, frame, pressScale(frame), at), true);
  }

  look(way: Point): void {
    this.go((view, frame) => looked(view, frame, way), true);
  }

  scaleBy(factor: number, at: Point): void {
    this.go((view, frame) => zoomedAt(view, frame, view.scale * factor, at), false);
  }

  draw(by: Point): void {
    this.go((view, frame) => drawn(view, frame, by), false);
  }

  pinch(from: readonly Point[], to: readonly Point[]): void {
    this.go((view, frame) => pinched(view, frame, from, to), false);
  }

  private go(next: (view: View, frame: Frame) => View, eased: boolean): void {
    if (this.known) this.take(this.known.frame, next(this.known.view, this.known.frame), eased);
  }

  private take(frame: Frame, view: View, eased: boolean): void {
    this.known = { frame, view };
    this.show(view, frame, eased);
    for (const listener of this.listeners) listener();
  }
}
