import { useLocale } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { LanguageLinks } from '#app/ui/language-links/language-links.tsx';
import { LANGUAGES } from '#contract/languages.ts';
import styles from './language-menu.module.css';

/** The header's switch: the page's language by name, and the others under it. The browser opens and closes it, with or without a script. */
export function LanguageMenu({ path }: { path: string }) {
  const locale = useLocale();
  const { language } = useText();
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.word} popoverTarget="languages">
        <span className="hidden">{language.label}: </span>
        <span lang={locale}>{LANGUAGES[locale].name}</span>
      </button>
      <div id="languages" popover="auto" className={styles.list}>
        <LanguageLinks path={path} />
      </div>
    </div>
  );
}
