import { type ComponentProps, lazy, Suspense } from 'react';
import { useAfterLoad } from '#app/behaviours/use-after-load.ts';
import { withWords } from '#app/behaviours/words.ts';
import type { SaveButton } from './save-button.tsx';

const Button = lazy(async () => ({ default: (await withWords(import('./save-button.tsx'))).SaveButton }));

/** Where a save button appears once the page stands: it needs a script, and the first view does not wait for it. */
export function SaveSlot(props: ComponentProps<typeof SaveButton>) {
  return (
    useAfterLoad() && (
      <Suspense>
        <Button {...props} />
      </Suspense>
    )
  );
}
