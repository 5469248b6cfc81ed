import type { GlobalContextServer } from 'vike/types';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { collectionPictures } from '#app/gallery-data.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { showroom } from '#content/data/company.ts';
import type { Drawing } from '#drawing/shape.ts';
import { showroomMap } from '#drawing/showroom-map.ts';

/** What header and footer show on every page: worked out when the site is built, carried in the page. */
export interface Frame {
  map: Drawing;
  /** Year of the build. */
  year: number;
  menu: Partial<Record<CategorySlug, PictureSource>>;
}

declare global {
  namespace Vike {
    interface GlobalContext {
      frame: Frame;
    }
  }
}

export function onCreateGlobalContext(context: GlobalContextServer): void {
  context.frame = { map: showroomMap(showroom), year: new Date().getFullYear(), menu: collectionPictures() };
}
