import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allProducts, productsOf } from './catalogue.ts';
import { type CategorySlug, categories } from './data/categories.ts';
import { certificates } from './data/certificates.ts';
import { orderOf } from './data/product-order.ts';
import { specCounts } from './data/spec-counts.ts';
import { videos } from './data/videos.ts';
import { projects } from './projects.ts';
import type { Kitchen } from './schemas/kitchen.ts';
import { showroomFaults } from './showroom.ts';
import { duplicates, stringFaults } from './string-faults.ts';

/** Front thickness in mm of a model without a number in its name. CATALOGUE.md, number rule. */
const STANDARD_FRONT = 19;

/** Names, numbers and order of one category against its records. */
function categoryFaults(slug: CategorySlug): string[] {
  const records = productsOf(slug).map(({ record }) => record);
  const folder = `content/data/products/${slug}`;
  const least = specCounts.products[slug];
  const slugs = records.map((record) => record.slug);
  return [
    ...(records.length < least
      ? [`${folder} holds ${records.length} records, SPEC.md promises ${least}`]
      : []),
    ...duplicates(records.map(({ id }) => id)).map((id) => `${folder}: id ${id} stands twice`),
    ...duplicates(slugs).map((twice) => `${folder}: slug ${twice} stands twice`),
    ...orderOf(slug)
      .filter((named) => !slugs.includes(named))
      .map((named) => `content/data/product-order.ts, ${slug}: no record ${named}`),
    ...records
      .filter((record) => record.slug !== slugOf(record.name))
      .map(
        (record) =>
          `${folder}/${record.slug}.json, slug: ${record.slug} is not made of the name ${record.name}`,
      ),
  ];
}

/** A name as it stands in an address: lower case, blanks to hyphens, other punctuation dropped. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');
}

/** Fields of a kitchen that must agree with one another. */
function kitchenFaults({ name, slug, layout, front, plan }: Kitchen): string[] {
  const file = `content/data/products/kitchens/${slug}.json`;
  const suffix = Number(/ (\d{2})$/.exec(name)?.[1] ?? STANDARD_FRONT);
  const island = layout === 'ISL' || layout === 'DUO';
  return [
    ...(suffix === front.thickness
      ? []
      : [`${file}, front.thickness: ${front.thickness}, but the name ${name} says ${suffix}`]),
    ...(island === (plan.island !== undefined)
      ? []
      : [`${file}, plan.island: layouts ISL and DUO have one, ${layout} has none`]),
  ];
}

/** Pictures of certificates that are named but not there. */
export function certificateFaults(all: readonly { standard: string; picture: string | null }[]): string[] {
  const folder = join(import.meta.dirname, '..', 'public', 'certificates');
  return all
    .filter(({ picture }) => picture !== null && !existsSync(join(folder, picture)))
    .map(
      ({ standard, picture }) =>
        `content/data/certificates.ts, picture of ${standard}: there is no ${picture} in public/certificates`,
    );
}

/** Everything wrong with the content that a schema cannot see, one sentence each; empty when all is well. */
export function contentFaults(): string[] {
  const faults = [
    ...categories.flatMap(({ slug }) => categoryFaults(slug)),
    ...productsOf('kitchens').flatMap(({ record }) => kitchenFaults(record)),
  ];
  for (const slug of duplicates(allProducts().map(({ record }) => record.slug)))
    faults.push(`two products have the slug ${slug}: lists of saved models name a product by it alone`);
  if (videos.length < specCounts.films)
    faults.push(`content/data/videos.ts holds ${videos.length} films, SPEC.md promises ${specCounts.films}`);
  for (const twice of duplicates(videos.map(({ id }) => id)))
    faults.push(`content/data/videos.ts: id ${twice} stands twice`);
  for (const { slug, model } of projects) {
    const known = allProducts().some(
      ({ category, record }) => category === model.category && record.slug === model.slug,
    );
    if (!known)
      faults.push(`content/data/projects.json, ${slug}: no product ${model.category}/${model.slug}`);
  }
  faults.push(...certificateFaults(certificates), ...showroomFaults(), ...stringFaults());
  return faults;
}

if (import.meta.main) {
  const faults = contentFaults();
  process.stdout.write(
    faults.length ? `${faults.join('\n')}\n` : `content: ${allProducts().length} products, all well\n`,
  );
  process.exitCode = faults.length ? 1 : 0;
}
