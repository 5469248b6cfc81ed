/** A list kept on the visitor's own device, under a key; `parse` reads whatever stands there. */
export function deviceList<T>(key: string, parse: (text: string | null) => readonly T[]) {
  /** The last text read and what it says. */
  let known: { text: string | null; items: readonly T[] } = { text: null, items: [] };
  /** Whether the browser keeps it; where it does not, the list lives as long as the page. */
  let lasting = true;

  function current(): readonly T[] {
    try {
      const text = lasting ? window.localStorage.getItem(key) : known.text;
      if (text !== known.text) known = { text, items: parse(text) };
    } catch {
      lasting = false;
    }
    return known.items;
  }

  /** Keeps a list and tells whoever shows it. */
  function keep(items: readonly T[]): void {
    const text = JSON.stringify(items);
    known = { text, items };
    try {
      window.localStorage.setItem(key, text);
    } catch {
      lasting = false;
    }
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  }

  return {
    current,
    keep,
    /** False once the browser has refused to keep it, as private windows may. */
    lasts() {
      current();
      return lasting;
    },
  };
}

/** Hears of every change of such lists, also of those made while this page lay in the browser's own cache. Returns what ends it. */
export function onDeviceLists(changed: () => void): () => void {
  const events = ['storage', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}
