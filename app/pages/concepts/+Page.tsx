import { useData } from 'vike-react/useData';
import { CollectionGrid } from '#app/sections/collection-grid/collection-grid.tsx';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { title, line, links, cards } = useData<Data>();
  return (
    <>
      <PageHead title={title} line={line} links={links} />
      <CollectionGrid cards={cards} />
    </>
  );
}
