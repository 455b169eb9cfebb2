/** What a shopper has removed from the cart, so that it can be put back. */
import type { Cart, CartApi, CartLine, CartRefusal } from '#api/cart/types.ts';
import type { Result } from '#kernel/result.ts';

export interface RemovedRow {
  name: string;
  /** One, or all of a package. */
  lines: readonly [CartLine, ...CartLine[]];
}

/** The line, or every line of its package. */
export const rowOf = (line: CartLine, lines: readonly CartLine[]): RemovedRow['lines'] => [
  line,
  ...(line.groupKey === null
    ? []
    : lines.filter(({ id, groupKey }) => id !== line.id && groupKey === line.groupKey)),
];

/** Adds it again, at the price and with the stock of now. */
export function putBack(
  api: Pick<CartApi, 'add' | 'addPackage'>,
  cartId: string,
  { lines }: RemovedRow,
): Promise<Result<Cart, CartRefusal>> {
  const [first] = lines;
  if (!first.package) return api.add(cartId, { skuId: first.skuId, quantity: first.quantity });
  const selections = lines.map(({ skuId, package: place }) => ({
    groupId: place?.groupId ?? 0,
    optionId: place?.optionId ?? 0,
    skuId,
  }));
  return api.addPackage(cartId, first.package.packageId, selections);
}
