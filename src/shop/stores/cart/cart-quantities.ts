/** Quantities of the lines of a cart. */
import type { Cart, CartLine } from '#api/cart/types.ts';
import type { PendingQuantities } from './pending-quantities.ts';

/** The cart with pending quantities; totals are still those of the backend. */
export const withPending = (cart: Cart, pending: PendingQuantities): Cart => ({
  ...cart,
  lines: cart.lines.map(line => ({ ...line, quantity: pending.of(line.id) ?? line.quantity })),
});

const sum = (lines: readonly CartLine[]): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);

/** Ungrouped lines by quantity, plus one for each package (R-CART-8). */
export function totalQuantity(lines: readonly CartLine[]): number {
  const groups = lines.flatMap(
    line => line.groupKey ?? (line.package ? `package ${line.package.packageId}` : []),
  );
  return sum(lines.filter(line => line.groupKey === null && line.package === null)) + new Set(groups).size;
}

/** As the button of the cart writes it; empty for an empty cart. */
export const countText = (count: number): string => (count > 99 ? '99+' : count > 0 ? String(count) : '');

export const quantityOf = (lines: readonly CartLine[], skuId: number): number =>
  sum(lines.filter(line => line.skuId === skuId));
