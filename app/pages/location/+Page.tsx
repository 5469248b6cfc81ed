import { useData } from 'vike-react/useData';
import { BringList } from '#app/sections/bring-list/bring-list.tsx';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import { ShowroomRooms } from '#app/sections/showroom-rooms/showroom-rooms.tsx';
import { ShowroomTour } from '#app/sections/showroom-tour/showroom-tour.tsx';
import { ShowroomVisit } from '#app/sections/showroom-visit/showroom-visit.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { title, line, visit, tour, rooms, bring } = useData<Data>();
  return (
    <>
      <PageHead title={title} line={line} />
      <ShowroomVisit {...visit} />
      <ShowroomTour {...tour} />
      <ShowroomRooms {...rooms} />
      <BringList {...bring} />
    </>
  );
}
