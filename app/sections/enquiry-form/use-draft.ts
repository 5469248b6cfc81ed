import { type RefObject, useCallback, useEffect } from 'react';
import { ENQUIRY_FIELDS } from '#contract/messages.ts';
import { VISIT_FIELDS } from '#contract/visit.ts';

/** Name under which the tab keeps what is typed until it has been sent; it ends with the tab. */
export const DRAFT_KEY = 'enquiryDraft';

const NAMES = [...ENQUIRY_FIELDS, 'countryCode', ...Object.values(VISIT_FIELDS)];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function control(form: HTMLFormElement, name: string): Control | null {
  const found = form.elements.namedItem(name);
  return found instanceof Element ? (found as Control) : null;
}

/** What the tab keeps; nothing where it may keep nothing, as in a frame without storage. */
function readDraft(): Partial<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? '{}') as object) };
  } catch {
    return {};
  }
}

/** Keeps what stands in the form over a reload and on the way to another page's form. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    for (const name of NAMES) {
      const field = control(form.current, name);
      const kept = draft[name];
      // What was typed before the script was there is newer than what was kept.
      const untouched = field && (field instanceof HTMLSelectElement || field.value === '');
      if (!untouched || typeof kept !== 'string' || !kept) continue;
      field.value = kept;
      // A day wished for is not hidden away.
      if (name === VISIT_FIELDS.day) field.closest('details')?.toggleAttribute('open', true);
    }
  }, [form]);

  const keep = useCallback(() => {
    if (!form.current) return;
    const values = NAMES.map((name) => [name, form.current && control(form.current, name)?.value]);
    try {
      window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(Object.fromEntries(values)));
    } catch {
      // No storage here: the form works without it.
    }
  }, [form]);

  const forget = useCallback(() => {
    try {
      window.sessionStorage.removeItem(DRAFT_KEY);
    } catch {
      // Nothing was kept.
    }
  }, []);
  return { keep, forget };
}
