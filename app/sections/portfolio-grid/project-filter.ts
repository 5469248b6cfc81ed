/** The choice that leaves nothing out. SPEC.md section 2. */
export const ALL = 'all';

/** The category an address names, or All where it names none of these projects. */
export function categoryNamed(projects: readonly { category: string }[], slug: string | null): string {
  return projects.find(({ category }) => category === slug)?.category ?? ALL;
}

/** All, then each distinct category in the order of the records, with how many projects it has. */
export function filterChoices(projects: readonly { category: string }[]): { value: string; count: number }[] {
  const categories = [...new Set(projects.map(({ category }) => category))];
  return [
    { value: ALL, count: projects.length },
    ...categories.map((value) => ({
      value,
      count: projects.filter(({ category }) => category === value).length,
    })),
  ];
}

/** The projects of a category, matched exactly: `kitchen` is not `kitchen-cabinets-and-island`. */
export function filtered<T extends { category: string }>(projects: readonly T[], chosen: string): T[] {
  return projects.filter(({ category }) => chosen === ALL || category === chosen);
}
