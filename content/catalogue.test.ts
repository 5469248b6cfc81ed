import { describe, expect, it } from 'vitest';
import { parseRecord, productsOf } from './catalogue.ts';
import { certificateFaults, contentFaults } from './check.ts';
import { unsetFacts } from './data/company.ts';
import { facetsOf } from './data/facets.ts';
import { testimonials } from './data/testimonials.ts';
import { material } from './materials.ts';
import { openPlaceholders } from './placeholders.ts';
import { facts } from './product-facts.ts';
import { altText, finishSamples } from './product-text.ts';
import { kitchenSchema } from './schemas/kitchen.ts';
import { pageText } from './strings/index.ts';

const text = pageText('en');

function kitchen(slug: string) {
  const found = productsOf('kitchens').find(({ record }) => record.slug === slug);
  if (!found) throw new Error(`no kitchen ${slug}`);
  return found;
}

/** The error a changed field of Aurelia stops the build with. */
function fault(change: object): string {
  try {
    parseRecord('kitchens/aurelia.json', kitchenSchema, { ...kitchen('aurelia').record, ...change });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

describe('catalogue', () => {
  it('holds no fault', () => {
    expect(contentFaults()).toEqual([]);
  });

  it('names file, field, value and what is allowed of a value nobody knows', () => {
    expect(fault({ finish: 'XX' })).toMatch(/kitchens\/aurelia\.json, finish:.*"ML".*received "XX"/);
    expect(fault({ colour: 'nowhere' })).toMatch(/colour: "nowhere" is no material.*navy/);
    expect(fault({ handle: { kind: 'bar', material: 'air' } })).toMatch(
      /handle\.material: "air" is no material/,
    );
    expect(fault({ second: [{ where: 'cellar' }] })).toMatch(
      /second\.0\.where:.*"island".*received "cellar"/,
    );
    expect(fault({ second: [{ where: 'island', wood: 'oak' }] })).toMatch(/second\.0\.wood/);
  });

  it('shows kitchens by name', () => {
    const names = productsOf('kitchens').map(({ record }) => record.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('puts a black-stained ash under wood tones and blackened steel under metal', () => {
    const family = (slug: string) => facetsOf(kitchen(slug).record).colour;
    expect(['damiano', 'massimo', 'ardenza', 'aurelia'].flatMap(family)).toEqual([
      'wood-tones',
      'metal',
      'green',
      'blue',
    ]);
  });

  it('finds an ivory kitchen by the walnut of its island', () => {
    expect(facetsOf(kitchen('alberto').record)).toMatchObject({
      colour: ['white-and-ivory'],
      wood: ['walnut'],
    });
  });

  it('says of a product only what its record says', () => {
    const product = kitchen('vescona-22');
    const rows = Object.fromEntries(facts(product, text));
    expect(rows['Front thickness']).toBe('22 mm');
    expect(rows.Worktop).toBe('White marble, gold vein');
    const front = text.materials[product.record.colour];
    expect(altText(product, text)).toContain(front);
    const [sample] = finishSamples(product, text);
    expect(sample?.name.toLowerCase()).toContain(front);
    expect(sample?.hex).toBe(material(product.record.colour).hex);
  });

  it('describes every layout in words of more than one letter', () => {
    for (const product of productsOf('kitchens'))
      expect(altText(product, text), product.record.slug).not.toMatch(/, \w$/);
  });
});

it('a certificate whose picture is not there is named', () => {
  expect(certificateFaults([{ standard: 'ISO 9001', picture: 'gone.jpg' }])).toEqual([
    'content/data/certificates.ts, picture of ISO 9001: there is no gone.jpg in public/certificates',
  ]);
});

describe('launch check', () => {
  it('lists every fact that is not set and every sample testimonial, and nothing that is real', () => {
    const listed = openPlaceholders();
    for (const fact of unsetFacts) expect(listed).toContain(`content/data/company.ts: ${fact}`);
    const told = testimonials.filter(({ id }) =>
      listed.includes(`content/data/testimonials.ts: testimonial ${id}`),
    );
    expect(told).toEqual(testimonials.filter(({ sample }) => sample));
  });
});
