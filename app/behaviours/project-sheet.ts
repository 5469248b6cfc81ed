import type { CardImage } from '#app/behaviours/picture-source.ts';
import type { FinishSample } from '#content/product-text.ts';

/** A project as its dialog and its page tell it. */
export interface ProjectSheet {
  slug: string;
  title: string;
  place: string;
  category: string;
  description: string;
  story: readonly string[];
  /** Label and value; `sample` marks what the owner has not confirmed. */
  facts: readonly { label: string; value: string; sample: boolean }[];
  features: readonly string[];
  finishes: readonly FinishSample[];
  /** The catalogue model it was drawn from. */
  model: { name: string; to: string; words: string };
  /** The model's drawing, while there is no picture of either. */
  drawn: CardImage | null;
  /** Says that the pictures are the model's, while the project has none of its own. */
  standIn: string;
  ask: { to: string; words: string };
  to: string;
}
