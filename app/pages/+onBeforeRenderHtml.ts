import type { PageContextServer } from 'vike/types';
import { menuContent } from '#app/page-data/galleries.ts';
import type { MenuContent } from '#app/sections/site-header/products-menu.tsx';
import { showroom } from '#content/data/company.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/languages.ts';
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
    interface PageContext {
      frame: Frame;
    }
  }
}

const frames = new Map<Locale, Frame>();

function frameIn(locale: Locale): Frame {
  const frame = frames.get(locale) ?? {
    map: showroomMap(showroom),
    year: new Date().getFullYear(),
    menu: menuContent(locale),
  };
  frames.set(locale, frame);
  return frame;
}

export function onBeforeRenderHtml(pageContext: PageContextServer): void {
  pageContext.frame = frameIn(pageContext.locale ?? DEFAULT_LOCALE);
}
