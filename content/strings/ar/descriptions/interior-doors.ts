/** What is told of the doors, by slug. */
export const doors: Readonly<Record<string, string>> = {
  portale: 'أبواب مستوية ومؤطَّرة وزجاجية حتى ارتفاع 3000\u00a0مم، على مفصلات مخفية.',
};
