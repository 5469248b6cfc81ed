import { type SearchDoc, type SearchIndex, wordsOf } from './search-index.ts';

/** A part of what is asked: a fact the catalogue knows, or a word. */
interface Unit {
  /** Any of these answers it; empty for a word. */
  facts: readonly number[];
  words: readonly Holders[];
}

/** Places of the documents that have a word in their name, and anywhere. */
interface Holders {
  name: Set<number>;
  all: Set<number>;
}

/** An index made ready: which documents hold each word there is. */
export interface Prepared extends SearchIndex {
  vocabulary: ReadonlyMap<string, Holders>;
  /** What was found out of words asked before: typing changes the last of them alone. */
  asked: Map<string, { spelt: string; holders: Holders }>;
  /** Phrases by their words, the longest first. */
  known: readonly { parts: readonly string[]; facts: readonly number[] }[];
}

export interface Answer {
  doc: SearchDoc;
  /** Facts and words of the question it answers, weighed by how rare they are. */
  score: number;
  /** It answers all that any model answers. */
  whole: boolean;
}

/** How much a document answers when it has the fact only in a part, or only a word of the fact's name. */
const IN_PART = 0.7;
const BY_WORD = 0.5;
/** A word of the name counts more than one of the text. */
const BY_NAME = 1.5;
/** Of the best score of a group: what answers less is left out. */
const LEAST = 0.4;

/** Letters that must be changed to turn one word into another, counted up to `most`; two that changed places are one. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

export function prepare(index: SearchIndex): Prepared {
  const vocabulary = new Map<string, Holders>();
  const holdersOf = (word: string): Holders => {
    const known = vocabulary.get(word) ?? { name: new Set(), all: new Set() };
    vocabulary.set(word, known);
    return known;
  };
  for (const phrase of Object.keys(index.phrases)) for (const word of phrase.split(' ')) holdersOf(word);
  index.docs.forEach(({ name, line, words }, place) => {
    for (const word of wordsOf(name)) holdersOf(word).name.add(place);
    for (const word of [...wordsOf(`${name} ${line}`), ...words.split(' ')]) holdersOf(word).all.add(place);
  });
  const known = Object.entries(index.phrases)
    .map(([phrase, facts]) => ({ parts: phrase.split(' '), facts }))
    .sort((a, b) => b.parts.length - a.parts.length);
  return { ...index, vocabulary, asked: new Map(), known };
}

/** Two words of which one is the other with another ending. */
const alike = (a: string, b: string) =>
  a === b ||
  (Math.min(a.length, b.length) >= 3 &&
    Math.abs(a.length - b.length) <= 2 &&
    (a.startsWith(b) || b.startsWith(a)));

/** The word as the index spells it: itself, the nearest by typing errors, or itself where there is none. */
function corrected(word: string, vocabulary: Prepared['vocabulary']): string {
  if (word.length < 4) return word;
  const most = word.length < 8 ? 1 : 2;
  let [nearest, least] = [word, most + 1];
  for (const known of vocabulary.keys()) {
    if (known.startsWith(word) || alike(known, word)) return word;
    const far = distance(word, known, most);
    if (far < least) [nearest, least] = [known, far];
  }
  return nearest;
}

/** A word of a question as the index spells it, and who holds it or a longer form of it. */
function lookUp(word: string, { vocabulary, asked }: Prepared) {
  const before = asked.get(word);
  if (before) return before;
  const spelt = corrected(word, vocabulary);
  const holders: Holders = { name: new Set(), all: new Set() };
  for (const [known, { name, all }] of vocabulary) {
    if (!alike(known, spelt) && !(spelt.length > 1 && known.startsWith(spelt))) continue;
    for (const place of name) holders.name.add(place);
    for (const place of all) holders.all.add(place);
  }
  const found = { spelt, holders };
  asked.set(word, found);
  return found;
}

/** The facts and words a question is made of: the longest phrase first, from the start to the end. */
export function unitsOf(query: string, index: Prepared): Unit[] {
  const words = wordsOf(query)
    .filter((word) => !index.stop.includes(word))
    .map((word) => lookUp(word, index));
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const found = index.known.find(({ parts }) =>
      parts.every((part, i) => alike(part, words[at + i]?.spelt ?? '')),
    );
    const length = found?.parts.length ?? 1;
    units.push({
      facts: found?.facts ?? [],
      words: words.slice(at, at + length).map(({ holders }) => holders),
    });
    at += length;
  }
  return units;
}

/** How far the document at a place answers a part of the question, from 0 to `BY_NAME`. */
function answers({ own, parts }: SearchDoc, place: number, { facts, words }: Unit): number {
  if (facts.some((fact) => own.includes(fact))) return 1;
  const inName = words.filter(({ name }) => name.has(place)).length;
  const inAll = words.filter(({ all }) => all.has(place)).length;
  const byWords = Math.max((BY_NAME * inName) / words.length, inAll / words.length);
  const inPart = facts.some((fact) => parts.includes(fact)) ? IN_PART : 0;
  return Math.max(inPart, facts.length > 0 ? BY_WORD * byWords : byWords);
}

/** Every document that answers, the best first. An empty question has no answers. */
export function search(query: string, index: Prepared): Answer[] {
  const units = unitsOf(query, index);
  const table = index.docs.map((doc, place) => units.map((unit) => answers(doc, place, unit)));
  const weights = units.map((_, u) => {
    const count = table.filter((row) => (row[u] ?? 0) > 0).length;
    return count > 0 ? Math.log(1 + index.docs.length / count) : 0;
  });
  const asked = units.map((_, u) =>
    table.some((row, i) => index.docs[i]?.group === 'model' && (row[u] ?? 0) >= IN_PART),
  );
  const found = index.docs.map((doc, i): Answer => {
    const row = table[i] ?? [];
    return {
      doc,
      score: row.reduce((sum, value, u) => sum + value * (weights[u] ?? 0), 0),
      whole: row.every((value, u) => !asked[u] || value >= IN_PART),
    };
  });
  const best = new Map<string, number>();
  for (const { doc, score } of found) best.set(doc.group, Math.max(best.get(doc.group) ?? 0, score));
  return found
    .filter(({ doc, score }) => score > 0 && score >= (best.get(doc.group) ?? 0) * LEAST)
    .sort((a, b) => b.score - a.score);
}
