/** The rows of a cart or an order: single products and packages. */
import type { CartLine } from '#api/cart/types.ts';

interface Packable {
  id: string;
  /** Shared by the lines of a package. */
  groupKey: string | null;
  package: { name: string } | null;
}

export type PackedRow<Line extends Packable> =
  | { kind: 'line'; key: string; line: Line }
  | { kind: 'package'; key: string; name: string; lines: Line[] };

export type CartRow = PackedRow<CartLine>;

/** Lines with the same group key become one row, at the position of the first. */
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

/** Sum of the backend's decimal amounts, without floating-point errors. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
