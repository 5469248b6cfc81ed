import { certificates } from './data/certificates.ts';
import { NATIVELY_READ, PRIVACY_REVIEWED, unsetFacts } from './data/company.ts';
import { testimonials } from './data/testimonials.ts';
import { projects } from './projects.ts';

/** Everything the owner must still replace before the site may go live, one line each. */
export function openPlaceholders(): string[] {
  return [
    ...unsetFacts.map((fact) => `content/data/company.ts: ${fact}`),
    ...testimonials
      .filter(({ sample }) => sample)
      .map(({ id }) => `content/data/testimonials.ts: testimonial ${id}`),
    ...certificates
      .filter(({ picture }) => picture === null)
      .map(({ standard }) => `content/data/certificates.ts: ${standard} is a specimen`),
    ...projects
      .filter(({ facts }) => facts.sample)
      .map(({ slug }) => `content/data/projects.json: year, area and scope of ${slug}`),
    ...Object.entries(NATIVELY_READ)
      .filter(([, read]) => !read)
      .map(([locale]) => `content/strings/${locale}: not yet read by a native reader`),
    ...(PRIVACY_REVIEWED ? [] : ['content/strings/en/privacy.ts: not yet read by counsel']),
  ];
}
