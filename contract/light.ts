/** The colour and the hour in which a visitor looks at a model, as an address says them: `?colour=sage&hour=18:30`. */
export interface Choice {
  /** Id of a material; absent where it is the model's own. */
  colour?: string;
  /** Hours since midnight in steps of a quarter; absent where it is the picture's own. */
  hour?: number;
}

/** Hours a picture can be shown at, from noon to night. */
export const FIRST_HOUR = 12;
export const LAST_HOUR = 22;
export const HOUR_STEP = 0.25;

const COLOUR = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,4}$/;
const HOUR = /^(\d\d):(00|15|30|45)$/;

/** What a query says; whatever else stands there is left out. That there is such a colour is not known here. */
export function parseChoice(search: string): Choice {
  const params = new URLSearchParams(search);
  const colour = params.get('colour') ?? '';
  const [, hours, minutes] = HOUR.exec(params.get('hour') ?? '') ?? [];
  const hour = Number(hours) + Number(minutes) / 60;
  return {
    ...(COLOUR.test(colour) && { colour }),
    ...(hour >= FIRST_HOUR && hour <= LAST_HOUR && { hour }),
  };
}

/** An hour as a clock shows it: `18:30`. */
export function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${Math.floor(hour)}:${String(minutes).padStart(2, '0')}`;
}

/** The address with the choice in its query; as it is where nothing was chosen. */
export function withChoice(address: string, { colour, hour }: Choice): string {
  const parts = [colour && `colour=${colour}`, hour !== undefined && `hour=${clock(hour)}`].filter(Boolean);
  return parts.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
