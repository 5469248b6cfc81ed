const NAMED =
  /<script src="(\/assets\/[^"]+)" async data-sheet="[^"]*" data-entry="([^"]+)" data-chunks="([^"]*)"/;

/** Addresses of the scripts a built page loads by itself: the starter, the only one it asks for, and what that brings. */
export function pageScripts(html: string): { starter: string; brought: string[] } {
  const [, starter = '', entry = '', chunks = ''] = NAMED.exec(html) ?? [];
  return { starter, brought: [entry, ...chunks.split(' ')].filter(Boolean) };
}
