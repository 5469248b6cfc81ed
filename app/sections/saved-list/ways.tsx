import { useSavedText } from '#app/behaviours/saved-text.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import styles from './saved-list.module.css';

/** Where models are to be found. */
export function Ways() {
  const href = useHref();
  const { empty } = useSavedText();
  return (
    <p className={styles.ways}>
      <TextLink href={href({ category: 'kitchens' })}>{empty.kitchens}</TextLink>
      <TextLink href={href({ to: 'concepts' })}>{empty.collections}</TextLink>
    </p>
  );
}
