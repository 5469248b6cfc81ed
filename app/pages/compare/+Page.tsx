import { useData } from 'vike-react/useData';
import { Compare } from '#app/sections/compare/compare.tsx';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import type { Data } from './+data.ts';

/** The models of the address side by side. */
export function Page() {
  const { title, line } = useData<Data>();
  return (
    <>
      <PageHead title={title} line={line} />
      <Compare />
    </>
  );
}
