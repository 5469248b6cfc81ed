/** The widths, in pixels, at which the specification changes the layout; custom-media.css holds the same, which a test compares. */
export const BREAKPOINTS = { phone: 768, compact: 900, medium: 1200 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Media query of windows up to a breakpoint. */
export function upTo(breakpoint: Breakpoint): string {
  return `(width <= ${BREAKPOINTS[breakpoint]}px)`;
}

/** Media query of windows beyond a breakpoint. */
export function beyond(breakpoint: Breakpoint): string {
  return `(width > ${BREAKPOINTS[breakpoint]}px)`;
}

/** A `sizes` attribute: how wide a picture is shown up to each breakpoint, smallest first, and beyond them. */
export function sizes(shown: Partial<Record<Breakpoint, string>>, beyondThem: string): string {
  const steps = (Object.keys(BREAKPOINTS) as Breakpoint[]).filter((step) => shown[step] !== undefined);
  return [...steps.map((step) => `${upTo(step)} ${shown[step]}`), beyondThem].join(', ');
}
