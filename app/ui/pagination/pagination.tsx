import { onPlainPress } from '#app/behaviours/plain-press.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import { pageItems } from './page-items.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  count: number;
  /** Address of a page: every number is a link. */
  to: (page: number) => string;
  /** Told of a plain press; the link is followed when there is no one to tell. */
  onPage?: (page: number) => void;
}

/** Numbered pages with previous, next and ellipses. SPEC.md section 2: one boundary page, one sibling. */
export function Pagination({ page, count, to, onPage }: PaginationProps) {
  const { pagination } = useText();
  const press = (target: number) => onPage && onPlainPress(() => onPage(target));
  const step = (target: number, label: string, icon: 'back' | 'forward') =>
    target < 1 || target > count ? (
      <button type="button" className={styles.step} aria-label={label} disabled>
        <Icon name={icon} />
      </button>
    ) : (
      <a className={styles.step} href={to(target)} aria-label={label} onClick={press(target)}>
        <Icon name={icon} />
      </a>
    );

  return (
    <nav className={styles.pagination} aria-label={pagination.label}>
      <ul>
        <li>{step(page - 1, pagination.previous, 'back')}</li>
        {pageItems({ count, page }).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <a
                className={styles.number}
                href={to(item)}
                aria-label={item === page ? pagination.current(item) : pagination.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={press(item)}
              >
                {item}
              </a>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
        <li>{step(page + 1, pagination.next, 'forward')}</li>
      </ul>
    </nav>
  );
}
