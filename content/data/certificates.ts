/** The three certificates SPEC.md names; subject and scope stand in strings/<locale>/about.ts. `picture` is the name of a file in public/certificates, null until the owner supplies it. */
const record = [
  { id: 'iso-9001', standard: 'ISO 9001', picture: null },
  { id: 'iso-14001', standard: 'ISO 14001', picture: null },
  { id: 'iso-45001', standard: 'ISO 45001', picture: null },
] as const satisfies readonly { id: string; standard: string; picture: string | null }[];

export type CertificateId = (typeof record)[number]['id'];

export const certificates: readonly { id: CertificateId; standard: string; picture: string | null }[] =
  record;
