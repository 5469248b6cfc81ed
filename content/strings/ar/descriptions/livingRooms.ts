/** What is told of the living rooms, by slug. */
export const livingRooms: Readonly<Record<string, string>> = {
  belvedere: 'جدار تلفزيون على قاعدة من الحجر، رفوفه مضاءة من خلف الكتب.',
  galleria: 'مكتبة وخزانة عرض في إطار مطلي واحد، من الجدار إلى الجدار.',
  salotto: 'خزائن جانبية منخفضة من قشرة خشبية، وخزانة عرض أعلى منها تقف بجانبها.',
};
