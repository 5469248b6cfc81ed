/** What this process has done since it started. */
export interface Counters {
  accepted: number;
  replayed: number;
  delivered: number;
  attemptsFailed: number;
  quarantined: number;
  rateLimited: number;
}

export const newCounters = (): Counters => ({
  accepted: 0,
  replayed: 0,
  delivered: 0,
  attemptsFailed: 0,
  quarantined: 0,
  rateLimited: 0,
});
