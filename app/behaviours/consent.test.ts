import { describe, expect, it } from 'vitest';
import { ACCEPT_ON_SCROLL, consentCookie, readConsent, scrollAccepts } from './consent.ts';

describe('consent', () => {
  it('lives 150 days and reads back as it was chosen', () => {
    const cookie = consentCookie('accepted', true);
    expect(cookie).toContain(`Max-Age=${150 * 86_400}`);
    expect(cookie).toContain('Secure');
    expect(readConsent(`other=1; ${cookie.split(';')[0]}`)).toBe('accepted');
    expect(readConsent(consentCookie('declined', false).split(';')[0] ?? '')).toBe('declined');
    expect(readConsent('')).toBeNull();
  });

  it('does not come from scrolling as the setting stands, and from the set share on when it is set', () => {
    expect(scrollAccepts(ACCEPT_ON_SCROLL, 1000, 1000)).toBe(false);
    expect(scrollAccepts(25, 249, 1000)).toBe(false);
    expect(scrollAccepts(25, 250, 1000)).toBe(true);
  });
});
