import { useSyncExternalStore } from 'react';
import { readConsent } from './consent.ts';

/** Said on the page when somebody wants to choose about cookies again; the banner listens. */
const ASK = 'consent:ask';
/** Said when a choice was made; whoever shows something of another company listens. */
const CHOSEN = 'consent:chosen';

/** Opens the banner wherever it stands. */
export function askConsentAgain(): void {
  window.dispatchEvent(new Event(ASK));
}

/** Calls back whenever it is asked for. Returns what ends it. */
export function onConsentAsked(asked: () => void): () => void {
  window.addEventListener(ASK, asked);
  return () => window.removeEventListener(ASK, asked);
}

/** Tells the page that the cookie now holds another choice. */
export function announceConsent(): void {
  window.dispatchEvent(new Event(CHOSEN));
}

function onConsentChosen(chosen: () => void): () => void {
  window.addEventListener(CHOSEN, chosen);
  return () => window.removeEventListener(CHOSEN, chosen);
}

/** Whether the visitor has accepted cookies, as it stands now; false while the page is prerendered. */
export function useAccepted(): boolean {
  return useSyncExternalStore(
    onConsentChosen,
    () => readConsent(document.cookie) === 'accepted',
    () => false,
  );
}
