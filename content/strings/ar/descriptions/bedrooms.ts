/** What is told of the bedrooms, by slug. */
export const bedrooms: Readonly<Record<string, string>> = {
  notturno: 'جدار مكسوّ بالألواح خلف السرير، غُرست فيه أدراج جانبية. معاصر، هادئ، داكن عند الأطراف.',
  serenata: 'سرير منجَّد على جانبيه خزائن أدراج مؤطَّرة، بخط نيوكلاسيكي.',
};
