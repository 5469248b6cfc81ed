import { useText } from '#app/behaviours/use-text.ts';
import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { company } from '#content/data/company.ts';
import styles from './contact-aside.module.css';

interface ContactAsideProps {
  title: string;
  rows: readonly { label: string; lines: readonly string[]; kind?: 'tel' | 'mailto' }[];
  chat: string;
  visit: { to: string; words: string };
}

/** The other ways to reach us, on navy beside the form. */
export function ContactAside({ title, rows, chat, visit }: ContactAsideProps) {
  const { chat: words } = useText();
  const digits = company.whatsapp.replaceAll(/\D/g, '');
  return (
    <aside className={styles.aside} aria-labelledby="aside-title">
      <i className={styles.thread} aria-hidden="true" />
      <h2 id="aside-title">{title}</h2>
      <dl>
        {rows.map(({ label, lines, kind }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {lines.map((line) =>
                kind ? (
                  <a key={line} href={`${kind}:${line.replaceAll(' ', '')}`} dir="ltr">
                    {line}
                  </a>
                ) : (
                  <span key={line}>{line}</span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        <ButtonLink
          kind="line"
          href={`https://wa.me/${digits}?text=${encodeURIComponent(words.greeting)}`}
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
