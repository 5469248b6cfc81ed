/** Said on the page when somebody wants to choose about cookies again; the banner listens. */
const ASK = 'consent:ask';

/** Opens the banner wherever it stands. */
export function askConsentAgain(): void {
  window.dispatchEvent(new Event(ASK));
}

/** Calls back whenever it is asked for. Returns what ends it. */
export function onConsentAsked(asked: () => void): () => void {
  window.addEventListener(ASK, asked);
  return () => window.removeEventListener(ASK, asked);
}
