import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog-head.module.css';

interface DialogHeadProps {
  /** Name of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** The head of a dialog that fills a side or a screen: what it is, and the way out at the end side. */
export function DialogHead({ close, onClose, children }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      <button type="button" aria-label={close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
