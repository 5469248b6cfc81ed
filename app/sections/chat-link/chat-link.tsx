import { chatAddress } from '#app/behaviours/reach-us.ts';
import { useText } from '#app/behaviours/use-text.ts';
import styles from './chat-link.module.css';

export function ChatLink() {
  const { chat } = useText();
  return (
    <a className={styles.chat} href={chatAddress(chat.greeting)} target="_blank" rel="noreferrer">
      <span className="hidden">{chat.label}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.2a8.8 8.8 0 0 0-7.5 13.4L3.4 20.7l4.2-1.1A8.8 8.8 0 1 0 12 3.2z" />
        <path d="M8.9 8.2c-.6.5-.8 1.3-.5 2.2.6 1.9 2.6 4 4.7 4.7 1 .3 1.9.1 2.4-.6l.2-.8-2-1-.8.9c-1.3-.5-2.4-1.6-2.9-2.9l.8-.8-.9-2z" />
      </svg>
    </a>
  );
}
