import { createElement as h, type ReactElement } from 'react';
import type { Brochure, Room } from './content.ts';
import { address, box, image } from './parts.ts';

function room({ name, line, count, picture, to }: Room, origin: string): ReactElement {
  return h(
    'article',
    { key: to },
    picture && image(picture, 'room'),
    h('h3', null, name),
    h('p', null, line),
    h('p', { className: 'note' }, count),
    address(origin, to),
  );
}

/** What the brochure of the house has before its projects. */
export function housePart({ house }: Brochure, origin: string): ReactElement[] {
  if (!house) return [];
  const { intro, services, titles, rooms } = house;
  const numbered = services.map(({ title, description }, i) =>
    h('li', { key: title }, h('b', null, i + 1), h('h3', null, title), h('p', null, description)),
  );
  const groups = [rooms.slice(0, 6), rooms.slice(6)];
  return [
    h('section', { key: 'intro', className: 'sheet statement' }, h('p', null, intro)),
    ...groups.map((group, i) =>
      h(
        'section',
        { key: `rooms-${i}`, className: 'sheet rooms' },
        i === 0 && h('h2', null, titles.rooms),
        box('grid', ...group.map((one) => room(one, origin))),
      ),
    ),
    h(
      'section',
      { key: 'services', className: 'sheet services' },
      h('h2', null, titles.services),
      h('ol', null, numbered),
    ),
  ];
}
