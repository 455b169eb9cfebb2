/** The sum that several order discounts take together when each applies to some lines only. */
import type { Minor } from '#kernel/money/money.ts';

/** An order discount and the indexes of the lines in its scope. */
export interface ScopedDiscount {
  amount: Minor;
  lines: readonly number[];
}

/**
 * The highest total discount that takes no more from a line than the line costs, whichever discounts share it. This is a
 * maximum flow from discounts to lines, found with augmenting paths. Lowering a line's price therefore lowers the result by at
 * most as much, so that an additional product campaign never makes a cart dearer.
 * @param prices of the lines, by index.
 */
export function jointDiscount(discounts: readonly ScopedDiscount[], prices: readonly Minor[]): Minor {
  const free = [...prices];
  const taken = discounts.map(() => prices.map(() => 0));

  /** Takes up to `wanted` from the lines of a discount; moves other discounts to other lines where that makes room. */
  function take(discount: number, wanted: Minor, visited: Set<number>): Minor {
    const own = taken[discount] ?? [];
    for (const line of discounts[discount]?.lines ?? []) {
      if (visited.has(line)) continue;
      visited.add(line);
      const direct = Math.min(wanted, free[line] ?? 0);
      if (direct > 0) {
        free[line] = (free[line] ?? 0) - direct;
        own[line] = (own[line] ?? 0) + direct;
        return direct;
      }
      for (const [other, others] of taken.entries()) {
        const held = others[line] ?? 0;
        const moved = other !== discount && held > 0 ? take(other, Math.min(wanted, held), visited) : 0;
        if (moved === 0) continue;
        others[line] = held - moved;
        own[line] = (own[line] ?? 0) + moved;
        return moved;
      }
    }
    return 0;
  }

  let total = 0;
  for (const [index, { amount }] of discounts.entries()) {
    let rest = amount;
    while (rest > 0) {
      const got = take(index, rest, new Set());
      if (got === 0) break;
      rest -= got;
    }
    total += amount - rest;
  }
  return total;
}
