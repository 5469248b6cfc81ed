import { chatAddress } from '#app/behaviours/reach-us.ts';
import { useText } from '#app/behaviours/use-text.ts';
import styles from './chat-link.module.css';
import { useOutOfWay } from './use-out-of-way.ts';

/** The floating way into WhatsApp, with a greeting that names what one looks at. */
export function ChatLink({ subject }: { subject: string | undefined }) {
  const { chat } = useText();
  const away = useOutOfWay();
  const greeting = subject ? chat.greetingAbout({ name: subject }) : chat.greeting;
  return (
    <a
      className={styles.chat}
      href={chatAddress(greeting)}
      target="_blank"
      rel="noreferrer"
      data-away={away || undefined}
    >
      <span className="hidden">{chat.label}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.2a8.8 8.8 0 0 0-7.5 13.4L3.4 20.7l4.2-1.1A8.8 8.8 0 1 0 12 3.2z" />
        <path d="M8.9 8.2c-.6.5-.8 1.3-.5 2.2.6 1.9 2.6 4 4.7 4.7 1 .3 1.9.1 2.4-.6l.2-.8-2-1-.8.9c-1.3-.5-2.4-1.6-2.9-2.9l.8-.8-.9-2z" />
      </svg>
    </a>
  );
}
