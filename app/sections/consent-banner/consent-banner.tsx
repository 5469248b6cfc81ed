import type { Ref } from 'react';
import type { Consent } from '#app/behaviours/consent.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';

import { Button, TextLink } from '#app/ui/button/button.tsx';
import styles from './consent-banner.module.css';

/** The bar that asks about cookies. Decline and Accept are the same element, size and colour. */
export function ConsentBanner({
  ref,
  onChoose,
}: {
  ref: Ref<HTMLElement>;
  onChoose: (choice: Consent) => void;
}) {
  const href = useHref();
  const { consent } = useText();
  return (
    <section ref={ref} className={styles.banner} tabIndex={-1} aria-label={consent.label} data-nosnippet>
      <p>
        {consent.text} <TextLink href={href({ to: 'privacy' })}>{consent.privacy}</TextLink>
      </p>
      <div className={styles.acts}>
        <Button kind="line" onClick={() => onChoose('declined')}>
          {consent.decline}
        </Button>
        <Button kind="line" onClick={() => onChoose('accepted')}>
          {consent.accept}
        </Button>
      </div>
    </section>
  );
}
