import type { PictureSource } from '#app/behaviours/picture-source.ts';
import type { Step } from './use-look.ts';

/** A place to stand in the showroom, with what one sees from it. */
export interface Standpoint {
  id: string;
  /** Its number on plan, picture and list, from 1. */
  number: number;
  /** Metres on the plan. */
  x: number;
  y: number;
  /** Direction of the picture's middle column, degrees clockwise from the depth of the room. */
  heading: number;
  /** Ids of the standpoints one can go to. */
  links: readonly string[];
  name: string;
  text: string;
  /** The view all round, twice as wide as high; null until the studio has made it. */
  picture: PictureSource | null;
  /** Where it lies on the drawn plan, in its units. */
  onPlan: readonly [number, number];
}

export function hasPicture(stand: Standpoint): stand is Standpoint & { picture: PictureSource } {
  return stand.picture !== null;
}

/** `%place` stands for the name of a standpoint. */
export interface PanoramaWords {
  load: string;
  loading: string;
  flat: string;
  at: string;
  picture: string;
  go: string;
  help: string;
  fullscreen: string;
  steps: Record<Step, string>;
}
