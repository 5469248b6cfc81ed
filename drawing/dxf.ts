import { DxfWriter, point3d, TextHorizontalAlignment, TextVerticalAlignment, Units } from '@tarikjabiri/dxf';
import { outlinesOf } from './path.ts';
import type { Drawing, Pen } from './shape.ts';

/** AutoCAD colour of each pen's layer: 7 is the ground's opposite. */
const COLOURS: Partial<Record<Pen, number>> = {
  gold: 40,
  dimension: 8,
  tick: 8,
  extension: 8,
  grain: 9,
  hatch: 9,
  hidden: 9,
};
const FIGURES = 'figures';

/** A drawing at its true size in millimetres, one layer a pen, y upwards as drawing programs have it. */
export function dxfOf({ shapes, figures, figure, height }: Drawing): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  for (const pen of new Set(shapes.map((shape) => shape.pen)))
    dxf.addLayer(pen, COLOURS[pen] ?? 7, 'CONTINUOUS');
  dxf.addLayer(FIGURES, 7, 'CONTINUOUS');
  for (const { pen, d } of shapes) {
    dxf.setCurrentLayerName(pen);
    for (const { points, closed } of outlinesOf(d))
      dxf.addLWPolyline(
        points.map(([x, y]) => ({
          point: { x: Math.round(x * 10) / 10, y: Math.round((height - y) * 10) / 10 },
        })),
        { flags: closed ? 1 : 0 },
      );
  }
  dxf.setCurrentLayerName(FIGURES);
  for (const { text, x, y, turned } of figures) {
    const at = point3d(Math.round(x), Math.round(height - y));
    dxf.addText(at, Math.round(figure * 0.72), text, {
      rotation: turned ? 90 : 0,
      horizontalAlignment: TextHorizontalAlignment.Center,
      verticalAlignment: TextVerticalAlignment.BaseLine,
      secondAlignmentPoint: at,
    });
  }
  return dxf.stringify();
}
