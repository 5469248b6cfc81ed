import type { GalleryCard } from './gallery-view.ts';
import { loadData } from './load-data.ts';

/** Cards in one file of them: of a filter's first page two or three files are asked for, of a page of the whole gallery one. */
export const PART_SIZE = 24;

/** What `loadData` calls a part of a category's cards; parts count from 0, files from 1. */
export function partName(category: string, part: number): string {
  return `cards/${category}/${part + 1}`;
}

/** The cards at those places, of which only the parts that hold them are fetched. @throws Error naming the status. */
export async function cardsAt(category: string, places: readonly number[]): Promise<GalleryCard[]> {
  const numbers = [...new Set(places.map((place) => Math.floor(place / PART_SIZE)))];
  const parts = new Map(
    await Promise.all(
      numbers.map(
        async (part) => [part, await loadData<readonly GalleryCard[]>(partName(category, part))] as const,
      ),
    ),
  );
  return places.flatMap((place) => parts.get(Math.floor(place / PART_SIZE))?.[place % PART_SIZE] ?? []);
}
