import { useCallback, useEffect, useState } from 'react';
import { onPlainPress } from '#app/behaviours/plain-press.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { media, useMedia } from '#app/behaviours/use-media.ts';
import { useReturn } from '#app/behaviours/use-return.ts';
import { useScrolled } from '#app/behaviours/use-scrolled.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { MAIN_MENU } from '#app/navigation.ts';
import { galleryPaths, routes, toolRoutes } from '#app/routes.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { company } from '#content/data/company.ts';
import { locales } from '#contract/languages.ts';
import { LanguageMenu } from './language-menu.tsx';
import { type MenuContent, ProductsMenu } from './products-menu.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import styles from './site-header.module.css';
import { type Disclosure, useDisclosure } from './use-disclosure.ts';
import { type SearchLoader, useHeaderTools } from './use-header-tools.tsx';

/** Pixels after which the header stops being clear. SPEC.md section 9. */
export const SCROLL_THRESHOLD = 50;

interface SiteHeaderProps {
  /** Path of the page shown; marks the current entry and closes every menu when it changes. */
  path: string;
  /** The same with its query: other languages show the same list. */
  address: string;
  /** The page begins with a picture that the header lies on. */
  clear: boolean;
  /** A picture of each collection, for the Products menu. */
  content: MenuContent;
  loadSearch: SearchLoader;
}

export function SiteHeader({ path, address, clear, content, loadSearch }: SiteHeaderProps) {
  const href = useHref();
  const text = useText();
  const scrolled = useScrolled(SCROLL_THRESHOLD);
  const hydrated = useHydrated();
  const [drawer, setDrawer] = useState(false);
  const menu = useDisclosure();
  const tools = useHeaderTools(loadSearch);
  const { close } = menu;
  const compact = useMedia(media.compact);

  const closeAll = useCallback(() => {
    setDrawer(false);
    close();
  }, [close]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page or of layout is what closes the menus
  useEffect(closeAll, [path, compact, closeAll]);
  useReturn(closeAll);

  const onCategory = galleryPaths.some((gallery) => gallery === `/${path.split('/')[1]}`);
  return (
    <header
      className={styles.header}
      data-scrolled={scrolled}
      data-clear={clear && !scrolled && !menu.open}
      {...menu.surface}
    >
      <div className={styles.bar}>
        <a lang="en" className={styles.wordmark} href={href({ to: 'home' })}>
          {company.name}
        </a>
        <nav className={styles.nav} aria-label={text.menu.label}>
          {MAIN_MENU.map((to) =>
            to === 'products' ? (
              // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the word and of its menu
              <div key={to} className={styles.products} onKeyDown={menu.arrows}>
                <ProductsWord hydrated={hydrated} current={onCategory} menu={menu} />
                <ProductsMenu open={menu.open} path={path} content={content} />
              </div>
            ) : (
              <a key={to} href={href({ to })} aria-current={path === routes[to] ? 'page' : undefined}>
                {text.menu.entries[to]}
              </a>
            ),
          )}
        </nav>
        <a
          className={styles.tool}
          href={href({ tool: 'search' })}
          aria-label={text.menu.search}
          aria-keyshortcuts="/"
          onClick={onPlainPress(tools.show)}
          onPointerEnter={tools.warm}
          onFocus={tools.warm}
        >
          <Icon name="search" />
        </a>
        <a
          className={styles.tool}
          href={href({ tool: 'saved' })}
          aria-label={text.saved({ count: tools.count })}
          aria-current={path === toolRoutes.saved ? 'page' : undefined}
        >
          <Icon name="save" />
          {tools.count > 0 && <span className="num">{tools.count}</span>}
        </a>
        {locales.length > 1 && <LanguageMenu path={address} />}
        {hydrated ? (
          <button
            type="button"
            className={styles.burger}
            data-press="menu"
            aria-label={text.menu.open}
            aria-haspopup="dialog"
            onClick={() => setDrawer(true)}
          >
            <Icon name="menu" />
          </button>
        ) : (
          <a className={styles.burger} data-press="menu" href="#quick-links" aria-label={text.menu.open}>
            <Icon name="menu" />
          </a>
        )}
      </div>
      <SiteDrawer
        open={drawer}
        onClose={() => setDrawer(false)}
        path={path}
        content={content}
        onSearch={() => {
          setDrawer(false);
          tools.show();
        }}
      />
      {tools.dialog}
    </header>
  );
}

interface ProductsWordProps {
  hydrated: boolean;
  /** A page of a collection is shown. */
  current: boolean;
  menu: Disclosure;
}

/** The word that opens the list of collections; a link to them until the script is there. */
function ProductsWord({ hydrated, current, menu }: ProductsWordProps) {
  const href = useHref();
  const { entries } = useText().menu;
  if (!hydrated)
    return (
      <a data-press="products" href={href({ to: 'concepts' })} data-current={current || undefined}>
        {entries.products}
      </a>
    );
  return (
    <button
      type="button"
      data-press="products"
      aria-expanded={menu.open}
      aria-controls="products-menu"
      data-current={current || undefined}
      {...menu.trigger}
    >
      {entries.products}
    </button>
  );
}
