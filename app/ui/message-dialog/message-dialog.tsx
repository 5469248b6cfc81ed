import { useId } from 'react';
import { useText } from '#app/behaviours/use-text.ts';
import { Button, TextLink } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ReachUs } from '../reach-us/reach-us.tsx';
import { Said } from '../said/said.tsx';
import styles from './message-dialog.module.css';

export interface Message {
  tone: 'error' | 'success';
  title: string;
  text: string;
  /** What it came of and what is kept; telephone and WhatsApp stand behind it. */
  reason?: string;
  /** Address of a calendar file that belongs to it. */
  file?: string;
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
  const { dialog, form } = useText();
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
      <div className={styles.text} id={`${id}text`}>
        <p>{message && <Said>{message.text}</Said>}</p>
        {message?.reason && (
          <p>
            {message.reason} <ReachUs />
          </p>
        )}
        {message?.file && (
          <p>
            <TextLink href={message.file} download>
              {form.visit.calendar}
            </TextLink>
          </p>
        )}
      </div>
      <Button kind="solid" onClick={onClose} data-focus-first>
        {dialog.ok}
      </Button>
    </Dialog>
  );
}
