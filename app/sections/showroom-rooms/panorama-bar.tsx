import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import styles from './panorama.module.css';
import type { PanoramaWords } from './standpoint.ts';
import type { Step } from './use-look.ts';

const STEPS: readonly { step: Step; icon: IconName }[] = [
  { step: 'left', icon: 'left' },
  { step: 'right', icon: 'right' },
  { step: 'up', icon: 'up' },
  { step: 'down', icon: 'down' },
  { step: 'nearer', icon: 'plus' },
  { step: 'farther', icon: 'minus' },
];

interface PanoramaBarProps {
  status: string;
  words: PanoramaWords;
  full: boolean;
  /** Null while there is nothing to turn. */
  onStep: ((step: Step) => void) | null;
  onFull: () => void;
}

/** Under the picture: where one stands, and a button for everything that drag and keys do. */
export function PanoramaBar({ status, words, full, onStep, onFull }: PanoramaBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status">{status}</p>
      {onStep &&
        STEPS.map(({ step, icon }) => (
          <button key={step} type="button" aria-label={words.steps[step]} onClick={() => onStep(step)}>
            <Icon name={icon} />
          </button>
        ))}
      <button type="button" aria-label={words.fullscreen} aria-pressed={full} onClick={onFull}>
        <Icon name="fullscreen" />
      </button>
    </div>
  );
}
