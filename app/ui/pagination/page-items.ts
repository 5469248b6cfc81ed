export interface PageRange {
  count: number;
  page: number;
  /** Pages always shown at each end. SPEC.md section 2: 1. */
  boundary?: number;
  /** Pages shown on each side of the selected one. SPEC.md section 2: 1. */
  sibling?: number;
}

export type PageItem = number | 'start-ellipsis' | 'end-ellipsis';

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The numbers and ellipses of a pagination; as many items on every page, so that its width never changes. */
export function pageItems({ count, page, boundary = 1, sibling = 1 }: PageRange): PageItem[] {
  const start = range(1, Math.min(boundary, count));
  const end = range(Math.max(count - boundary + 1, boundary + 1), count);
  const from = Math.max(Math.min(page - sibling, count - boundary - sibling * 2 - 1), boundary + 2);
  const to = Math.min(Math.max(page + sibling, boundary + sibling * 2 + 2), count - boundary - 1);
  return [
    ...start,
    ...(from > boundary + 2
      ? (['start-ellipsis'] as const)
      : range(boundary + 1, Math.min(boundary + 1, count - boundary - 1))),
    ...range(from, to),
    ...(to < count - boundary - 1
      ? (['end-ellipsis'] as const)
      : range(Math.max(count - boundary, boundary + 1), count - boundary)),
    ...end,
  ];
}
