import { stepOfSwipe } from './viewer-state.ts';
import type { Zoom } from './zoom.ts';
import type { Point } from './zoom-view.ts';

/** CSS pixels a finger may stray, and milliseconds between two taps, that still are a double tap. */
const TAP_WAY = 12;
const DOUBLE_WAY = 40;
const DOUBLE_TIME = 300;
/** How much a pixel of the wheel enlarges, as a power of e; a pinch on a touchpad sends smaller ones, with Ctrl. */
const WHEEL = 0.002;
const WHEEL_PINCH = 0.01;
/** CSS pixels of a wheel's line, where a browser counts in lines. */
const LINE = 16;

interface Tap extends Point {
  time: number;
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Mouse, pen and fingers on the stage: they draw, pinch, tap twice, and on a picture seen whole turn to another. */
class Gestures {
  private readonly stage: HTMLElement;
  private readonly zoom: Zoom;
  private readonly onTurn: (by: 1 | -1) => void;
  private readonly points = new Map<number, Point>();
  private begun: Point = { x: 0, y: 0 };
  /** The press is one finger's on a picture seen whole: it may turn it. */
  private mayTurn = false;
  private alone = true;
  private lastTap: Tap | null = null;
  private lastType = '';

  constructor(stage: HTMLElement, zoom: Zoom, onTurn: (by: 1 | -1) => void) {
    this.stage = stage;
    this.zoom = zoom;
    this.onTurn = onTurn;
  }

  down(event: PointerEvent): void {
    this.lastType = event.pointerType;
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const point = this.pointOf(event);
    this.points.set(event.pointerId, point);
    this.alone = this.points.size === 1;
    this.mayTurn = this.alone && event.pointerType !== 'mouse' && !this.zoom.zoomed;
    if (this.alone) this.begun = point;
    if (event.pointerType !== 'mouse' || !this.zoom.zoomed) return;
    // Fingers are captured by the browser itself.
    this.stage.setPointerCapture(event.pointerId);
    this.stage.toggleAttribute('data-drawn', true);
  }

  move(event: PointerEvent): void {
    const before = this.points.get(event.pointerId);
    if (!before) return;
    const from = [...this.points.values()];
    const point = this.pointOf(event);
    this.points.set(event.pointerId, point);
    if (from.length === 2) this.zoom.pinch(from, [...this.points.values()]);
    else if (from.length === 1 && this.zoom.zoomed)
      this.zoom.draw({ x: point.x - before.x, y: point.y - before.y });
  }

  up(event: PointerEvent): void {
    if (!this.points.has(event.pointerId)) return;
    this.cancel(event);
    if (!this.alone || event.pointerType === 'mouse') return;
    const point = this.pointOf(event);
    if (apart(point, this.begun) < TAP_WAY) this.tap({ ...point, time: event.timeStamp });
    else if (this.mayTurn) this.swiped(point);
  }

  cancel(event: PointerEvent): void {
    this.points.delete(event.pointerId);
    this.stage.removeAttribute('data-drawn');
  }

  /** A finger's second tap comes with a `dblclick` in some browsers only: fingers are counted here, the mouse by the system. */
  double(event: MouseEvent): void {
    if (this.lastType === 'mouse') this.zoom.toggle(this.pointOf(event));
  }

  wheel(event: WheelEvent): void {
    // A whole picture grows no smaller: the page may scroll on.
    if (event.deltaY > 0 && !event.ctrlKey && !this.zoom.zoomed) return;
    event.preventDefault();
    const way = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    this.zoom.scaleBy(Math.exp(-way * (event.ctrlKey ? WHEEL_PINCH : WHEEL)), this.pointOf(event));
  }

  private swiped(to: Point): void {
    const rtl = getComputedStyle(this.stage).direction === 'rtl';
    const by = stepOfSwipe(to.x - this.begun.x, to.y - this.begun.y, rtl);
    if (by) this.onTurn(by);
  }

  private tap(tap: Tap): void {
    const last = this.lastTap;
    const second = last && tap.time - last.time < DOUBLE_TIME && apart(tap, last) < DOUBLE_WAY;
    this.lastTap = second ? null : tap;
    if (second) this.zoom.toggle(tap);
  }

  /** From the stage's middle. */
  private pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }
}

/** Follows hands on the stage; `onTurn` is told of a swipe. @returns what ends it. */
export function followGestures(stage: HTMLElement, zoom: Zoom, onTurn: (by: 1 | -1) => void): () => void {
  const gestures = new Gestures(stage, zoom, onTurn);
  const end = new AbortController();
  const { signal } = end;
  stage.addEventListener('pointerdown', (event) => gestures.down(event), { signal });
  stage.addEventListener('pointermove', (event) => gestures.move(event), { signal });
  stage.addEventListener('pointerup', (event) => gestures.up(event), { signal });
  stage.addEventListener('pointercancel', (event) => gestures.cancel(event), { signal });
  stage.addEventListener('dblclick', (event) => gestures.double(event), { signal });
  // React listens to these passively, and then they cannot be kept from the page.
  stage.addEventListener('wheel', (event) => gestures.wheel(event), { signal, passive: false });
  stage.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length > 1) event.preventDefault();
    },
    { signal, passive: false },
  );
  return () => end.abort();
}
