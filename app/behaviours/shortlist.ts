/** A model a visitor keeps. */
export interface SavedModel {
  slug: string;
  /** What the visitor writes beside it; empty when nothing. */
  note: string;
}

function isSaved(value: unknown): value is SavedModel {
  const model = value as Partial<SavedModel> | null;
  return typeof model?.slug === 'string' && typeof model.note === 'string';
}

/** What the device holds; whatever else stands under the key is an empty list. */
export function parseSaved(text: string | null): readonly SavedModel[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** The list with a model at its end, or without it. */
export function toggled(models: readonly SavedModel[], slug: string): readonly SavedModel[] {
  const others = models.filter((model) => model.slug !== slug);
  return others.length < models.length ? others : [...models, { slug, note: '' }];
}
