import type { Config } from 'vike/types';
import { locales } from '#contract/languages.ts';

/** The default language's own is the server's 404.html. */
export default { prerender: locales.length > 1 } satisfies Config;
