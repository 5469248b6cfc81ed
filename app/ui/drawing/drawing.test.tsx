import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emptyCabinet } from '#drawing/empty-cabinet.ts';
import type { Drawing as DrawingData } from '#drawing/shape.ts';
import { Drawing } from './drawing.tsx';

const tinted: DrawingData = {
  width: 800,
  height: 1000,
  scale: 'floor',
  shapes: [
    { pen: 'object', d: 'M1 1h9', fill: '#1f2747', onDark: true },
    { pen: 'detail', d: 'M2 2h9', fill: 'paper' },
  ],
  pixel: 1,
  figure: 13,
  figures: [],
};

describe('a drawing', () => {
  it('is an image with the name a reader hears', () => {
    const markup = renderToStaticMarkup(<Drawing drawing={emptyCabinet()} title="Empty cabinet" />);
    expect(markup).toMatch(/^<svg[^>]* role="img" aria-label="Empty cabinet"/);
    expect(markup).not.toContain('aria-hidden');
  });

  it('is hidden from readers when it only decorates', () => {
    expect(renderToStaticMarkup(<Drawing drawing={emptyCabinet()} />)).toMatch(
      /^<svg[^>]* aria-hidden="true"/,
    );
  });

  it('writes colours as fill attributes and never a style, which the content policy would block', () => {
    const markup = renderToStaticMarkup(<Drawing drawing={tinted} />);
    expect(markup).toContain('fill="#1f2747"');
    expect(markup).not.toContain('fill="paper"');
    expect(markup).not.toContain('style=');
  });

  it('keeps the box and the scale of its data and writes the figures', () => {
    expect(renderToStaticMarkup(<Drawing drawing={tinted} />)).toMatch(
      /data-scale="floor" viewBox="0 0 800 1000"/,
    );
    expect(renderToStaticMarkup(<Drawing drawing={emptyCabinet()} />)).toContain('>404</text>');
  });
});
