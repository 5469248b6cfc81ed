import type { Drawing } from './shape.ts';

/** The drawing as plain SVG text without styles: what it weighs in a page, and how two drawings are compared. */
export function svgOf(drawing: Drawing): string {
  const shapes = drawing.shapes.map(
    ({ pen, d, fill, onDark }) =>
      `<path class="${pen}${onDark ? ' on-dark' : ''}"${fill ? ` fill="${fill}"` : ''} d="${d}"/>`,
  );
  const figures = drawing.figures.map(
    ({ text, x, y, turned }) =>
      `<text x="${x}" y="${y}"${turned ? ` transform="rotate(-90 ${x} ${y})"` : ''}>${text}</text>`,
  );
  return `<svg viewBox="0 0 ${drawing.width} ${drawing.height}">${shapes.join('')}${figures.join('')}</svg>`;
}
