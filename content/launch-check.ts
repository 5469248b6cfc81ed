import { unsetFacts } from './data/company.ts';
import { testimonials } from './data/testimonials.ts';

/** Everything the owner must still replace before the site may go live, one line each. */
export function openPlaceholders(): string[] {
  return [
    ...unsetFacts.map((fact) => `content/data/company.ts: ${fact}`),
    ...testimonials
      .filter(({ sample }) => sample)
      .map(({ id }) => `content/data/testimonials.ts: testimonial ${id}`),
  ];
}

if (import.meta.main) {
  const open = openPlaceholders();
  process.stdout.write(
    `${open.map((line) => `unset  ${line}`).join('\n')}\n${open.length} placeholders are still unset\n`,
  );
  process.exitCode = open.length > 0 ? 1 : 0;
}
