import { useId } from 'react';
import { useText } from '#app/behaviours/use-text.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './message-dialog.module.css';

export interface Message {
  tone: 'error' | 'success';
  title: string;
  text: string;
}

/** A message that waits for OK. Its text is written as text, whatever a server answered. */
export function MessageDialog({
  open,
  message,
  onClose,
}: {
  open: boolean;
  message: Message | null;
  onClose: () => void;
}) {
  const { dialog } = useText();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={`${id}title`}
      describedBy={`${id}text`}
      shape="message"
      role="alertdialog"
      {...(message && { tone: message.tone })}
    >
      <h2 className={styles.title} id={`${id}title`}>
        {message?.title}
      </h2>
      <p className={styles.text} id={`${id}text`}>
        {message?.text}
      </p>
      <Button kind="solid" onClick={onClose}>
        {dialog.ok}
      </Button>
    </Dialog>
  );
}
