/** What is told of the interior elements, by slug. */
export const elements: Readonly<Record<string, string>> = {
  boiserie: 'كسوة جدران بكورنيشاتها ووزراتها وأعمدتها الجدارية وسواتر مشعّاتها، رُسمت للغرفة التي تكسوها.',
};
