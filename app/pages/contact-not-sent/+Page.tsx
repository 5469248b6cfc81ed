import { useData } from 'vike-react/useData';
import { useText } from '#app/behaviours/use-text.ts';
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx';
import { ERRORS_MARK } from '#contract/addresses.ts';
import type { Data } from './+data.ts';
import styles from './contact-not-sent.module.css';

/** Answer to a plain form that lacked something. The service fills in the messages and what was typed. */
export function Page() {
  const { title, text } = useData<Data>();
  const { form } = useText();
  return (
    <div className={`${styles.page} wrap`}>
      <h1 id="not-sent-title">{title}</h1>
      <p>{text}</p>
      <ul className={styles.errors} aria-label={form.summary} {...{ [ERRORS_MARK]: '' }} />
      <EnquiryForm
        labelledBy="not-sent-title"
        layout="page"
        ownAddress
        send={form.send}
        messageLabel={form.message}
      />
    </div>
  );
}
