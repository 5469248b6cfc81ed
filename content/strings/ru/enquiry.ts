import type { PageStrings } from '../locale-strings.ts';

/** What form and service say of an enquiry. */
export const enquiry: PageStrings['enquiry'] = {
  fields: {
    firstName: 'Имя',
    lastName: 'Фамилия',
    email: 'Электронная почта',
    phone: 'Телефон',
    message: 'Сообщение',
  },
  faults: {
    required: 'Заполните поле «%field»',
    notText: 'В поле «%field» должен быть текст',
    tooLong: 'В поле «%field» слишком длинный текст',
    email: 'Проверьте адрес почты: он должен выглядеть как name@example.com',
    phone: 'Проверьте номер телефона: в нём не столько цифр, сколько в полном номере',
    foreignPhone: 'С кодом %code таких номеров не бывает: выберите другой код или начните с + и кода страны',
    pastDay: 'Выберите сегодняшний день или любой позже: этот уже прошёл',
  },
  refusals: {
    tooMany: 'Слишком много запросов. Подождите немного или позвоните нам',
    unavailable: 'Сейчас мы не можем принять запрос. Пожалуйста, позвоните нам',
  },
  success: 'Спасибо за обращение. Мы скоро с вами свяжемся. Номер обращения: %reference',
  calendar: {
    places: { showroom: 'в шоуруме', video: 'по видеосвязи', home: 'у меня дома' },
    summary: '%site, %place (%reference)',
    description:
      'Пожелание, ещё не подтверждено: мы напишем или позвоним и назовём час. Номер обращения: %reference',
    location: 'Шоурум %site',
  },
};
