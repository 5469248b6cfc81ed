/** Where the finishes one asks a sample of are kept on the visitor's own device. */
export const SAMPLES_KEY = 'askedSamples';

/** Samples that go with one enquiry. */
export const SAMPLES_MAX = 5;

/** What the device holds, at most five; whatever else stands under the key is an empty list. */
export function parseSamples(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
    return [...new Set(ids)].slice(0, SAMPLES_MAX);
  } catch {
    return [];
  }
}

/** The samples with one more or one less; `full` where there is no room for it. */
export function sampled(ids: readonly string[], id: string): readonly string[] | 'full' {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < SAMPLES_MAX ? [...ids, id] : 'full';
}

/** The samples with those of a link behind them, as far as there is room. */
export function joinedSamples(ids: readonly string[], named: readonly string[]): readonly string[] {
  return [...new Set([...ids, ...named])].slice(0, SAMPLES_MAX);
}

/** A message with the line about samples, named in `listed`, before it, unless it has one: then it was there before, and changed. */
export function withSamples(message: string, intro: string, listed: string): string {
  if (listed === '' || message.split('\n').includes(intro)) return message;
  return `${intro}\n${listed}\n\n${message}`;
}
