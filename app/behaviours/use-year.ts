import { useEffect, useState } from 'react';

/** The current year: the one the page was built in until the script knows better. */
export function useYear(built: number): number {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
