import type { GlobalContextServer } from 'vike/types';
import { menuContent } from '#app/page-data/galleries.ts';
import type { MenuContent } from '#app/sections/site-header/products-menu.tsx';
import { showroom } from '#content/data/company.ts';
import { DEFAULT_LOCALE } from '#content/strings/index.ts';
import type { Drawing } from '#drawing/shape.ts';
import { showroomMap } from '#drawing/showroom-map.ts';

/** What header and footer show on every page: worked out when the site is built, carried in the page. */
export interface Frame {
  map: Drawing;
  /** Year of the build. */
  year: number;
  menu: MenuContent;
}

declare global {
  namespace Vike {
    interface GlobalContext {
      frame: Frame;
    }
  }
}

export function onCreateGlobalContext(context: GlobalContextServer): void {
  context.frame = {
    map: showroomMap(showroom),
    year: new Date().getFullYear(),
    menu: menuContent(DEFAULT_LOCALE),
  };
}
