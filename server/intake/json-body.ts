const DEPTH_MAX = 20;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body is no JSON object a form could have sent. */
export class UnreadableBodyError extends Error {}

function refuseOddities(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEPTH_MAX) throw new UnreadableBodyError('nested too deep');
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') throw new UnreadableBodyError('__proto__ key');
    refuseOddities(inner, depth + 1);
  }
}

/** Reads a JSON object from UTF-8 bytes; duplicate keys: the last wins. Throws UnreadableBodyError for anything else. */
export function parseJsonObject(bytes: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new UnreadableBodyError('not JSON in UTF-8');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableBodyError('not an object');
  refuseOddities(value, 1);
  return value as Record<string, unknown>;
}

/** Reads a urlencoded form from UTF-8 bytes; throws UnreadableBodyError when they are not UTF-8. */
export function parseForm(bytes: Buffer): Record<string, string> {
  try {
    return Object.fromEntries(new URLSearchParams(utf8.decode(bytes)));
  } catch {
    throw new UnreadableBodyError('not UTF-8');
  }
}
