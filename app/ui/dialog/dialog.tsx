import { type ReactNode, useEffect, useRef } from 'react';
import { useScrollLock } from '#app/behaviours/use-scroll-lock.ts';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called for Escape, a press on the veil and the browser's own close request. */
  onClose: () => void;
  /** Accessible name, unless `labelledBy` names an element inside. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /** `message`: a small sheet in the middle; `side`: a panel at the end side; `sheet`: one from the foot; `top`: one from the head; `screen`: all of it. */
  shape: 'message' | 'side' | 'sheet' | 'top' | 'screen';
  tone?: 'error' | 'success';
  role?: 'dialog' | 'alertdialog';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The one modal of the house, a native `<dialog>`: the browser makes the page inert, keeps the focus
 * inside and hands it back to where it came from.
 */
export function Dialog({
  open,
  onClose,
  label,
  labelledBy,
  describedBy,
  shape,
  tone,
  role,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  useScrollLock(open);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === dialog.open) return;
    if (open) {
      opener.current = document.activeElement;
      dialog.showModal();
      // The browser would take the first control, which may be a link in the message.
      dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus();
      return;
    }
    dialog.close();
    // The browser hands the focus back itself, unless fullscreen is being left at that moment.
    const handBack = () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
    handBack();
    if (document.fullscreenElement) document.addEventListener('fullscreenchange', handBack, { once: true });
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for a press on the veil is Escape, which is `cancel`
    <dialog
      ref={ref}
      // Closed means closed at once for focus and readers; only the picture fades, by style.
      inert={!open}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      data-shape={shape}
      data-tone={tone}
      role={role === 'alertdialog' ? role : undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
