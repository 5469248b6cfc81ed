import type { ReactNode } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './project-dialog.module.css';

interface ProjectDialogProps {
  open: boolean;
  onClose: () => void;
  /** Id of the heading inside that names the dialog. */
  labelledBy: string;
  close: string;
  children: ReactNode;
}

/** A project over the portfolio: a sheet of paper the height of the screen, closed at its head. */
export function ProjectDialog({ open, onClose, labelledBy, close, children }: ProjectDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy={labelledBy} shape="screen" className={styles.dialog}>
      <div className={styles.bar}>
        <button type="button" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Dialog>
  );
}
