import { useText } from '#app/behaviours/use-text.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { company } from '#content/data/company.ts';
import styles from './enquiry-form.module.css';

/** Said when an answer takes long: other ways to reach us, while the enquiry goes on being sent. */
export function SlowNotice({ shown }: { shown: boolean }) {
  const { form: text } = useText();
  const digits = company.whatsapp.replaceAll(/\D/g, '');
  return (
    <p className={`${styles.wide} note`} role="status">
      {shown && (
        <>
          {text.stillSending} <TextLink href={`https://wa.me/${digits}`}>{text.whatsapp}</TextLink>
          {' · '}
          <TextLink href={`tel:${company.phone1.replaceAll(' ', '')}`}>{company.phone1}</TextLink>
        </>
      )}
    </p>
  );
}
