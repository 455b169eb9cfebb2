/** The rows of a cart or an order: single products, and packages of several. */
import type { CartLine } from '#api/cart/types.ts';

interface Packable {
  id: string;
  /** Shared by the lines of one package. */
  groupKey: string | null;
  package: { name: string } | null;
}

export type PackedRow<Line extends Packable> =
  | { kind: 'line'; key: string; line: Line }
  | { kind: 'package'; key: string; name: string; lines: Line[] };

export type CartRow = PackedRow<CartLine>;

/** Lines that share a group key become one row, where the first of them stood. */
export function cartRows<Line extends Packable>(lines: readonly Line[]): PackedRow<Line>[] {
  const packages = new Map<string, Line[]>();
  const rows: PackedRow<Line>[] = [];
  for (const line of lines) {
    const key = line.groupKey;
    if (key === null || line.package === null) {
      rows.push({ kind: 'line', key: line.id, line });
      continue;
    }
    const known = packages.get(key);
    if (known) {
      known.push(line);
      continue;
    }
    const members = [line];
    packages.set(key, members);
    rows.push({ kind: 'package', key, name: line.package.name, lines: members });
  }
  return rows;
}

/** A sum of the backend's decimal amounts, free of binary dust. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
