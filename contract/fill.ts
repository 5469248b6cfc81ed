/** A sentence with its named places filled: `fill('Open until %hour', { hour: '8:00 PM' })`. @throws Error naming a place that is not given. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/%([A-Za-z]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no ${name} for "${sentence}"`);
    return String(value);
  });
}
