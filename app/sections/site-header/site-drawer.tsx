import { useState } from 'react';
import { telephoneAddress } from '#app/behaviours/reach-us.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { MAIN_MENU, SOCIAL_LINKS } from '#app/navigation.ts';
import { routes } from '#app/routes.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { DialogHead } from '#app/ui/dialog/dialog-head.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { LanguageLinks } from '#app/ui/language-links/language-links.tsx';
import { Said } from '#app/ui/said/said.tsx';
import { categories } from '#content/data/categories.ts';
import { company } from '#content/data/company.ts';
import { locales } from '#contract/languages.ts';
import type { MenuContent } from './products-menu.tsx';
import styles from './site-drawer.module.css';

interface SiteDrawerProps {
  open: boolean;
  onClose: () => void;
  path: string;
  /** The collections. */
  content: MenuContent;
  /** Opens the search in its place. */
  onSearch: () => void;
}

/** The phone's menu at the end side: pages, an expandable Products list, search, telephone, address, social links. */
export function SiteDrawer({ open, onClose, path, content, onSearch }: SiteDrawerProps) {
  const href = useHref();
  const text = useText();
  return (
    <Dialog open={open} onClose={onClose} label={text.menu.label} shape="side">
      <div className={styles.drawer}>
        <DialogHead close={text.menu.close} onClose={onClose}>
          <span lang="en" className={styles.name}>
            {company.name}
          </span>
        </DialogHead>
        <nav aria-label={text.menu.label}>
          <ul className={styles.list}>
            {MAIN_MENU.map((to) => (
              <li key={to}>
                {to === 'products' ? (
                  <Products content={content} />
                ) : (
                  <a href={href({ to })} aria-current={path === routes[to] ? 'page' : undefined}>
                    {text.menu.entries[to]}
                  </a>
                )}
              </li>
            ))}
            <li>
              <button type="button" onClick={onSearch}>
                {text.menu.search}
                <Icon name="search" />
              </button>
            </li>
          </ul>
        </nav>
        <div className={styles.end}>
          <a className={`${styles.phone} num`} href={telephoneAddress(company.phone1)} dir="ltr">
            {company.phone1}
          </a>
          <address>
            <Said>{text.place.short({ street: company.street })}</Said>
          </address>
          {locales.length > 1 && <LanguageLinks path={path} className={styles.social} />}
          <ul className={styles.social} aria-label={text.footer.follow}>
            {SOCIAL_LINKS.map((account) => (
              <li key={account}>
                <a href={company[account]}>{text.footer.social[account]}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

/** The list of collections, opened in its place. */
function Products({ content }: { content: MenuContent }) {
  const href = useHref();
  const { entries } = useText().menu;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="drawer-products"
        onClick={() => setOpen(!open)}
      >
        {entries.products}
        <Icon name="plus" />
      </button>
      <ul id="drawer-products" className={styles.products} hidden={!open}>
        {categories.map(({ slug }) => (
          <li key={slug}>
            <a href={href({ category: slug })}>{content[slug].name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
