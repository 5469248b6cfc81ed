/** The choice that leaves nothing out. SPEC.md section 2. */
export const ALL = 'All';

/** How an address names a category: `interior-doors`. */
export function categorySlug(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The category an address names, or All where it names none of these projects. */
export function categoryNamed(projects: readonly { category: string }[], slug: string | null): string {
  return projects.find(({ category }) => categorySlug(category) === slug)?.category ?? ALL;
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

/** The projects of a category, matched exactly: `Kitchen` is not `Kitchen cabinets and Island`. */
export function filtered<T extends { category: string }>(projects: readonly T[], chosen: string): T[] {
  return projects.filter(({ category }) => chosen === ALL || category === chosen);
}
