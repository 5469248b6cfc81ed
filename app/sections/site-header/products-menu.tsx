import { useText } from '#app/behaviours/use-text.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { categories } from '#content/data/categories.ts';
import styles from './products-menu.module.css';

/** The twelve categories in two columns under the header; shown while `open`. */
export function ProductsMenu({ open, path }: { open: boolean; path: string }) {
  const text = useText();
  return (
    <div id="products-menu" className={styles.menu} data-open={open} hidden={!open}>
      <div className={styles.inner}>
        <ul className={styles.list}>
          {categories.map(({ slug, card, count }) => (
            <li key={slug}>
              <a href={href({ category: slug })} aria-current={path === `/${slug}` ? 'page' : undefined}>
                <span>{card}</span>
                <small className="num">{text.menu.models(count)}</small>
              </a>
            </li>
          ))}
        </ul>
        <TextLink href={href({ to: 'concepts' })}>{text.menu.allCollections}</TextLink>
      </div>
    </div>
  );
}
