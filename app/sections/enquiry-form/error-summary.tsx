import { useText } from '#app/behaviours/use-text.ts';
import type { FormErrors } from '#contract/enquiry.ts';
import { FORM_FIELDS } from '#contract/messages.ts';
import styles from './enquiry-form.module.css';

/** Above the fields, what is to be put right in each, as links to them. `id` is what the fields' own ids begin with. */
export function ErrorSummary({ id, errors }: { id: string; errors: FormErrors }) {
  const { form: text } = useText();
  const wrong = FORM_FIELDS.filter((name) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <section className={`${styles.wide} ${styles.summary}`} aria-label={text.summary}>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${id}${name}`}
              onClick={(event) => {
                // The address stays as it is: Back is not to lead through the fields.
                event.preventDefault();
                document.getElementById(`${id}${name}`)?.focus();
              }}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
