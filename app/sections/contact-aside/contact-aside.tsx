import type { ContactRow } from '#app/behaviours/contact-rows.ts';
import { chatAddress } from '#app/behaviours/reach-us.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { ContactRows } from '#app/ui/contact-rows/contact-rows.tsx';
import styles from './contact-aside.module.css';

interface ContactAsideProps {
  title: string;
  rows: readonly ContactRow[];
  chat: string;
  visit: { to: string; words: string };
  /** What the visitor asks about; the chat's greeting names it. */
  subject: string | undefined;
}

/** The other ways to reach us, on navy beside the form. */
export function ContactAside({ title, rows, chat, visit, subject }: ContactAsideProps) {
  const { chat: words } = useText();
  return (
    <aside className={styles.aside} aria-labelledby="aside-title">
      <i className={styles.thread} aria-hidden="true" />
      <h2 id="aside-title">{title}</h2>
      <ContactRows rows={rows} />
      <div className={styles.acts}>
        <ButtonLink
          kind="line"
          href={chatAddress(subject ? words.greetingAbout({ name: subject }) : words.greeting)}
          target="_blank"
          rel="noreferrer"
        >
          {chat}
        </ButtonLink>
        <TextLink href={visit.to}>{visit.words}</TextLink>
      </div>
    </aside>
  );
}
