import { CONSENT_DAYS } from '#content/data/company.ts';

/** Name of the cookie that holds the visitor's choice. SPEC.md section 9. */
export const CONSENT_COOKIE = 'userConsent';
export type Consent = 'accepted' | 'declined';

/**
 * Per cent of the page after which scrolling would count as a yes; `null` is off. Scrolling is never
 * consent under EU law (EDPB Guidelines 05/2020, 86), so it stays off.
 */
export const ACCEPT_ON_SCROLL: number | null = null;

/** The choice made, or null when there is none yet. */
export function readConsent(cookies: string): Consent | null {
  const value = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  if (value === 'true') return 'accepted';
  return value === 'false' ? 'declined' : null;
}

/** The cookie that stores a choice for 150 days. */
export function consentCookie(consent: Consent, secure: boolean): string {
  const value = consent === 'accepted' ? 'true' : 'false';
  const age = CONSENT_DAYS * 24 * 60 * 60;
  return `${CONSENT_COOKIE}=${value}; Max-Age=${age}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Whether a page scrolled by `scrolled` of `length` pixels counts as a yes under the setting `percent`. */
export function scrollAccepts(percent: number | null, scrolled: number, length: number): boolean {
  return percent !== null && length > 0 && (scrolled / length) * 100 >= percent;
}
