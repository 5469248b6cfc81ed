/** The three certificates SPEC.md names; subject and scope stand in strings/<locale>/about.ts. `specimen: true` until the owner supplies the document's picture. */
export const certificates = [
  { id: 'iso-9001', standard: 'ISO 9001', specimen: true },
  { id: 'iso-14001', standard: 'ISO 14001', specimen: true },
  { id: 'iso-45001', standard: 'ISO 45001', specimen: true },
] as const;

export type CertificateId = (typeof certificates)[number]['id'];
