import * as v from 'valibot';
import { type Video, videoSchema } from '../schemas/video.ts';

const rows: readonly v.InferInput<typeof videoSchema>[] = [
  { id: 'walnut-and-stone', src: { kind: 'film', film: 'walnut-and-stone' }, thumb: 'kitchens/ilaria/main' },
  { id: 'painted-frames', src: { kind: 'film', film: 'painted-frames' }, thumb: 'kitchens/alberto/main' },
  {
    id: 'evening-kitchen',
    src: { kind: 'film', film: 'evening-kitchen' },
    thumb: 'kitchens/vescona-22/main',
  },
  { id: 'water-and-wood', src: { kind: 'film', film: 'water-and-wood' }, thumb: 'bathrooms/lira/main' },
  { id: 'behind-doors', src: { kind: 'film', film: 'behind-doors' }, thumb: 'interior-doors/portale/main' },
  { id: 'drawing-to-room', src: { kind: 'film', film: 'drawing-to-room' }, thumb: 'kitchens/beatrice/main' },
  { id: 'light-of-one-day', src: { kind: 'film', film: 'light-of-one-day' }, thumb: 'home/hero-1' },
];

/** The seven films of the carousel, in the order shown; their words stand in strings/<locale>/films.ts under the same ids. */
export const videos: readonly Video[] = v.parse(v.array(videoSchema), rows);

/** The presentation over the carousel. */
export const featuredVideo = { film: 'presentation', thumb: 'home/hero-1' } as const;

/** The film behind the About page's title. */
export const heroFilm = { film: 'hero', thumb: 'home/hero-1' } as const;

/** The walk through showroom and rooms on the showroom's page. */
export const tourFilm = { film: 'tour', thumb: 'showroom/room' } as const;
