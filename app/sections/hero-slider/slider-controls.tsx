import { useText } from '#app/behaviours/use-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './slider-controls.module.css';

interface SliderControlsProps {
  total: number;
  index: number;
  /** Changes with every change of slide: the line fills anew. */
  turn: number;
  moving: boolean;
  onShow: (index: number) => void;
  onStep: (step: 'next' | 'previous') => void;
}

export function SliderControls({ total, index, turn, moving, onShow, onStep }: SliderControlsProps) {
  const { slider } = useText();
  return (
    <div className={styles.controls}>
      <div className={styles.dots}>
        {Array.from({ length: total }, (_, dot) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are their positions
            key={dot}
            type="button"
            aria-label={slider.choose(dot + 1)}
            aria-current={dot === index || undefined}
            onClick={() => onShow(dot)}
          >
            <i key={dot === index ? turn : 'waiting'} data-moving={moving} />
          </button>
        ))}
      </div>
      <span className={`${styles.count} num`} dir="ltr" aria-hidden="true">
        {index + 1} / {total}
      </span>
      <div className={styles.arrows}>
        <button type="button" aria-label={slider.previous} onClick={() => onStep('previous')}>
          <Icon name="back" />
        </button>
        <button type="button" aria-label={slider.next} onClick={() => onStep('next')}>
          <Icon name="forward" />
        </button>
      </div>
    </div>
  );
}
