import { company } from '#content/data/company.ts';

/** Where the shell's lists lead, in their order. SPEC.md section 2. The words stand in the strings under the same names. */

/** Header and drawer; `products` opens the list of collections. */
export const MAIN_MENU = ['about', 'products', 'portfolio', 'location', 'contact'] as const;

/** The footer's Quick Links. */
export const QUICK_LINKS = ['about', 'concepts', 'portfolio', 'location', 'contact', 'privacy'] as const;

/** Facts of the company that are addresses of its social accounts; an account there is not has an empty one. */
export const SOCIAL_LINKS = (['photoSharing', 'shortVideo', 'professionalNetwork'] as const).filter(
  (account) => company[account] !== '',
);
