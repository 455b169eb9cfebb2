/** The rows of a comparison: every property that one of the products has, in the order of their groups. */
import type { ComparedProduct } from '#api/catalogue/types.ts';

export interface ComparedRow {
  name: string;
  /** By product; empty when it has no such property. */
  values: readonly string[];
  /** Products differ in it; never true of the manufacturer's name and contacts. */
  differs: boolean;
}

export interface ComparedGroup {
  group: string;
  rows: ComparedRow[];
}

export function comparedGroups(
  products: readonly Pick<ComparedProduct, 'specifications'>[],
): ComparedGroup[] {
  const groups = new Map<string, Map<string, string[]>>();
  const ofMaker = new Set<string>();
  products.forEach(({ specifications }, at) => {
    for (const { group, rows, isOfMaker } of specifications) {
      if (isOfMaker) ofMaker.add(group);
      const known = groups.get(group) ?? new Map<string, string[]>();
      groups.set(group, known);
      for (const { name, value } of rows) {
        const values = known.get(name) ?? products.map(() => '');
        values[at] = value;
        known.set(name, values);
      }
    }
  });
  return [...groups].map(([group, rows]) => ({
    group,
    rows: [...rows].map(([name, values]) => ({
      name,
      values,
      differs: !ofMaker.has(group) && new Set(values).size > 1,
    })),
  }));
}

/** Without the rows in which all products are equal. */
export const onlyDifferent = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map(({ group, rows }) => ({ group, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
