/**
 * Goes to an address as a document, where what it shows cannot be fetched. One the page was loaded at is left alone: it would be
 * loaded again and again.
 */
export function loadAnew(address: string): void {
  const [loaded] = performance.getEntriesByType('navigation');
  const { href } = new URL(address, window.location.href);
  if (href !== loaded?.name) window.location.assign(href);
}
