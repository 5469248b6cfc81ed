/** The choice that leaves nothing out. SPEC.md section 2. */
export const ALL = 'All';

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
