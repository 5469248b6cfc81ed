/** The longest gap between two attempts; there is no last attempt. */
export const BACKOFF_CAP_MS = 15 * 60_000;
const FIRST_GAP_MS = { outage: 1000, temporary: 1000, permanent: 8000 } as const;
/** Share of a gap that is drawn by lot, so that instances do not knock in step. */
const JITTER = 0.25;

/** Gap before the attempt after `failures` failed ones: 1, 2, 4 … seconds (8, 16 … for a permanent refusal), to the cap. */
export function backoff(kind: keyof typeof FIRST_GAP_MS, failures: number, random = Math.random): number {
  const gap = Math.min(BACKOFF_CAP_MS, FIRST_GAP_MS[kind] * 2 ** Math.min(failures - 1, 20));
  return Math.round(gap * (1 - JITTER * random()));
}
