import type { PageContext } from 'vike/types';
import { company } from '#content/data/company.ts';
import { localised } from '#contract/languages.ts';
import { documentTitle, metaOf } from '../page-meta.ts';

/** Document title: the page's own, then the company's name. */
export function title(pageContext: PageContext): string {
  const meta = metaOf(pageContext);
  return localised(meta.path).path === '/' ? `${company.name}. ${meta.title}` : documentTitle(meta.title);
}
