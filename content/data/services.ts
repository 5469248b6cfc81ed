/** The four services, in the specification's order; their words stand in strings/<locale>/offers.ts. */
export const SERVICES = ['design', 'delivery', 'installation', 'warranty'] as const;
export type ServiceId = (typeof SERVICES)[number];
