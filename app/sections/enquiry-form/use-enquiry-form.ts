import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '#app/behaviours/use-text.ts';
import { withWords } from '#app/behaviours/words.ts';
import type { Message } from '#app/ui/message-dialog/message-dialog.tsx';
import type { AboutSubject } from '#contract/about.ts';
import type { FormErrors } from '#contract/enquiry.ts';
import type { Outcome, Parcel } from './delivery.ts';
import { useDraft } from './use-draft.ts';

/** Milliseconds after which the form says that it is still sending. ARCHITECTURE.md section 5. */
export const PATIENCE = 10_000;

const loadDelivery = () => withWords(import('./delivery.ts'));

/** What the form shows and does: checks, sends once, keeps every word until it has arrived. */
export function useEnquiryForm(about: AboutSubject | null) {
  const { dialog } = useText();
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [message, setMessage] = useState<Message | null>(null);
  const [open, setOpen] = useState(false);
  const { state, send } = useSending();
  const draft = useDraft(form);
  useFirstError(form, open);

  function say(tone: Message['tone'], text: string, more: Pick<Message, 'reason' | 'file'> = {}) {
    const title = tone === 'error' ? dialog.errorTitle : dialog.successTitle;
    setMessage({ tone, title, text, ...more });
    setOpen(true);
  }

  async function pass(data: FormData) {
    const { check } = await loadDelivery();
    const checked = check(data, about);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return say('error', dialog.fillAll);
    const outcome = await send(checked.parcel);
    if (!outcome.ok) return say('error', dialog.wentWrong, { reason: dialog.reasons[outcome.failure] });
    form.current?.reset();
    draft.forget();
    say('success', outcome.text, outcome.file ? { file: outcome.file } : {});
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || !form.current) return;
    busy.current = true;
    // What checks and sends could not be fetched: there is no connection.
    const offline = () => say('error', dialog.wentWrong, { reason: dialog.reasons.offline });
    await pass(new FormData(form.current)).catch(offline);
    busy.current = false;
  }

  return {
    form,
    errors,
    state,
    message,
    open,
    submit,
    keep: draft.keep,
    /** Somebody begins to write: what will be needed is fetched. */
    warm: () => void loadDelivery().catch(() => undefined),
    /** Editing a field takes its message away. */
    edited: (field: keyof FormErrors) => setErrors(({ [field]: _, ...rest }) => rest),
    close: () => setOpen(false),
  };
}

/** Sends an enquiry under the same key however often it is tried, and tells when that takes long. */
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

  async function send(parcel: Parcel): Promise<Outcome> {
    const content = JSON.stringify(parcel.enquiry);
    if (key.current?.content !== content) key.current = { content, value: crypto.randomUUID() };
    setState('sending');
    const { deliver } = await loadDelivery();
    const outcome = await deliver(parcel, { key: key.current.value, elapsed: Date.now() - shown.current });
    if (outcome.ok) key.current = null;
    setState('ready');
    return outcome;
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
