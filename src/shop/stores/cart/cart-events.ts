/** Events of cart changes for the event log (R-ANALYTICS-1). */
import type { Cart, CartLine } from '#api/cart/types.ts';
import { eventProductOfLine } from '../common/event-product.ts';
import type { EventLog } from '../common/ports.ts';
import type { AddedNotice } from './cart-types.ts';
import type { RemovedRow } from './removed-row.ts';

/** Logs the difference in quantity of an SKU; nothing when it is 0. @param line contains the product, if known. */
function logQuantityChange(
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

/** Logs what was added of an SKU. @param cart with the line */
export function logAddedLine(
  log: EventLog,
  { skuId, quantity }: Pick<AddedNotice, 'skuId' | 'quantity'>,
  cart: Pick<Cart, 'lines'> | null,
): void {
  const line = cart?.lines.find(each => each.skuId === skuId && each.package === null);
  logQuantityChange(log, skuId, quantity, line);
}

/**
 * Logs what a change did to the lines of one package, which come and go together: its parts, with the pieces of each that were
 * added or removed.
 */
export function logPackageChange(
  log: EventLog,
  packageId: number,
  before: readonly CartLine[],
  after: readonly CartLine[],
): void {
  const partsIn = (lines: readonly CartLine[]) =>
    new Map(lines.flatMap(line => (line.package?.packageId === packageId ? [[line.id, line] as const] : [])));
  const [old, now] = [partsIn(before), partsIn(after)];
  const changes = [...new Map([...old, ...now]).values()].map(line => ({
    line,
    difference: (now.get(line.id)?.quantity ?? 0) - (old.get(line.id)?.quantity ?? 0),
  }));
  for (const [event, sign] of [
    ['cart:add', 1],
    ['cart:remove', -1],
  ] as const) {
    const parts = changes.flatMap(({ line, difference }) =>
      difference * sign > 0 ? [{ product: eventProductOfLine(line), quantity: Math.abs(difference) }] : [],
    );
    if (parts.length > 0) log(event, { item: { skuId: 0, quantity: 1 }, packageId, parts });
  }
}

/** Logs what a new quantity of a line, or of its package, has changed. */
export function logLineChange(
  log: EventLog,
  { line, quantity }: { line: CartLine; quantity: number },
  before: readonly CartLine[],
  after: readonly CartLine[],
): void {
  if (line.package) return logPackageChange(log, line.package.packageId, before, after);
  const known = before.find(({ id }) => id === line.id)?.quantity ?? line.quantity;
  logQuantityChange(log, line.skuId, quantity - known, line);
}

/** Logs what putting a removed row back added. */
export function logPutBack(
  log: EventLog,
  { lines: [line] }: RemovedRow,
  before: readonly CartLine[],
  after: readonly CartLine[],
): void {
  if (line.package) logPackageChange(log, line.package.packageId, before, after);
  else logQuantityChange(log, line.skuId, line.quantity, line);
}
