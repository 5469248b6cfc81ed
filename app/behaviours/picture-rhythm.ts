/**
 * The rhythm of a project's pictures: one wide, then a pair, then wide again; a wide one that would leave the last alone is paired with it.
 * Returns whom a picture is paired with, itself when it stands wide. Indices from 0.
 */
export function partnerOf(index: number, count: number): number {
  const place = index % 3;
  if (place === 0) return index === count - 2 ? index + 1 : index;
  if (place === 1) return index === count - 1 ? index - 1 : index + 1;
  return index - 1;
}
