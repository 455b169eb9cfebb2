/** Events of cart changes for the event log (R-ANALYTICS-1). */
import type { CartLine } from '#api/cart/types.ts';
import { eventProductOfLine } from './event-product.ts';
import type { EventLog } from './ports.ts';

/** Logs the difference in quantity of an SKU; nothing when it is 0. @param line contains the product, if known. */
export function logQuantityChange(
  log: EventLog,
  skuId: number,
  difference: number,
  line: CartLine | undefined,
): void {
  if (difference !== 0)
    log(difference > 0 ? 'cart:add' : 'cart:remove', {
      item: { skuId, quantity: Math.abs(difference) },
      ...(line && { product: eventProductOfLine(line) }),
    });
}

export const logPackage = (log: EventLog, packageId: number): void =>
  log('cart:add', { item: { skuId: 0, quantity: 1 }, packageId });
