import { useText } from '#app/behaviours/use-text.ts';
import { ReachUs } from '#app/ui/reach-us/reach-us.tsx';
import styles from './enquiry-form.module.css';

/** Said when an answer takes long: other ways to reach us, while the enquiry goes on being sent. */
export function SlowNotice({ shown }: { shown: boolean }) {
  const { form: text } = useText();
  return (
    <p className={`${styles.wide} note`} role="status">
      {shown && (
        <>
          {text.stillSending} <ReachUs />
        </>
      )}
    </p>
  );
}
