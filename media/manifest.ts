import data from './manifest.json' with { type: 'json' };

/** One size of a picture: pixels of its largest rendition, the widths that exist, and a hash of the files. */
export interface Rendition {
  width: number;
  height: number;
  widths: number[];
  version: string;
}

export interface ManifestPicture extends Rendition {
  colour: string;
  focus: [number, number];
  shot: string;
  set: string | null;
  order: number;
  record: string;
  scene: string;
  crops: Partial<Record<'card' | 'tall', Rendition>>;
}

export const manifest = data as unknown as { pictures: Record<string, ManifestPicture> };
