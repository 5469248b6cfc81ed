import type { PictureSource } from '#app/behaviours/picture-source.ts';
import type { FinishGroup, FinishKind } from '#content/data/finish-kinds.ts';
import type { MaterialId } from '#content/materials.ts';
import type { Material } from '#content/schemas/material.ts';

/** What the finish library shows. */

/** A model as it stands under the finishes it wears. */
export interface WornModel {
  name: string;
  to: string;
  /** Path of a small picture. */
  small: string;
}

export interface Plate {
  id: MaterialId;
  name: string;
  hex: string;
  swatch: Material['swatch'];
  /** How it is made, in words. */
  line: string;
  /** Places of its models in the page's one list of them: most models wear several finishes, and so stand in the page once. */
  models: readonly number[];
  /** All models that wear it, where more do than are shown. */
  all?: { to: string; words: string };
}

export interface KindText {
  id: FinishKind;
  name: string;
  what: string;
  rows: readonly (readonly [label: string, words: string])[];
  found: readonly { to: string; words: string }[];
}

export interface PlateGroup {
  id: FinishGroup;
  title: string;
  line: string;
  kinds: readonly KindText[];
  plates: readonly Plate[];
  /** Its picture from near, and where that is shown large. */
  near: { picture: PictureSource; to: string } | null;
}

export interface Library {
  /** Names the links to the families. */
  contents: string;
  groups: readonly PlateGroup[];
  /** The models that plates name by their place here. */
  models: readonly WornModel[];
}
