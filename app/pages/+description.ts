import type { PageContext } from 'vike/types';
import { metaOf } from '../page-meta.ts';

export function description(pageContext: PageContext): string {
  return metaOf(pageContext).description;
}
