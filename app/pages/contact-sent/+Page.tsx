import { useData } from 'vike-react/useData';
import { useLocale } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { REFERENCE_MARK, VISIT_MARK, VISIT_PATH } from '#contract/addresses.ts';
import { addressIn } from '#contract/languages.ts';
import type { Data } from './+data.ts';
import styles from './contact-sent.module.css';

/** Answer to an enquiry sent by the plain form. */
export function Page() {
  const { title, text, home, to } = useData<Data>();
  const { form } = useText();
  const locale = useLocale();
  return (
    <div className={`${styles.sent} wrap`}>
      <h1>{title}</h1>
      <p suppressHydrationWarning>
        {text} {REFERENCE_MARK}
      </p>
      {/* The service gives it its address when a visit is wished for. */}
      <a
        className={styles.file}
        href={addressIn(locale, VISIT_PATH)}
        download
        {...{ [VISIT_MARK]: '' }}
        hidden
      >
        {form.visit.calendar}
      </a>
      <TextLink href={to}>{home}</TextLink>
    </div>
  );
}
