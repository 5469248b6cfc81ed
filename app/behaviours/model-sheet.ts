import { useEffect, useState } from 'react';
import type { CategorySlug } from '#content/data/categories.ts';
import type { FinishSample } from '#content/product-text.ts';
import { loadData } from './load-data.ts';
import type { CardImage, PictureSource } from './picture-source.ts';

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
  finishes: readonly FinishSample[];
  /** Its main picture uncut: the same view of every model. */
  view: PictureSource | null;
  /** Elevation and plan in millimetres, drawn to the scale of its whole collection; null where it has no size. */
  scaled: ScaledDrawings | null;
}

export const SCALED_KINDS = ['elevation', 'plan'] as const;
export type ScaledKind = (typeof SCALED_KINDS)[number];

export interface ScaledDrawings {
  /** The file of their symbols, named as the kinds, their figures as `<kind>-mm`. */
  file: string;
  /** Millimetres a pixel of the pens shows. */
  pixel: number;
  /** The box of each, in millimetres. */
  boxes: Readonly<Record<ScaledKind, { width: number; height: number }>>;
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
