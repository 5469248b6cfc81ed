import type { Answer } from '#app/behaviours/search-engine.ts';
import { useSearchText } from '#app/behaviours/search-text.ts';
import styles from './search.module.css';

interface SearchStatusProps {
  asked: string;
  answers: readonly Answer[] | null;
  failed: boolean;
}

/** Says to those who do not see it how much was found, and to all when nothing could be fetched. */
export function SearchStatus({ asked, answers, failed }: SearchStatusProps) {
  const text = useSearchText();
  const found =
    answers && (answers.length > 0 ? text.found({ count: answers.length }) : text.none({ query: asked }));
  return (
    <p className={failed ? styles.failed : 'hidden'} role="status">
      {failed ? text.failed : found}
    </p>
  );
}
