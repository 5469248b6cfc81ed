import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { followGestures } from './stage-gestures.ts';
import type { Zoom } from './zoom.ts';
import { type Frame, placed, type View } from './zoom-view.ts';

interface Stage {
  stage: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  zoom: Zoom;
  /** The picture's largest file, in its pixels; null while it is not known. */
  pixels: { width: number; height: number } | null;
  onTurn: (by: 1 | -1) => void;
}

const PLACE = ['inline-size', 'block-size', 'transform'] as const;

/** Lays the sheet where the zoom has it, edges on whole pixels of the device, so that at 100 % none is mixed with its neighbour. */
function layOut(stage: HTMLElement, sheet: HTMLElement, frame: Frame, view: View): void {
  const { width, height, x, y } = placed(view, frame);
  const { left, top } = stage.getBoundingClientRect();
  const ratio = window.devicePixelRatio;
  /** How far a place is moved so that the sheet's edge there falls on a pixel. */
  const snap = (edge: number) => Math.round(edge * ratio) / ratio - edge;
  const atX = x + snap(left + (frame.stage.width - width) / 2 + x);
  const atY = y + snap(top + (frame.stage.height - height) / 2 + y);
  sheet.style.inlineSize = `${width}px`;
  sheet.style.blockSize = `${height}px`;
  sheet.style.transform = `translate(${atX}px, ${atY}px)`;
}

/** Keeps picture, stage and zoom together: sizes, places, hands. */
export function useStage({ stage, sheet, zoom, pixels, onTurn }: Stage): void {
  const turn = useEffectEvent(onTurn);
  const { width = 0, height = 0 } = pixels ?? {};

  useLayoutEffect(() => {
    const element = stage.current;
    if (width === 0) for (const name of PLACE) sheet.current?.style.removeProperty(name);
    if (!element || width === 0) return;
    zoom.shownBy((view, frame, eased) => {
      if (!sheet.current) return;
      sheet.current.toggleAttribute('data-eased', eased);
      layOut(element, sheet.current, frame, view);
    });
    const lay = () => {
      const { clientWidth, clientHeight } = element;
      const ratio = window.devicePixelRatio;
      // Not shown yet.
      if (clientWidth === 0 || clientHeight === 0) return;
      zoom.lay({
        stage: { width: clientWidth, height: clientHeight },
        size: { width: width / ratio, height: height / ratio },
      });
    };
    lay();
    const resized = new ResizeObserver(lay);
    resized.observe(element);
    return () => resized.disconnect();
  }, [stage, sheet, zoom, width, height]);

  useEffect(() => {
    if (!stage.current) return;
    return followGestures(stage.current, zoom, (by) => turn(by));
  }, [stage, zoom]);
}
