/** Model years as files state them. */

/** Plausible model years: a number of another kind in the column is found. */
const [firstYear, lastYear] = [1900, 2100];

/**
 * `2019`, `2015-2021` with any dash, or several of them with a vertical bar between.
 * @returns every model year once, or null for another text
 */
export function yearsOf(text: string): number[] | null {
  const years = new Set<number>();
  for (const part of text.split('|')) {
    const [, from, to = from] = /^\s*(\d{4})(?:\s*[-–—]\s*(\d{4}))?\s*$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!(first >= firstYear && last <= lastYear && first <= last)) return null;
    for (let year = first; year <= last; year += 1) years.add(year);
  }
  return [...years];
}
