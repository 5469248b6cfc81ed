import { useEffect, useState } from 'react';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useScrolled } from '#app/behaviours/use-scrolled.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { galleryPaths, routes } from '#app/routes.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { company } from '#content/data/company.ts';
import { type MenuContent, ProductsMenu } from './products-menu.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import styles from './site-header.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** Pixels after which the header stops being clear. SPEC.md section 9. */
export const SCROLL_THRESHOLD = 50;

interface SiteHeaderProps {
  /** Path of the page shown; marks the current entry and closes every menu when it changes. */
  path: string;
  /** The page begins with a picture that the header lies on. */
  clear: boolean;
  /** A picture of each collection, for the Products menu. */
  content: MenuContent;
}

export function SiteHeader({ path, clear, content }: SiteHeaderProps) {
  const href = useHref();
  const text = useText();
  const scrolled = useScrolled(SCROLL_THRESHOLD);
  const hydrated = useHydrated();
  const [drawer, setDrawer] = useState(false);
  const menu = useDisclosure();
  const { close } = menu;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is what closes the menus
  useEffect(() => {
    setDrawer(false);
    close();
  }, [path, close]);

  const onCategory = galleryPaths.some((gallery) => gallery === `/${path.split('/')[1]}`);
  const entry = (to: 'about' | 'portfolio' | 'location' | 'contact', label: string) => (
    <a href={href({ to })} aria-current={path === routes[to] ? 'page' : undefined}>
      {label}
    </a>
  );

  return (
    <header
      className={styles.header}
      data-scrolled={scrolled}
      data-clear={clear && !scrolled && !menu.open}
      {...menu.surface}
    >
      <div className={styles.bar}>
        <a className={styles.wordmark} href={href({ to: 'home' })}>
          {company.name}
        </a>
        <nav className={styles.nav} aria-label={text.menu.label}>
          {entry('about', text.menu.about)}
          {hydrated ? (
            <button
              type="button"
              aria-expanded={menu.open}
              aria-controls="products-menu"
              data-current={onCategory || undefined}
              {...menu.trigger}
            >
              {text.menu.products}
            </button>
          ) : (
            <a href={href({ to: 'concepts' })} data-current={onCategory || undefined}>
              {text.menu.products}
            </a>
          )}
          {entry('portfolio', text.menu.portfolio)}
          {entry('location', text.menu.showroom)}
          {entry('contact', text.menu.contact)}
        </nav>
        {hydrated ? (
          <button
            type="button"
            className={styles.burger}
            aria-label={text.menu.open}
            aria-haspopup="dialog"
            onClick={() => setDrawer(true)}
          >
            <Icon name="menu" />
          </button>
        ) : (
          <a className={styles.burger} href="#quick-links" aria-label={text.menu.open}>
            <Icon name="menu" />
          </a>
        )}
      </div>
      <ProductsMenu open={menu.open} path={path} content={content} />
      <SiteDrawer open={drawer} onClose={() => setDrawer(false)} path={path} />
    </header>
  );
}
