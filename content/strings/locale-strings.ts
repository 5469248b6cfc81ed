import type { CategorySlug } from '../data/categories.ts';
import type { BoardSlug } from '../data/product-order.ts';
import type { english } from './en/index.ts';

/** The same shape with other words: a sentence stays one, a message keeps what it is given, a list its length. */
type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Words<T[K]> };

/** What is told of the products of a category, by slug. */
type Told = Readonly<Record<string, string>>;

/** Everything pages say in any language. English leaves out what its records say already: see `LocaleStrings`. */
export type PageStrings = Words<typeof english> & {
  /** Descriptions of products other than their records'. */
  readonly descriptions: Partial<Readonly<Record<CategorySlug, Told>>>;
  /** Names of the boards of materials and fittings other than their records'. */
  readonly boards: Partial<Readonly<Record<BoardSlug, string>>>;
};

export type UiStrings = PageStrings['ui'];
export type CompareStrings = PageStrings['compare'];
export type LightStrings = PageStrings['light'];
export type SearchStrings = PageStrings['search'];
export type SavedStrings = PageStrings['saved'];
export type ViewerStrings = PageStrings['viewer'];

/** What a further language must supply, completely, to compile. Content/check.ts names each product without a description. */
export type LocaleStrings = Omit<PageStrings, 'descriptions' | 'boards'> & {
  readonly descriptions: Readonly<Record<CategorySlug, Told>>;
  readonly boards: Readonly<Record<BoardSlug, string>>;
};

/** T, where nothing in it is missing from S: a superfluous string is none of the type `never`. */
type NoMore<T, S> = T extends string | readonly unknown[] | ((...args: never[]) => string)
  ? T
  : { [K in keyof T]: K extends keyof S ? NoMore<T[K], NonNullable<S[K]>> : never };

/** Everything a language says. A key too few or too many does not compile, even where its file names no type. */
export function language<const T extends LocaleStrings>(
  strings: T & NoMore<T, LocaleStrings>,
): LocaleStrings {
  return strings;
}
