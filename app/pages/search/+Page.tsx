import { useData } from 'vike-react/useData';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import { SearchPage } from '#app/sections/search/search-page.tsx';
import type { Data } from './+data.ts';

/** What answers the question in the address. */
export function Page() {
  const { title, lists } = useData<Data>();
  return (
    <>
      <PageHead title={title} />
      <SearchPage lists={lists} />
    </>
  );
}
