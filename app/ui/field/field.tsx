import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

interface FieldProps {
  /** Id of the control; label and message hang on it. */
  id: string;
  label: string;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A line to write on with its name above and, when something is missing, the reason below. */
export function Field({ id, label, error, className, children }: FieldProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} data-bad={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

type LineProps = ComponentProps<'input'> & {
  label: string;
  error?: string | undefined;
  fieldClass?: string | undefined;
};

/**
 * One line of text. `aria-required` instead of `required`: blanks must reach our own dialog, while the
 * browser's check of an e-mail address stays.
 */
export function TextField({ label, error, fieldClass, id = '', ...rest }: LineProps) {
  return (
    <Field id={id} label={label} error={error} className={fieldClass}>
      <input {...rest} {...state(id, error)} />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  error,
  fieldClass,
  id = '',
  ...rest
}: ComponentProps<'textarea'> & Pick<LineProps, 'label' | 'error' | 'fieldClass'>) {
  return (
    <Field id={id} label={label} error={error} className={fieldClass}>
      <textarea {...rest} {...state(id, error)} />
    </Field>
  );
}

/** Id and state of a required control. */
export function state(id: string, error: string | undefined) {
  return { ...faultState(id, error), 'aria-required': true } as const;
}

/** Id of a control, and what is wrong with it. */
export function faultState(id: string, error: string | undefined) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const;
}
