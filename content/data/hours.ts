import type { Kitchen } from '../schemas/kitchen.ts';

/** The hour at which each set of the studio is lit, hours since midnight: where the sun stands, or that it is gone. */
export const HOUR_OF_SET: Readonly<Record<Kitchen['set'], number>> = {
  S1: 13,
  S2: 15,
  S3: 16.5,
  S4: 14,
  S5: 15,
  S6: 20,
};

/** The hour of rooms that stand in no set: their light is a clear early afternoon. */
export const HOUR_OF_ROOMS = 14;

/** From this hour on a picture is an evening's: it can be shown no earlier than its dusk, for what stands before the windows is a night. */
export const EVENING = 18;
export const DUSK = 18.5;
