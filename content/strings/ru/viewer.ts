import type { ViewerStrings } from '../locale-strings.ts';

/** Words of the viewer of pictures. */
export const viewer: ViewerStrings = {
  label: (name) => `Изображения: ${name}`,
  counter: (index, total) => `${index} / ${total}`,
  zoom: 'Увеличить',
  fullscreen: 'На весь экран',
  share: 'Поделиться',
  shared: 'Ссылка скопирована',
  close: 'Закрыть',
  previous: 'Предыдущее изображение',
  next: 'Следующее изображение',
  picture: (index, shows) => `Изображение ${index}: ${shows}`,
  enlarge: 'Крупнее',
  reduce: 'Мельче',
  percent: (scale) => `${scale} %`,
  scaled: (scale) => `Масштаб ${scale} %`,
  zoomed: 'Увеличенное изображение, двигайте его клавишами со стрелками',
  seeModel: 'Открыть модель',
  seeProject: 'Открыть проект',
  price: 'Цена',
  light: { both: 'Другой цвет, другое время дня', hour: 'От полудня до ночи' },
};
