import type { PictureSource } from '#app/behaviours/picture-source.ts';
import type { FinishSample } from '#content/product-text.ts';

/** What a card knows of a subject before its pictures are known. */
export interface SubjectHead {
  /** Names it in the history: `kitchens/alberto`. */
  key: string;
  name: string;
  /** The small line above the name. */
  note: string;
  /** Its own page. */
  page: { to: string; kind: 'model' | 'project' };
}

/** The slug of a subject by its key. */
export function slugOf({ key }: Pick<SubjectHead, 'key'>): string {
  return key.slice(key.indexOf('/') + 1);
}

/** What the one viewer shows, be it a product or a project. */
export interface ViewerSubject extends SubjectHead {
  text: string;
  finishes: readonly FinishSample[];
  pictures: readonly PictureSource[];
  ask: { to: string; words: string };
  /** Shown when there is one. SPEC.md section 2, gallery modal. */
  price?: string;
}
