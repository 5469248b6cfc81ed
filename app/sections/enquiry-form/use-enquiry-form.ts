import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { failureOf, sendEnquiry } from '#app/behaviours/send-enquiry.ts';
import { useText } from '#app/behaviours/use-text.ts';
import type { Message } from '#app/ui/message-dialog/message-dialog.tsx';
import { type AboutSubject, withAbout } from '#contract/about.ts';
import { type Enquiry, type EnquiryErrors, type EnquiryForm, enquiryFromForm } from '#contract/enquiry.ts';
import { ENQUIRY_FIELDS, type EnquiryField } from '#contract/messages.ts';
import { HONEYPOT_FIELD } from '#contract/transport.ts';
import { useDraft } from './use-draft.ts';

/** Milliseconds after which the form says that it is still sending. ARCHITECTURE.md section 5. */
export const PATIENCE = 10_000;

function valuesOf(data: FormData): EnquiryForm {
  const values = [...ENQUIRY_FIELDS, 'countryCode'].map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(values) as EnquiryForm;
}

/** What the form shows and does: checks, sends once, keeps every word until it has arrived. */
export function useEnquiryForm(about: AboutSubject | null) {
  const { dialog } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [message, setMessage] = useState<Message | null>(null);
  const [open, setOpen] = useState(false);
  const { state, send } = useSending();
  const draft = useDraft(form);
  useFirstError(form, open);

  function say(tone: Message['tone'], text: string, reason?: string) {
    const title = tone === 'error' ? dialog.errorTitle : dialog.successTitle;
    setMessage({ tone, title, text, ...(reason && { reason }) });
    setOpen(true);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'ready' || !form.current) return;
    const data = new FormData(form.current);
    const check = enquiryFromForm(valuesOf(data));
    setErrors(check.ok ? {} : check.errors);
    if (!check.ok) return say('error', dialog.fillAll);
    const { enquiry } = check;
    const message = about ? withAbout(about, enquiry.message) : enquiry.message;
    try {
      const text = await send({ ...enquiry, message }, String(data.get(HONEYPOT_FIELD) ?? ''));
      form.current.reset();
      draft.forget();
      say('success', text);
    } catch (error) {
      say('error', dialog.wentWrong, dialog.reasons[failureOf(error)]);
    }
  }

  return {
    form,
    errors,
    state,
    message,
    open,
    submit,
    keep: draft.keep,
    /** Editing a field takes its message away. */
    edited: (field: EnquiryField) => setErrors(({ [field]: _, ...rest }) => rest),
    close: () => setOpen(false),
  };
}

/** Sends an enquiry once at a time, under the same key however often it is tried, and tells when that takes long. */
function useSending() {
  const shown = useRef(0);
  const key = useRef<{ content: string; value: string } | null>(null);
  const [state, setState] = useState<'ready' | 'sending' | 'slow'>('ready');
  useEffect(() => {
    shown.current = Date.now();
  }, []);
  useEffect(() => {
    if (state !== 'sending') return;
    const timer = window.setTimeout(() => setState('slow'), PATIENCE);
    return () => window.clearTimeout(timer);
  }, [state]);

  async function send(enquiry: Enquiry, honeypot: string): Promise<string> {
    const content = JSON.stringify(enquiry);
    if (key.current?.content !== content) key.current = { content, value: crypto.randomUUID() };
    setState('sending');
    try {
      const elapsed = Date.now() - shown.current;
      const text = await sendEnquiry(enquiry, { key: key.current.value, elapsed, honeypot });
      key.current = null;
      return text;
    } finally {
      setState('ready');
    }
  }
  return { state, send };
}

/** When the dialog is closed the focus goes to the first field at fault and brings it into view. */
function useFirstError(form: RefObject<HTMLFormElement | null>, open: boolean): void {
  useEffect(() => {
    if (open) return;
    // After the dialog's own effect, which hands the focus back to the button that sent.
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, open]);
}
