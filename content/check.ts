import { allProducts, productsOf } from './catalogue.ts';
import { categories } from './data/categories.ts';
import { galleryTexts } from './data/gallery-texts.ts';
import { picturesOf } from './data/project-pictures.ts';
import { storyOf } from './data/project-stories.ts';
import { videos } from './data/videos.ts';
import { projects } from './projects.ts';
import { showroomFaults } from './showroom.ts';

/** Order in which materials and fittings are shown, by id. CATALOGUE.md, section 5. */
const MATERIALS_ORDER = [2, 1, 3, 4, 6, 5, 7, 8, 9, 10, 13, 11, 12];

/** Films of the carousel. SPEC.md section 2. */
const VIDEOS = 7;

function duplicates(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Everything wrong with the content that a schema cannot see, one sentence each; empty when all is well. */
export function contentFaults(): string[] {
  const faults: string[] = [];
  for (const { slug, count } of categories) {
    const records = productsOf(slug).map(({ record }) => record);
    const file = `content/data/products/${slug}.json`;
    if (records.length !== count) faults.push(`${file} holds ${records.length} records instead of ${count}`);
    for (const id of duplicates(records.map((record) => record.id)))
      faults.push(`${file}: id ${id} stands twice`);
    for (const twice of duplicates(records.map((record) => record.slug)))
      faults.push(`${file}: slug ${twice} stands twice`);
    const expected =
      slug === 'materials-fitting-and-accessories' ? MATERIALS_ORDER : records.map((_, index) => index + 1);
    if (records.some(({ id }, index) => id !== expected[index]))
      faults.push(`${file} is not in the order shown`);
    if (!galleryTexts[slug]) faults.push(`content/data/gallery-texts.ts lacks ${slug}`);
  }
  const kitchens = productsOf('kitchens').map(({ record }) => record.name);
  if (kitchens.some((name, index) => index > 0 && (kitchens[index - 1] ?? '').localeCompare(name) >= 0))
    faults.push('content/data/products/kitchens.json is not alphabetical');
  for (const text of duplicates(allProducts().map(({ record }) => record.description)))
    faults.push(`two products are described alike: ${text}`);
  if (videos.length !== VIDEOS) faults.push(`content/data/videos.ts holds ${videos.length} films`);
  for (const twice of duplicates(videos.map(({ id }) => id)))
    faults.push(`content/data/videos.ts: id ${twice} stands twice`);
  for (const { slug, model, pictures } of projects) {
    storyOf(slug);
    const told = picturesOf(slug);
    if (told.length !== pictures)
      faults.push(
        `content/data/project-pictures.ts, ${slug}: ${told.length} pictures told instead of ${pictures}`,
      );
    for (const twice of duplicates(told.map(({ alt }) => alt)))
      faults.push(`content/data/project-pictures.ts, ${slug}: two pictures are told alike: ${twice}`);
    const known = allProducts().some(
      ({ category, record }) => category === model.category && record.slug === model.slug,
    );
    if (!known)
      faults.push(`content/data/projects.json, ${slug}: no product ${model.category}/${model.slug}`);
  }
  faults.push(...showroomFaults());
  return faults;
}

if (import.meta.main) {
  const faults = contentFaults();
  process.stdout.write(faults.length ? `${faults.join('\n')}\n` : 'content: 141 products, all well\n');
  process.exitCode = faults.length ? 1 : 0;
}
