import { useState } from 'react';
import { telephoneAddress } from '#app/behaviours/reach-us.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { routes } from '#app/routes.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { categories } from '#content/data/categories.ts';
import { company } from '#content/data/company.ts';
import styles from './site-drawer.module.css';

/** The phone's menu at the end side: pages, an expandable Products list, telephone, address, social links. */
export function SiteDrawer({ open, onClose, path }: { open: boolean; onClose: () => void; path: string }) {
  const href = useHref();
  const text = useText();
  const [products, setProducts] = useState(false);
  const entry = (to: 'about' | 'portfolio' | 'location' | 'contact', label: string) => (
    <li>
      <a href={href({ to })} aria-current={path === routes[to] ? 'page' : undefined}>
        {label}
      </a>
    </li>
  );
  return (
    <Dialog open={open} onClose={onClose} label={text.menu.label} shape="side">
      <div className={styles.drawer}>
        <div className={styles.top}>
          <span className={styles.name}>{company.name}</span>
          <button type="button" aria-label={text.menu.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={text.menu.label}>
          <ul className={styles.list}>
            {entry('about', text.menu.about)}
            <li>
              <button
                type="button"
                aria-expanded={products}
                aria-controls="drawer-products"
                onClick={() => setProducts(!products)}
              >
                {text.menu.products}
                <Icon name="plus" />
              </button>
              <ul id="drawer-products" className={styles.products} hidden={!products}>
                {categories.map(({ slug, card }) => (
                  <li key={slug}>
                    <a href={href({ category: slug })}>{card}</a>
                  </li>
                ))}
              </ul>
            </li>
            {entry('portfolio', text.menu.portfolio)}
            {entry('location', text.menu.showroom)}
            {entry('contact', text.menu.contact)}
          </ul>
        </nav>
        <div className={styles.end}>
          <a className={`${styles.phone} num`} href={telephoneAddress(company.phone1)} dir="ltr">
            {company.phone1}
          </a>
          <address>
            {company.street}, {company.city}
          </address>
          <ul className={styles.social} aria-label={text.footer.social}>
            <li>
              <a href={company.photoSharing}>{text.footer.photoSharing}</a>
            </li>
            <li>
              <a href={company.shortVideo}>{text.footer.shortVideo}</a>
            </li>
            <li>
              <a href={company.professionalNetwork}>{text.footer.professionalNetwork}</a>
            </li>
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
