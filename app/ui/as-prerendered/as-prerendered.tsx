import type { ReactNode } from 'react';

/** What a browser is to leave as it came. An empty text makes React keep the markup it finds, as it compares no text of this kind. */
const UNTOUCHED = { __html: '' };

/**
 * Markup that is made when the site is built and that no script renders again: its data need not travel beside it.
 * Nothing in it may listen or change; what does is put in by other means once the page stands.
 */
export function AsPrerendered({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <div>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: never written, only kept
  return <div suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
}
