import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a project of the same code and pictures with as many kitchens as are asked for: those there are, and copies of them under other names. */

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = ['app', 'content', 'contract', 'drawing', 'joinery', 'public', 'scripts', 'server'];
const FILES = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  ...['media/manifest.ts', 'media/films.ts', 'media/films.json', 'media/layers.ts'],
];
const RECORDS = 'content/data/products/kitchens';
/** What a file of words says of the kitchens of a further language, as far as this needs to read it. */
interface Told {
  kitchens: Readonly<Record<string, string>>;
}

interface Original {
  id: number;
  name: string;
  slug: string;
  description: string;
}

const CONSONANTS = 'bcdfglmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = CONSONANTS.length * VOWELS.length;
/** Prime, and no divisor of the number of names: each copy gets another, and neighbours in the alphabet are copies of strangers. */
const STRIDE = 104_729;

/** A name for the copy with that number; a number behind the original's name says how thick its fronts are and stays. */
function nameFor(at: number, original: string): string {
  let rest = (at * STRIDE) % SYLLABLES ** 3;
  let name = '';
  for (let syllable = 0; syllable < 3; syllable += 1) {
    const one = rest % SYLLABLES;
    name += `${CONSONANTS[Math.floor(one / VOWELS.length)]}${VOWELS[one % VOWELS.length]}`;
    rest = Math.floor(rest / SYLLABLES);
  }
  const suffix = / \d{2}$/.exec(original)?.[0] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}lora${suffix}`;
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;
const write = (to: string, text: string) => {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
};

/** The copies: slug of each by what it is a copy of. */
function copyRecords(to: string, count: number): [slug: string, of: string][] {
  const originals = readdirSync(join(ROOT, RECORDS)).map((file) => read<Original>(`${RECORDS}/${file}`));
  return Array.from({ length: Math.max(0, count - originals.length) }, (_, at) => {
    const original = originals[at % originals.length] as Original;
    const name = nameFor(at + 1, original.name);
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const id = originals.length + at + 1;
    const description = `${name}. ${original.description}`;
    write(join(to, RECORDS, `${slug}.json`), JSON.stringify({ ...original, id, name, slug, description }));
    return [slug, original.slug];
  });
}

/** Pictures of the copies are those of their originals, by links: nothing is copied. */
function linkPictures(to: string, copies: readonly [slug: string, of: string][]): void {
  const media = read<{ pictures: Record<string, unknown> }>('media/manifest.json');
  const pictures = Object.entries(media.pictures);
  const byOwner = Map.groupBy(pictures, ([id]) => id.slice(0, id.lastIndexOf('/')));
  const further = copies.flatMap(([slug, of]) =>
    (byOwner.get(`kitchens/${of}`) ?? []).map(([id, entry]) => [id.replace(`/${of}/`, `/${slug}/`), entry]),
  );
  const all = Object.fromEntries([...pictures, ...further]);
  write(join(to, 'media/manifest.json'), JSON.stringify({ ...media, pictures: all }));
  for (const kind of ['pictures', 'layers']) {
    const from = join(ROOT, 'media', kind);
    mkdirSync(join(to, 'media', kind, 'kitchens'), { recursive: true });
    for (const name of readdirSync(from).filter((one) => one !== 'kitchens'))
      symlinkSync(join(from, name), join(to, 'media', kind, name));
    const kitchens = join(from, 'kitchens');
    const links = [
      ...(existsSync(kitchens) ? readdirSync(kitchens) : []).map((slug) => [slug, slug]),
      ...copies,
    ];
    for (const [slug = '', of = ''] of links)
      if (existsSync(join(kitchens, of)))
        symlinkSync(join(kitchens, of), join(to, 'media', kind, 'kitchens', slug));
  }
  symlinkSync(join(ROOT, 'media/films'), join(to, 'media/films'));
}

/** What other languages say of the originals is said of their copies. */
async function copyWords(to: string, copies: readonly [slug: string, of: string][]): Promise<void> {
  for (const locale of readdirSync(join(ROOT, 'content/strings'))) {
    const file = `content/strings/${locale}/descriptions/kitchens.ts`;
    if (!existsSync(join(ROOT, file))) continue;
    const { kitchens } = (await import(join(ROOT, file))) as Told;
    const further = copies.map(([slug, of]) => [slug, `${slug}. ${kitchens[of]}`]);
    const words = { ...kitchens, ...Object.fromEntries(further) };
    const type = 'Readonly<Record<string, string>>';
    write(join(to, file), `export const kitchens: ${type} = ${JSON.stringify(words)};\n`);
  }
}

/** Publishes English alone. @throws Error where the list of languages is not written as it was. */
function publishEnglish(to: string): void {
  const file = join(to, 'contract/languages.ts');
  const text = readFileSync(file, 'utf8');
  const alone = text.replace(/(export const locales: readonly Locale\[\] = )\[.*\];/, "$1['en'];");
  if (alone === text) throw new Error('contract/languages.ts: no list of locales to shorten');
  write(file, alone);
}

/** Pages whose addresses are as many as there are models. */
const MANY = ['app/pages/product', 'app/pages/gallery'];

/** Lets one of so many of those pages be made. */
function sample(to: string, every: number): void {
  for (const page of MANY) {
    const file = join(to, page, '+onBeforePrerenderStart.ts');
    renameSync(file, join(to, page, 'every-path.ts'));
    write(
      file,
      `import { onBeforePrerenderStart as all } from './every-path.ts';
export const onBeforePrerenderStart = () => all().filter((_: string, at: number) => at % ${every} === 0);\n`,
    );
  }
}

/** How much of a project is made. */
export interface Extent {
  /** No fewer than there are. */
  kitchens: number;
  /** In English alone. */
  alone?: boolean;
  /** One page of a kitchen of so many is made. */
  every?: number;
}

/** Writes the project to a folder that is not there yet. @returns how many kitchens it has. */
export async function writeProject(to: string, { kitchens, alone, every }: Extent): Promise<number> {
  mkdirSync(to, { recursive: true });
  for (const source of SOURCES) cpSync(join(ROOT, source), join(to, source), { recursive: true });
  for (const file of FILES) write(join(to, file), readFileSync(join(ROOT, file), 'utf8'));
  symlinkSync(join(ROOT, 'node_modules'), join(to, 'node_modules'));
  const copies = copyRecords(to, kitchens);
  linkPictures(to, copies);
  await copyWords(to, copies);
  if (alone) publishEnglish(to);
  if (every) sample(to, every);
  return readdirSync(join(to, RECORDS)).length;
}
