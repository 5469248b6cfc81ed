/** How an hour of the day, 0 to 24, is written. */
const hour = (at: number) => `${at}:00`;

export const clock = { hour, tight: hour };
