/** The rows of a comparison: every property that one of the products has, in their groups; what differs comes first. */
import type { ComparedProduct } from '#api/catalogue/types.ts';

export interface ComparedRow {
  name: string;
  /** By product; empty when it has no such property. */
  values: readonly string[];
  /** Products differ in it. */
  differs: boolean;
}

export interface ComparedGroup {
  group: string;
  rows: ComparedRow[];
}

const differs = ({ rows }: ComparedGroup): boolean => rows.some(row => row.differs);

/** Name and contacts of the manufacturer are left out: they describe no product. */
export function comparedGroups(
  products: readonly Pick<ComparedProduct, 'specifications'>[],
): ComparedGroup[] {
  const groups = new Map<string, Map<string, string[]>>();
  products.forEach(({ specifications }, at) => {
    for (const { group, rows, isOfMaker } of specifications) {
      if (isOfMaker) continue;
      const known = groups.get(group) ?? new Map<string, string[]>();
      groups.set(group, known);
      for (const { name, value } of rows) {
        const values = known.get(name) ?? products.map(() => '');
        values[at] = value;
        known.set(name, values);
      }
    }
  });
  return [...groups]
    .map(([group, rows]) => ({
      group,
      rows: [...rows]
        .map(([name, values]) => ({ name, values, differs: new Set(values).size > 1 }))
        .toSorted((one, other) => Number(other.differs) - Number(one.differs)),
    }))
    .toSorted((one, other) => Number(differs(other)) - Number(differs(one)));
}

/** Without the rows in which all products are equal. */
export const onlyDifferent = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map(({ group, rows }) => ({ group, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
