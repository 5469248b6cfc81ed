import type { PictureSource } from '#app/behaviours/picture-source.ts';

/** What the one viewer shows, be it a product or a project. */
export interface ViewerSubject {
  /** Names it in the history: `kitchens/alberto`. */
  key: string;
  name: string;
  /** The small line above the name. */
  note: string;
  text: string;
  finishes: readonly { name: string; hex: string }[];
  pictures: readonly PictureSource[];
  /** Its own page. */
  page: { to: string; kind: 'model' | 'project' };
  ask: { to: string; words: string };
  /** Shown when there is one. SPEC.md section 2, gallery modal. */
  price?: string;
}
