import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendEnquiry } from '#app/behaviours/send-enquiry.ts';
import { useText } from '#app/behaviours/use-text.ts';
import type { Message } from '#app/ui/message-dialog/message-dialog.tsx';
import { type AboutSubject, withAbout } from '#contract/about.ts';
import { type EnquiryErrors, type EnquiryForm, enquiryFromForm } from '#contract/enquiry.ts';
import { ENQUIRY_FIELDS, type EnquiryField } from '#contract/messages.ts';
import { HONEYPOT_FIELD } from '#contract/transport.ts';

/** Milliseconds after which the form says that it is still sending. ARCHITECTURE.md section 5. */
export const PATIENCE = 10_000;

/** What the form shows and does: checks, sends once, keeps every word until it has arrived. */
export function useEnquiryForm(about: AboutSubject | null) {
  const { dialog } = useText();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(0);
  const key = useRef<{ content: string; value: string } | null>(null);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [state, setState] = useState<'ready' | 'sending' | 'slow'>('ready');
  const [message, setMessage] = useState<Message | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    shown.current = Date.now();
  }, []);
  useEffect(() => {
    if (state !== 'sending') return;
    const timer = window.setTimeout(() => setState('slow'), PATIENCE);
    return () => window.clearTimeout(timer);
  }, [state]);

  function say(tone: Message['tone'], text: string) {
    setMessage({ tone, title: tone === 'error' ? dialog.errorTitle : dialog.successTitle, text });
    setOpen(true);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'ready' || !form.current) return;
    const data = new FormData(form.current);
    const values = Object.fromEntries(
      [...ENQUIRY_FIELDS, 'countryCode'].map((name) => [name, String(data.get(name) ?? '')]),
    ) as EnquiryForm;
    const check = enquiryFromForm(values);
    if (!check.ok) {
      setErrors(check.errors);
      say('error', dialog.fillAll);
      return;
    }
    const enquiry = about
      ? { ...check.enquiry, message: withAbout(about, check.enquiry.message) }
      : check.enquiry;
    const content = JSON.stringify(enquiry);
    if (key.current?.content !== content) key.current = { content, value: crypto.randomUUID() };
    setState('sending');
    try {
      const text = await sendEnquiry(enquiry, {
        key: key.current.value,
        elapsed: Date.now() - shown.current,
        honeypot: String(data.get(HONEYPOT_FIELD) ?? ''),
      });
      form.current.reset();
      key.current = null;
      say('success', text);
    } catch {
      say('error', dialog.wentWrong);
    }
    setState('ready');
  }

  return {
    form,
    errors,
    state,
    message,
    open,
    submit,
    /** Editing a field takes its message away. */
    edited: (field: EnquiryField) => setErrors(({ [field]: _, ...rest }) => rest),
    close: () => setOpen(false),
  };
}
