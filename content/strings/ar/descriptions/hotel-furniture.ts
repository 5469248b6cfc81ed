/** What is told of the hotel furniture, by slug. */
export const hotel: Readonly<Record<string, string>> = {
  residenza: 'غرفة ضيوف في برنامج واحد: جدار رأس السرير، وخزانة الملابس، والميني بار، والمكتب.',
};
