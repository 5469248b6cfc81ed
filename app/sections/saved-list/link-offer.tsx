import { useSavedText } from '#app/behaviours/saved-text.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { Button, TextLink } from '#app/ui/button/button.tsx';
import styles from './saved-list.module.css';

interface LinkOfferProps {
  count: number;
  samples: number;
  /** All of them stand on the visitor's own list. */
  known: boolean;
  onKeep: () => void;
}

/** Says that a link is shown, and offers to keep what it names. */
export function LinkOffer({ count, samples, known, onKeep }: LinkOfferProps) {
  const href = useHref();
  const { linked } = useSavedText();
  return (
    <div className={styles.offer}>
      <p>
        {linked.text({ count, samples })} {known && linked.known}
      </p>
      {!known && (
        <Button kind="solid" onClick={onKeep}>
          {linked.keep}
        </Button>
      )}
      <TextLink href={href({ tool: 'saved' })}>{linked.own}</TextLink>
    </div>
  );
}
