/** The lines of two carts when a guest with a cart logs in to an account that has one. Pure. */
import { randomUUID } from 'node:crypto';
import { grouped } from '#backend/catalogue/grouped.ts';
import type { Cart, CartLine } from './cart.types.ts';
import { MAX_CART_LINES, maxPerLine, neededPerSku } from './cart-lines.ts';
import type { CartSku } from './products.ts';

/**
 * The lines of `own` that change or are added; equal lines become one, and lines above the maximum are left out. Quantities
 * are limited by stock; sold-out lines are included and flagged, as in a copy.
 */
export function mergedLines(own: Cart, guest: Cart, skus: ReadonlyMap<number, CartSku>): CartLine[] {
  const needed = neededPerSku(own.lines);
  const keys = new Set(own.lines.map(({ groupKey }) => groupKey).filter(Boolean));
  const lines: CartLine[] = [];
  for (const line of guest.lines) {
    if (line.package) {
      if (!keys.has(line.groupKey)) lines.push({ ...line, id: randomUUID() });
      continue;
    }
    const same = own.lines.find(
      ({ skuId, message, package: place }) => skuId === line.skuId && message === line.message && !place,
    );
    const free = Math.max((skus.get(line.skuId)?.available ?? 0) - (needed.get(line.skuId) ?? 0), 0);
    const more = Math.min(line.quantity, free);
    needed.set(line.skuId, (needed.get(line.skuId) ?? 0) + more);
    if (!same) lines.push({ ...line, id: randomUUID(), quantity: Math.max(more, 1) });
    else if (more > 0) lines.push({ ...same, quantity: Math.min(same.quantity + more, maxPerLine) });
  }
  const known = new Set(own.lines.map(({ id }) => id));
  const joining = lines.filter(({ id }) => !known.has(id));
  return [...lines.filter(({ id }) => known.has(id)), ...fitting(joining, MAX_CART_LINES - own.lines.length)];
}

/** As many lines as fit; of a package all lines or none (R-CART-7). */
function fitting(lines: readonly CartLine[], room: number): CartLine[] {
  const things = grouped(
    lines,
    ({ id, groupKey }) => groupKey || id,
    line => line,
  );
  const taken: CartLine[] = [];
  for (const thing of things.values()) if (taken.length + thing.length <= room) taken.push(...thing);
  return taken;
}
