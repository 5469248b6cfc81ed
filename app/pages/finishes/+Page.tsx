import { lazy, Suspense } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { useAfterLoad } from '#app/behaviours/use-after-load.ts';
import { withWords } from '#app/behaviours/words.ts';
import { FinishLibrary } from '#app/sections/finish-library/finish-library.tsx';
import type { Library } from '#app/sections/finish-library/library.ts';
import { useFolds } from '#app/sections/finish-library/use-folds.ts';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import { AsPrerendered } from '#app/ui/as-prerendered/as-prerendered.tsx';
import type { Data } from './+data.ts';

const SampleButtons = lazy(async () => ({
  default: (await withWords(import('#app/sections/finish-library/sample-buttons.tsx'))).SampleButtons,
}));

/** Every finish one can choose, family by family. */
export function Page() {
  const { title, line } = useData<Data>();
  const loaded = useAfterLoad();
  useFolds();
  const { library } = usePageContext() as { library?: Library };
  return (
    <>
      <PageHead title={title} line={line} />
      <AsPrerendered>{library && <FinishLibrary {...library} />}</AsPrerendered>
      {loaded && (
        <Suspense>
          <SampleButtons />
        </Suspense>
      )}
    </>
  );
}
