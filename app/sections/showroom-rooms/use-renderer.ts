import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { jpegOf } from '#app/ui/picture/picture.tsx';
import { type Glass, type Look, widthFor } from './projection.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** More device pixels than this cost time and show nothing. */
const DENSEST = 2;
const FADE = 400;

/** `flat`: no WebGL, or no picture to be had · `lost`: the graphics card is away for a while. */
export type PanoramaState = 'loading' | 'shown' | 'lost' | 'flat';

/** A canvas in the pixels it is drawn with. */
function glassOf({ clientWidth, clientHeight }: HTMLCanvasElement): Glass {
  const density = Math.min(DENSEST, window.devicePixelRatio);
  return { width: Math.round(clientWidth * density), height: Math.round(clientHeight * density) };
}

/** The picture ready to be drawn: AVIF as wide as the glass shows and the card takes it, else the JPEG. */
async function load({ base, version, widths, ...rest }: PictureSource, greatest: number, glass: Glass) {
  const addresses = [
    `${base}-${widthFor(widths, greatest, glass)}.avif?v=${version}`,
    jpegOf({ base, version, widths, ...rest }),
  ];
  for (const src of addresses) {
    const image = new Image();
    image.src = src;
    const ready = await image.decode().then(
      () => true,
      () => false,
    );
    if (ready) return image;
  }
  return null;
}

/** Draws the standpoint's picture on the canvas; `onShown` when one stands there, before it is first drawn. */
export function useRenderer(
  canvas: RefObject<HTMLCanvasElement | null>,
  here: { id: string; heading: number; picture: PictureSource },
  onShown: () => void,
  calm: boolean,
) {
  const renderer = useRef<Renderer | null>(null);
  const [state, setState] = useState<PanoramaState>('loading');
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });

  useEffect(() => {
    if (!canvas.current) return;
    renderer.current = createRenderer(canvas.current, (lost) => setState(lost ? 'lost' : 'shown'));
    if (!renderer.current) setState('flat');
    return () => {
      renderer.current?.end();
      renderer.current = null;
    };
  }, [canvas]);

  const { picture, heading } = here;
  useEffect(() => {
    let gone = false;
    if (!renderer.current || !canvas.current) return;
    setState('loading');
    void load(picture, renderer.current.greatest, glassOf(canvas.current)).then((image) => {
      if (gone || !renderer.current) return;
      if (!image) return setState('flat');
      renderer.current.show(image, heading);
      shown.current();
      setState('shown');
      if (!calm) canvas.current?.animate({ opacity: [0, 1] }, FADE);
    });
    return () => {
      gone = true;
    };
  }, [picture, heading, canvas, calm]);

  const draw = useCallback(
    (look: Look) => {
      if (!canvas.current) return;
      const { width, height } = glassOf(canvas.current);
      if (width && height && (canvas.current.width !== width || canvas.current.height !== height)) {
        canvas.current.width = width;
        canvas.current.height = height;
      }
      renderer.current?.draw(look);
    },
    [canvas],
  );
  return { state, draw };
}
