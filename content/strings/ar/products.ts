import type { Finish, Handle, Layout } from '../../schemas/common.ts';
import { facets } from './facets.ts';
import { front } from './fronts.ts';
import { second } from './seconds.ts';

/** Layouts as predicates of a kitchen. */
const layouts: Record<Layout, string> = {
  LIN: 'على جدار واحد',
  L: 'على شكل L',
  U: 'على شكل U',
  GAL: 'في صفّين متقابلين',
  PEN: 'مع شبه جزيرة',
  ISL: 'على جدار مع جزيرة',
  DUO: 'مطبخ أمامي وآخر خلفي',
};

const finishes: Record<Finish, string> = facets.finish;

/** Grips as what مقبض is: the label beside them says that word. */
const grips: Record<Handle['kind'], string> = {
  gola: 'مجرى غولا',
  'edge-profile': 'بروفيل على حافة الباب',
  push: 'فتح بالضغط',
  'cut-out': 'مقطوع في الواجهة',
  bar: 'طولي',
  knob: 'كروي',
  cup: 'صدفي',
  ring: 'حلقة',
  tab: 'لسان',
};

/** Materials come with what leads them in: «من رخام أبيض», «بلون عاجي». */
export const products = {
  facets,
  styles: facets.style,
  layouts,
  finishes,
  front,
  second,
  handle: ({ kind, material }: { kind: Handle['kind']; material?: string }) =>
    material ? `${grips[kind]} ${material}` : grips[kind],
  list: (items: readonly string[]) => items.join('، '),
  pair: (first: string, more: string) => `${first}، ${more}`,
  worktop: ({ material }: { material: string }) => `سطح عمل ${material}`,
  sameSlab: 'من لوح الواجهات نفسه',
  millimetres: (length: number) => `${length}\u00a0مم`,
  kitchenAlt: ({ name, colour, second: also, worktop, layout }: KitchenAlt) =>
    `مطبخ ${name}: واجهات ${colour}${also ? `، ${also}` : ''}، سطح عمل ${worktop}، ${layout}`,
  bathroomAlt: ({ name, furniture, colour }: { name: string; furniture: string; colour: string }) =>
    `حمّام ${name}: ${furniture}، ${colour}`,
  productAlt: ({ name, what }: { name: string; what: string }) => `${name}: ${what}`,
  seen: ({ alt, seen }: { alt: string; seen: string }) => `${alt}؛ ${seen}`,
};

interface KitchenAlt {
  name: string;
  colour: string;
  second: string;
  worktop: string;
  layout: string;
}
