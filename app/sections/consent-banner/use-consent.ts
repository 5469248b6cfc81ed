import { useCallback, useEffect, useRef, useState } from 'react';
import {
  ACCEPT_ON_SCROLL,
  type Consent,
  consentCookie,
  readConsent,
  scrollAccepts,
} from '#app/behaviours/consent.ts';
import { announceConsent, onConsentAsked } from '#app/behaviours/consent-again.ts';
import { useReturn } from '#app/behaviours/use-return.ts';

/**
 * The visitor's choice and whether the banner stands open; unknown while the page is prerendered. Asked for by a press it takes the focus and
 * hands it back with the choice; on a first visit it takes none.
 */
export function useConsent() {
  const [open, setOpen] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const reopen = useCallback(() => {
    opener.current = document.activeElement;
    setOpen(true);
    banner.current?.focus();
  }, []);
  const ask = useCallback(() => setOpen(readConsent(document.cookie) === null), []);
  useEffect(ask, [ask]);
  useReturn(() => {
    ask();
    announceConsent();
  });
  useEffect(() => onConsentAsked(reopen), [reopen]);
  useEffect(() => {
    if (open && opener.current) banner.current?.focus();
  }, [open]);
  useEffect(() => {
    // While the bar stands, the page is longer by its height, so that it never hides the end of anything.
    document.documentElement.toggleAttribute('data-consent-open', open);
  }, [open]);

  const choose = useCallback((choice: Consent) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = consentCookie(choice, window.location.protocol === 'https:');
    announceConsent();
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, []);
  useEffect(() => {
    if (!open || ACCEPT_ON_SCROLL === null) return;
    const read = () => {
      const length = document.documentElement.scrollHeight - window.innerHeight;
      if (scrollAccepts(ACCEPT_ON_SCROLL, window.scrollY, length)) choose('accepted');
    };
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [open, choose]);
  return { open, banner, choose, reopen };
}
