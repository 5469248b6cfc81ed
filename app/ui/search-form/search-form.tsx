import { type ComponentProps, type RefObject, useId } from 'react';
import { useHref } from '#app/behaviours/use-locale.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'id' | 'ref'> {
  label: string;
  /** Name of the button that sends it. */
  submit: string;
  field?: RefObject<HTMLInputElement | null>;
}

/** A line to ask on: a plain form that leads to the search page, whatever else its field does. */
export function SearchForm({ label, submit, field, ...rest }: SearchFormProps) {
  const href = useHref();
  const id = useId();
  return (
    <search>
      <form className={styles.form} action={href({ tool: 'search' })}>
        <label htmlFor={id}>{label}</label>
        <input
          {...rest}
          ref={field}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={200}
        />
        <button type="submit" aria-label={submit}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
