import type { ComponentProps } from 'react';
import {
  type Attributes,
  figureAttributes,
  figuresAttributes,
  SHAPES,
  strokeAttributes,
} from '#drawing/pens.ts';
import type { Drawing as DrawingData } from '#drawing/shape.ts';
import styles from './drawing.module.css';

interface DrawingProps extends Omit<ComponentProps<'svg'>, 'viewBox' | 'role' | 'children'> {
  drawing: DrawingData;
  /** What a reader hears; without it the drawing is decoration and hidden from readers. */
  title?: string;
}

/** SVG's names of attributes as React spells them. */
function asProps(attributes: Attributes): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** Draws shapes and figures with the site's pens; takes its ink from the `color` around it. */
export function Drawing({ drawing, title, className, ...rest }: DrawingProps) {
  const { width, height, scale, pixel, shapes, figures } = drawing;
  return (
    <svg
      {...rest}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={[styles.drawing, className].filter(Boolean).join(' ')}
      data-scale={scale}
      viewBox={`0 0 ${width} ${height}`}
    >
      <g {...asProps(SHAPES)}>
        {shapes.map((shape) => (
          <path
            key={`${shape.pen} ${shape.fill} ${shape.d}`}
            data-pen={shape.pen}
            data-dark={shape.onDark}
            {...asProps(strokeAttributes(shape, pixel))}
          />
        ))}
      </g>
      <g {...asProps(figuresAttributes(drawing))}>
        {figures.map((figure) => (
          <text key={`${figure.x} ${figure.y}`} {...asProps(figureAttributes(figure))}>
            {figure.text}
          </text>
        ))}
      </g>
    </svg>
  );
}
