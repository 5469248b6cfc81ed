import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '#contract/languages.ts';
import { ENQUIRY_WORDS, type EnquiryWords } from '#contract/messages.ts';

/** The words of the plain form in a language: the file the site was built with, else the specification's. */
export function formWords(siteRoot: string, locale: Locale): EnquiryWords {
  if (locale === DEFAULT_LOCALE) return ENQUIRY_WORDS;
  try {
    return JSON.parse(readFileSync(join(siteRoot, 'data', locale, 'enquiry.json'), 'utf8')) as EnquiryWords;
  } catch {
    return ENQUIRY_WORDS;
  }
}
