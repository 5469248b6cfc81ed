/** A model a visitor keeps. */
export interface SavedModel {
  slug: string;
  /** What the visitor writes beside it; empty when nothing. */
  note: string;
  /** The colour and hour it was looked at in, as its address says them; absent where it is as first shown. */
  look?: string;
}

function isSaved(value: unknown): value is SavedModel {
  const model = value as Partial<SavedModel> | null;
  const { look = '' } = model ?? {};
  return typeof model?.slug === 'string' && typeof model.note === 'string' && typeof look === 'string';
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

/** The list with a model at its end as it is looked at, or without it. */
export function toggled(models: readonly SavedModel[], slug: string, look = ''): readonly SavedModel[] {
  const others = models.filter((model) => model.slug !== slug);
  return others.length < models.length ? others : [...models, { slug, note: '', ...(look && { look }) }];
}

/** The list with a model on it as it is looked at now. */
export function lookedAt(models: readonly SavedModel[], slug: string, look: string): readonly SavedModel[] {
  return models.map((model) => {
    const { look: _, ...rest } = model;
    return model.slug === slug ? { ...rest, ...(look && { look }) } : model;
  });
}
