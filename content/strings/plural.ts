import { fill } from '#contract/fill.ts';
import type { Locale } from '#contract/languages.ts';

/** A sentence for each of a language's plural forms; `%count` stands for the number, where it is named. */
type Forms<Rule extends Intl.LDMLPluralRule> = Readonly<Record<Rule, string>>;

/**
 * Chooses the form a count takes in a language. The forms the language has are named once, so that a message that lacks one does not compile:
 * `const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('ru')`, then `plural(count, { one: '%count модель', few: …, many: …, other: … })`.
 */
export function pluralIn<Rule extends Intl.LDMLPluralRule>(locale: Locale) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: Forms<Rule | 'other'>): string => {
    const form = (forms as Partial<Forms<Intl.LDMLPluralRule>>)[rules.select(count)] ?? forms.other;
    return fill(form, { count });
  };
}
