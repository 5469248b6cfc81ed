import { useHref } from '#app/behaviours/use-locale.ts';
import { useSavedCount } from '#app/behaviours/use-saved-count.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './site-header.module.css';

/** The way to the saved models, with their number. */
export function SavedLink({ current }: { current: boolean }) {
  const href = useHref();
  const { saved } = useText();
  const count = useSavedCount();
  return (
    <a
      className={styles.tool}
      href={href({ tool: 'saved' })}
      aria-label={saved({ count })}
      aria-current={current ? 'page' : undefined}
    >
      <Icon name="save" />
      {count > 0 && <span className="num">{count}</span>}
    </a>
  );
}
