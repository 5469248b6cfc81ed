/** What is told of the office furniture, by slug. */
export const office: Readonly<Record<string, string>> = {
  forum: 'طاولة اجتماعات يجري في وسطها مجرى للأسلاك، ومعها خزانة من صنفها.',
  scriba: 'جدار من الكتب بُني فيه مكتب، فيدور الكرسي من أحدهما إلى الآخر.',
  senato: 'مكتب مدير بجناح جانبي وجانب للزائر، رُسمت قطعة واحدة.',
};
