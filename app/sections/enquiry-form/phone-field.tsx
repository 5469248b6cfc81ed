import { useText } from '#app/behaviours/use-text.ts';
import { Field, state } from '#app/ui/field/field.tsx';
import { COUNTRY_CODES, DEFAULT_COUNTRY_CODE } from '#contract/phone.ts';
import styles from './enquiry-form.module.css';

interface PhoneFieldProps {
  id: string;
  error: string | undefined;
  className: string | undefined;
  onEdit: () => void;
}

/** Country code and number side by side, left to right in every language. */
export function PhoneField({ id, error, className, onEdit }: PhoneFieldProps) {
  const { form: text } = useText();
  return (
    <Field id={id} label={text.phone} error={error} className={className}>
      <span className={`${styles.phone} num`} dir="ltr">
        <select
          name="countryCode"
          aria-label={text.countryCode}
          defaultValue={DEFAULT_COUNTRY_CODE}
          autoComplete="tel-country-code"
        >
          {COUNTRY_CODES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <input name="phone" type="tel" autoComplete="tel-national" onChange={onEdit} {...state(id, error)} />
      </span>
    </Field>
  );
}
