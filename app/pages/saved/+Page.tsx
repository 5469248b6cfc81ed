import { useData } from 'vike-react/useData';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import { SavedList } from '#app/sections/saved-list/saved-list.tsx';
import type { Data } from './+data.ts';

/** The models a visitor keeps, or those a link names. */
export function Page() {
  const { title, line } = useData<Data>();
  return (
    <>
      <PageHead title={title} line={line} />
      <SavedList />
    </>
  );
}
