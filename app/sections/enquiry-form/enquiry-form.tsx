import { type ReactNode, useId } from 'react';
import { KEEP_CLEAR } from '#app/behaviours/keep-clear.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';

import { Button, TextLink } from '#app/ui/button/button.tsx';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { MessageDialog } from '#app/ui/message-dialog/message-dialog.tsx';
import type { AboutSubject } from '#contract/about.ts';
import styles from './enquiry-form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { Honeypot } from './honeypot.tsx';
import { PhoneField } from './phone-field.tsx';
import { SlowNotice } from './slow-notice.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';
import { VisitFields } from './visit-fields.tsx';

interface EnquiryFormProps {
  /** Accessible name of the form: the id of the heading that stands above it. */
  labelledBy: string;
  /** `page`: two columns; `narrow`: the form on home's picture and in frames. */
  layout: 'page' | 'narrow';
  send: string;
  messageLabel: string;
  /** What the enquiry asks about. */
  about?: AboutSubject | null;
  /** The form's page is the one it is posted to without a script: it is posted to the address as it stands, with what that asks about. */
  ownAddress?: boolean;
  /** What fills in a part of the form on its own. */
  children?: ReactNode;
}

/** The enquiry. Without a script it posts to the service's plain address; with one it sends and answers in place. */
export function EnquiryForm({
  labelledBy,
  layout,
  send,
  messageLabel,
  about = null,
  ownAddress = false,
  children,
}: EnquiryFormProps) {
  const href = useHref();
  const { form: text } = useText();
  const hydrated = useHydrated();
  const id = useId();
  const { form, errors, state, message, open, submit, keep, warm, edited, close } = useEnquiryForm(about);
  const field = (name: 'firstName' | 'lastName' | 'email', autoComplete: string) => ({
    id: `${id}${name}`,
    name,
    label: text[name],
    error: errors[name],
    autoComplete,
    onChange: () => edited(name),
  });

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        data-layout={layout}
        method="post"
        action={ownAddress ? undefined : href({ to: 'contact' })}
        // The browser would show one fault at a time, and in words of its own.
        noValidate
        aria-labelledby={labelledBy}
        onSubmit={submit}
        onInput={keep}
        onFocus={warm}
      >
        {layout === 'page' && <ErrorSummary id={id} errors={errors} />}
        <TextField {...field('firstName', 'given-name')} />
        <TextField {...field('lastName', 'family-name')} />
        <TextField {...field('email', 'email')} type="email" fieldClass={styles.wide} />
        <PhoneField
          id={`${id}phone`}
          error={errors.phone}
          onEdit={() => edited('phone')}
          className={styles.wide}
        />
        <TextAreaField
          id={`${id}message`}
          name="message"
          label={messageLabel}
          error={errors.message}
          fieldClass={styles.wide}
          onChange={() => edited('message')}
        />
        {children}
        {layout === 'page' && (
          <VisitFields id={id} error={errors.visitDay} onEdit={() => edited('visitDay')} />
        )}
        <Honeypot />
        <div className={styles.send} {...{ [KEEP_CLEAR]: '' }}>
          <Button kind="main" type="submit" aria-disabled={(hydrated && state !== 'ready') || undefined}>
            {state === 'ready' ? send : text.sending}
          </Button>
          <p className="note soft">
            {text.notice} <TextLink href={href({ to: 'privacy' })}>{text.noticeLink}</TextLink>
          </p>
        </div>
        <SlowNotice shown={state === 'slow'} />
      </form>
      <MessageDialog open={open} message={message} onClose={close} />
    </>
  );
}
