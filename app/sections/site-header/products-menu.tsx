import { useState } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';

import { TextLink } from '#app/ui/button/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { type CategorySlug, categories } from '#content/data/categories.ts';
import styles from './products-menu.module.css';

/** What the menu shows of each category: its name, how many models it holds and its picture. */
export type MenuContent = Readonly<
  Record<CategorySlug, { name: string; models: number; picture: PictureSource | undefined }>
>;

interface ProductsMenuProps {
  open: boolean;
  path: string;
  content: MenuContent;
}

/** The twelve categories in two columns under the header; the picture follows the name one rests on. */
export function ProductsMenu({ open, path, content }: ProductsMenuProps) {
  const href = useHref();
  const text = useText();
  const [near, setNear] = useState<CategorySlug>('kitchens');
  const picture = content[near].picture ?? content.kitchens.picture;
  return (
    <div id="products-menu" className={styles.menu} data-open={open} hidden={!open}>
      <div className={styles.inner}>
        <div>
          <ul className={styles.list}>
            {categories.map(({ slug }) => (
              <li key={slug}>
                <a
                  href={href({ category: slug })}
                  aria-current={path === `/${slug}` ? 'page' : undefined}
                  onPointerEnter={() => setNear(slug)}
                  onFocus={() => setNear(slug)}
                >
                  <span>{content[slug].name}</span>
                  <small className="num">{text.menu.models(content[slug].models)}</small>
                </a>
              </li>
            ))}
          </ul>
          <TextLink href={href({ to: 'concepts' })}>{text.menu.allCollections}</TextLink>
        </div>
        {open && picture && (
          <div className={styles.picture}>
            <Picture key={picture.base} picture={{ ...picture, alt: '' }} sizes="25vw" ratio="fill" />
          </div>
        )}
      </div>
    </div>
  );
}
