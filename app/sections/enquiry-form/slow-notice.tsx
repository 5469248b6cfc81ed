import { chatAddress, telephoneAddress } from '#app/behaviours/reach-us.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { company } from '#content/data/company.ts';
import styles from './enquiry-form.module.css';

/** Said when an answer takes long: other ways to reach us, while the enquiry goes on being sent. */
export function SlowNotice({ shown }: { shown: boolean }) {
  const { form: text } = useText();
  return (
    <p className={`${styles.wide} note`} role="status">
      {shown && (
        <>
          {text.stillSending} <TextLink href={chatAddress()}>{text.whatsapp}</TextLink>
          {' · '}
          <TextLink href={telephoneAddress(company.phone1)}>{company.phone1}</TextLink>
        </>
      )}
    </p>
  );
}
