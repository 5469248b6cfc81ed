import type { SyntheticEvent } from 'react';
import { keepLanguage, sameIn } from '#app/behaviours/language.ts';
import { useLocale } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { addressIn, LANGUAGES, locales } from '#contract/languages.ts';

interface LanguageLinksProps {
  /** Address of the page without its language, query included. */
  path: string;
  className?: string | undefined;
}

/** Brings a link up to date before it is followed: filters and pictures change the address after the page was made. */
const follow = (event: SyntheticEvent<HTMLAnchorElement>) => {
  const link = event.currentTarget;
  const locale = locales.find((known) => known === link.lang);
  if (locale) link.href = sameIn(locale, window.location);
};

/** The site's languages, each by its own name and as a link to this very page in it. */
export function LanguageLinks({ path, className }: LanguageLinksProps) {
  const page = useLocale();
  const { language } = useText();
  return (
    <ul className={className} aria-label={language.label}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={addressIn(locale, path)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === page ? 'true' : undefined}
            onPointerDown={follow}
            onFocus={follow}
            onClick={() => keepLanguage(locale)}
          >
            {LANGUAGES[locale].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
