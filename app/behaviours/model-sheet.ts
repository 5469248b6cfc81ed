import { useEffect, useState } from 'react';
import type { CategorySlug } from '#content/data/categories.ts';
import { loadData } from './load-data.ts';
import type { CardImage } from './picture-source.ts';

/** What lists of chosen models show of one; `/data/models/<slug>.json` holds it. */
export interface ModelSheet {
  slug: string;
  category: CategorySlug;
  name: string;
  /** Style and finish, or what it is. */
  line: string;
  /** Path of its page. */
  to: string;
  image: CardImage;
  /** Path of a small rendition of its picture; null until the studio has made one. The mail names it. */
  small: string | null;
  /** Label and value. */
  facts: readonly (readonly [label: string, value: string])[];
  finishes: readonly { name: string; hex: string }[];
}

/** A sheet, `gone` where it could not be had, undefined while it is fetched. */
export type Sheets = Readonly<Record<string, ModelSheet | 'gone' | undefined>>;

/** The sheets of models by slug, each fetched once. */
export function useModelSheets(slugs: readonly string[]): Sheets {
  const [sheets, setSheets] = useState<Sheets>({});
  const key = slugs.join();
  useEffect(() => {
    for (const slug of key ? key.split(',') : [])
      loadData<ModelSheet>(`models/${slug}`).then(
        (sheet) => setSheets((had) => (had[slug] ? had : { ...had, [slug]: sheet })),
        () => setSheets((had) => ({ ...had, [slug]: 'gone' })),
      );
  }, [key]);
  return sheets;
}
