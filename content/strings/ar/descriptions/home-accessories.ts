/** What is told of the accessories, by slug. */
export const accessories: Readonly<Record<string, string>> = {
  dettagli: 'صوانٍ ومرايا ومقسِّمات أدراج ورفوف صغيرة، مما صُنع منه الأثاث نفسه.',
};
