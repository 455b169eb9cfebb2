/** The cart as the shopper thinks of it: things, and packages of things (facts 4.15). */
import type { CartLine } from '#api/cart/types.ts';

export type CartRow =
  | { kind: 'line'; key: string; line: CartLine }
  | { kind: 'package'; key: string; name: string; lines: CartLine[] };

/** Lines that share a group key become one row, where the first of them stood. */
export function cartRows(lines: readonly CartLine[]): CartRow[] {
  const packages = new Map<string, Extract<CartRow, { kind: 'package' }>>();
  const rows: CartRow[] = [];
  for (const line of lines) {
    const key = line.groupKey;
    if (key === null || line.package === null) {
      rows.push({ kind: 'line', key: line.id, line });
      continue;
    }
    const known = packages.get(key);
    if (known) {
      known.lines.push(line);
      continue;
    }
    const row = { kind: 'package' as const, key, name: line.package.name, lines: [line] };
    packages.set(key, row);
    rows.push(row);
  }
  return rows;
}

/** A sum of the backend's decimal amounts, free of binary dust. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
