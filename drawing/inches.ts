const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];
const MM = 25.4;

/** A length in inches to the nearest eighth: 600 mm is 23⅝. */
export function inches(mm: number): string {
  const eighths = Math.round((mm / MM) * 8);
  const whole = Math.floor(eighths / 8);
  const part = EIGHTHS[eighths % 8] ?? '';
  return `${whole === 0 && part ? '' : whole}${part}`;
}
