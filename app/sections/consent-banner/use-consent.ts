import { useCallback, useEffect, useState } from 'react';
import { type Consent, consentCookie, readConsent } from '#app/behaviours/consent.ts';
import { onConsentAsked } from '#app/behaviours/consent-again.ts';

/** The visitor's choice and whether the banner stands open; unknown while the page is prerendered. */
export function useConsent() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(readConsent(document.cookie) === null), []);
  useEffect(() => onConsentAsked(() => setOpen(true)), []);
  useEffect(() => {
    // While the bar stands, the page is longer by its height, so that it never hides the end of anything.
    document.documentElement.toggleAttribute('data-consent-open', open);
  }, [open]);

  const choose = useCallback((choice: Consent) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = consentCookie(choice, window.location.protocol === 'https:');
    setOpen(false);
  }, []);
  return { open, choose, reopen: useCallback(() => setOpen(true), []) };
}
