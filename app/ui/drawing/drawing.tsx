import type { ComponentProps } from 'react';
import type { Drawing as DrawingData, Figure, Shape } from '#drawing/shape.ts';
import styles from './drawing.module.css';

interface DrawingProps extends Omit<ComponentProps<'svg'>, 'viewBox' | 'role' | 'children'> {
  drawing: DrawingData;
  /** What a reader hears; without it the drawing is decoration and hidden from readers. */
  title?: string;
}

const joined = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** Colours go into `fill` attributes: the content policy blocks style attributes, not these. */
function Stroke({ pen, d, fill, onDark }: Shape) {
  const paper = fill === 'paper';
  return (
    <path
      className={joined(styles[pen], onDark && styles['on-dark'], paper && styles.paper)}
      fill={paper ? undefined : fill}
      d={d}
    />
  );
}

function Length({ text, x, y, turned, strong }: Figure) {
  return (
    <text
      className={joined(styles.figure, strong && styles.strong)}
      x={x}
      y={y}
      transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {text}
    </text>
  );
}

/** Draws shapes and figures with the site's pens; takes its ink from the `color` around it. */
export function Drawing({ drawing, title, className, ...rest }: DrawingProps) {
  const { width, height, scale, shapes, figures } = drawing;
  return (
    <svg
      {...rest}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={joined(styles.drawing, className)}
      data-scale={scale}
      viewBox={`0 0 ${width} ${height}`}
    >
      {shapes.map((shape) => (
        <Stroke key={`${shape.pen} ${shape.fill} ${shape.d}`} {...shape} />
      ))}
      {figures.map((figure) => (
        <Length key={`${figure.x} ${figure.y}`} {...figure} />
      ))}
    </svg>
  );
}
