/** How far + and − go at once. */
const STEP = Math.SQRT2;
/** A zoom that enlarges less is none to the eye: where the own pixels are no further away, twice the fitted size is shown. */
const FELT = 1.25;
/** How far beyond its own pixels a picture may be enlarged, and beyond its fitted size where that is more. */
const MOST = 2;
const MOST_FITTED = 4;
/** Share of the stage an arrow key goes. */
const KEY_WAY = 1 / 8;
/** Scales that differ by less than this share are one. */
const SAME = 0.001;

export interface Point {
  x: number;
  y: number;
}

/** The picture's place and the picture. CSS pixels. */
export interface Frame {
  stage: { width: number; height: number };
  /** Of the picture at 100 %: one pixel of its largest file on one of the device. */
  size: { width: number; height: number };
}

export interface View {
  /** 1: one pixel of the file on one of the device. */
  scale: number;
  /** What of the picture stands in the middle of the stage, as shares of its width and height from the top left. */
  centre: Point;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The scale at which the whole picture is seen. */
function fitScale({ stage, size }: Frame): number {
  return Math.min(stage.width / size.width, stage.height / size.height);
}

export function fitted(frame: Frame): View {
  return { scale: fitScale(frame), centre: MIDDLE };
}

export function isZoomed(view: View, frame: Frame): boolean {
  return view.scale > fitScale(frame) * (1 + SAME);
}

/** The scale a press goes to: the picture's own pixels, or twice the fitted size where they are hardly larger or smaller. */
export function pressScale(frame: Frame): number {
  const fit = fitScale(frame);
  return fit * FELT <= 1 ? 1 : fit * 2;
}

function mostScale(frame: Frame): number {
  return Math.max(MOST, fitScale(frame) * MOST_FITTED);
}

export function canStep(view: View, frame: Frame, by: 1 | -1): boolean {
  return by < 0 ? isZoomed(view, frame) : view.scale < mostScale(frame) * (1 - SAME);
}

/** A centre that leaves no gap at a side where the picture is larger than the stage, and the middle where it is not. */
function held(centre: number, stage: number, shown: number): number {
  const half = stage / shown / 2;
  return half >= 0.5 ? 0.5 : Math.min(Math.max(centre, half), 1 - half);
}

/** The nearest view there may be. */
function clamped({ scale, centre }: View, frame: Frame): View {
  const near = Math.min(Math.max(scale, fitScale(frame)), mostScale(frame));
  const { stage, size } = frame;
  return {
    scale: near,
    centre: {
      x: held(centre.x, stage.width, size.width * near),
      y: held(centre.y, stage.height, size.height * near),
    },
  };
}

/** What of the picture lies under a point of the stage, counted from the stage's middle. */
function under({ scale, centre }: View, { size }: Frame, point: Point): Point {
  return {
    x: centre.x + point.x / (size.width * scale),
    y: centre.y + point.y / (size.height * scale),
  };
}

/** Another scale with `share` of the picture under `point`, counted from the stage's middle. */
function anchored(share: Point, scale: number, point: Point, frame: Frame): View {
  const near = Math.min(Math.max(scale, fitScale(frame)), mostScale(frame));
  const { size } = frame;
  const centre = {
    x: share.x - point.x / (size.width * near),
    y: share.y - point.y / (size.height * near),
  };
  return clamped({ scale: near, centre }, frame);
}

/** Another scale; what lies under `at`, counted from the stage's middle, stays there as far as the picture's edges allow. */
export function zoomedAt(view: View, frame: Frame, scale: number, at: Point): View {
  return anchored(under(view, frame, at), scale, at, frame);
}

/** One step in (1) or out (-1); a step that would pass the own pixels stops at them. */
export function stepped(view: View, frame: Frame, by: 1 | -1): View {
  const next = view.scale * STEP ** by;
  const passes = (view.scale - 1) * (next - 1) < 0 && Math.abs(view.scale - 1) > SAME;
  return zoomedAt(view, frame, passes ? 1 : next, { x: 0, y: 0 });
}

/** The picture drawn along by so many CSS pixels. */
export function drawn(view: View, frame: Frame, by: Point): View {
  return clamped({ scale: view.scale, centre: under(view, frame, { x: -by.x, y: -by.y }) }, frame);
}

/** The view an arrow key leads to; it looks further that way. */
export function looked(view: View, frame: Frame, way: Point): View {
  const { width, height } = frame.stage;
  return drawn(view, frame, { x: -way.x * width * KEY_WAY, y: -way.y * height * KEY_WAY });
}

/** Two fingers go from one pair of points to another, counted from the stage's middle: what lay between them stays between them. */
export function pinched(view: View, frame: Frame, from: readonly Point[], to: readonly Point[]): View {
  const [a, b] = [spread(from), spread(to)];
  if (a.wide === 0) return view;
  return anchored(under(view, frame, a.middle), (view.scale * b.wide) / a.wide, b.middle, frame);
}

function spread([a = MIDDLE, b = a]: readonly Point[]): { middle: Point; wide: number } {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    wide: Math.hypot(a.x - b.x, a.y - b.y),
  };
}

/** The same scale and place in another picture or a stage of another size; a picture seen whole stays that. */
export function carried(view: View, from: Frame, to: Frame): View {
  return isZoomed(view, from) ? clamped(view, to) : fitted(to);
}

/** Where the picture lies: its size, and its middle counted from the stage's. CSS pixels. */
export function placed({ scale, centre }: View, { size }: Frame) {
  const width = size.width * scale;
  const height = size.height * scale;
  return { width, height, x: (0.5 - centre.x) * width, y: (0.5 - centre.y) * height };
}
