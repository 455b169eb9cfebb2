/** What `forceRefresh` removes from a cart: inactive and sold-out lines, and whole packages of which a part was removed. */
import type { Cart, CartLine } from './cart.types.ts';
import type { CartSku } from './products.ts';

/** The lines to remove, with quantity 0. A line above stock stays, so that the shopper decides. */
export function withoutUnavailable(cart: Cart, skus: ReadonlyMap<number, CartSku>): CartLine[] {
  const isRemoved = ({ skuId }: CartLine): boolean => {
    const sku = skus.get(skuId);
    return !sku?.price || sku.available === 0;
  };
  const brokenPackages = new Set(
    cart.lines.filter(line => line.package && isRemoved(line)).map(line => line.groupKey),
  );
  return cart.lines
    .filter(line => isRemoved(line) || (line.package !== null && brokenPackages.has(line.groupKey)))
    .map(line => ({ ...line, quantity: 0 }));
}
