/** Greatest lengths in characters (Unicode code points), counted after cleaning and trimming. */
export const LIMITS = { firstName: 200, lastName: 200, email: 320, phone: 60, message: 100_000 } as const;

/** Greatest size of a request body in bytes: a message of 100 000 four-byte characters fits. */
export const BODY_LIMIT = 512 * 1024;

/** True when `text` has at most `limit` code points; counts only when the cheap bounds cannot tell. */
export function fits(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  if (text.length > limit * 2) return false;
  let count = 0;
  for (const _ of text) count += 1;
  return count <= limit;
}
