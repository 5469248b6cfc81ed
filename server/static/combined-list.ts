import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { FILTER_NOTE_MARK, LIST_MARK } from '#contract/addresses.ts';
import { countOf, type GalleryIndex } from '#contract/gallery-index.ts';
import { attribute, type Element, elements, setAttribute, textNode, textOf } from '../markup.ts';
import { type Choice, type Found, listFile } from './site-files.ts';

type Combined = Extract<Found, { kind: 'combined' }>;

/** Where choices are named: two marks, and between them what the page's language puts between two names. */
const LIST_PLACE = new RegExp(`${LIST_MARK}(.*?)${LIST_MARK}`);

/** The choice whose list has every product that is asked for and the fewest besides; none where each facet has several values. */
async function bestOf(siteRoot: string, { gallery, choices }: Combined): Promise<Choice | undefined> {
  const alone = choices.filter(([facet]) => choices.filter(([other]) => other === facet).length === 1);
  if (alone.length < 2) return alone[0];
  const file = join(siteRoot, 'data', `${gallery}.json`);
  const index = JSON.parse(await readFile(file, 'utf8')) as GalleryIndex;
  const size = ([facet, value]: Choice) => countOf(index, facet, value);
  return alone.toSorted((a, b) => size(a) - size(b))[0];
}

/** Marks the choices in the page's own form and returns their names as it shows them. */
function mark(all: readonly Element[], choices: readonly Choice[]): string[] {
  return choices.flatMap(([facet, value]) => {
    const box = all.find((one) => attribute(one, 'name') === facet && attribute(one, 'value') === value);
    if (!box) return [];
    setAttribute(box, 'checked', '');
    const words = [...elements(box.parentNode ?? box)].find(({ tagName }) => tagName === 'span');
    return words ? [textOf(words)] : [];
  });
}

/**
 * The gallery's best prerendered list for several choices together, with the sentences that say what it follows: they stand in `<noscript>`,
 * so whoever has a script sees the list narrowed by all of them and never reads these.
 * @returns the file it was made of, and the page.
 */
export async function combinedList(
  siteRoot: string,
  asked: Combined,
): Promise<{ page: string; html: string }> {
  const best = await bestOf(siteRoot, asked);
  const page = listFile(asked.gallery, best);
  const html = await readFile(join(siteRoot, page), 'utf8');
  const document = parse(html, { scriptingEnabled: false });
  const all = [...elements(document)];
  const names: Record<string, string[]> = {
    applied: mark(all, best ? [best] : []),
    left: mark(
      all,
      asked.choices.filter((one) => one !== best),
    ),
    unknown: asked.unknown ? [''] : [],
  };
  for (const note of all) {
    const listed = names[attribute(note, FILTER_NOTE_MARK) ?? ''];
    if (!listed || listed.length === 0) continue;
    setAttribute(note, 'hidden', null);
    note.childNodes = [
      textNode(
        note,
        textOf(note).replace(LIST_PLACE, (_, between: string) => listed.join(between)),
      ),
    ];
  }
  return { page, html: serialize(document, { scriptingEnabled: false }) };
}
