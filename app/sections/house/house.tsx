import { useText } from '#app/behaviours/use-text.ts';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import type { Drawing as DrawingShapes } from '#drawing/shape.ts';
import styles from './house.module.css';

interface HouseProps {
  /** Heading for readers; the drawing says it to those who see. */
  title: string;
  rooms: readonly { to: string; name: string; count: number; drawing: DrawingShapes }[];
}

/** Six rooms of one section drawing, each a link to its collection. */
export function House({ title, rooms }: HouseProps) {
  const { menu } = useText();
  return (
    <section className={`${styles.house} wrap`}>
      <h2 className="hidden">{title}</h2>
      <ul>
        {rooms.map((room) => (
          <li key={room.to}>
            <a href={room.to}>
              <Drawing drawing={room.drawing} />
              <span className={styles.name}>{room.name}</span>
              <small className="num">{menu.models(room.count)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
