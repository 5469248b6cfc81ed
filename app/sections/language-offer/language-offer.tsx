import { useEffect, useState } from 'react';
import { keepLanguage, languageToOffer, sameIn } from '#app/behaviours/language.ts';
import { useAfterLoad } from '#app/behaviours/use-after-load.ts';
import { useLocale } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { LANGUAGES, type Locale } from '#contract/languages.ts';
import styles from './language-offer.module.css';

/** One quiet line that offers the page in the visitor's own language, until it is taken or put away. Nobody is sent anywhere. */
export function LanguageOffer() {
  const page = useLocale();
  const { language } = useText();
  const loaded = useAfterLoad();
  const [offered, setOffered] = useState<Locale | null>(null);
  useEffect(() => {
    if (loaded) setOffered(languageToOffer(page));
  }, [loaded, page]);
  if (!offered) return null;
  const { offer, dir } = LANGUAGES[offered];
  return (
    <aside className={styles.offer} aria-label={language.label} data-offer="">
      <a
        href={sameIn(offered, window.location)}
        hrefLang={offered}
        lang={offered}
        dir={dir}
        onClick={() => keepLanguage(offered)}
      >
        {offer}
      </a>
      <button
        type="button"
        aria-label={language.stay}
        onClick={() => {
          keepLanguage(page);
          setOffered(null);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
