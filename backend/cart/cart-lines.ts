/** The lines of a cart after an addition, change or removal. Pure; rejects by throwing. */
import { randomUUID } from 'node:crypto';
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Cart, CartLine } from './cart.types.ts';
import type { CartSku } from './products.ts';

export const maxPerLine = 9999;
export const MAX_CART_LINES = 200;
const longestMessage = 500;

export interface ItemInput {
  skuId?: number | null | undefined;
  /** Line id; wins over `skuId`. */
  id?: string | number | null | undefined;
  quantity: number;
  groupKey?: string | number | null | undefined;
  message?: string | null | undefined;
}

/** A whole number of pieces between `least` and 9999. @throws RequestError that names the field (R-CART-5) */
export function checkedQuantity(quantity: number, least: 0 | 1, field = 'item.quantity'): number {
  if (Number.isInteger(quantity) && quantity >= least && quantity <= maxPerLine) return quantity;
  throw new RequestError(
    'BAD_USER_INPUT',
    `${field} must be a whole number from ${least} to ${maxPerLine}`,
    field,
  );
}

const messageOf = (item: ItemInput): string | null =>
  item.message === null || item.message === undefined
    ? null
    : plainText(item.message, 'item.message', longestMessage);

function single(line: CartLine): CartLine {
  if (line.package === null) return line;
  throw new RequestError(
    'BAD_USER_INPUT',
    'This line is part of a package: change the package',
    'item.groupKey',
  );
}

const giftPrefix = 'gift-';
/** A gift is not a stored line: its id derives from the campaign and exists as long as the campaign gives it. */
export const giftLineId = (campaignId: string): string => `${giftPrefix}${campaignId}`;

/** The line that the item refers to; null when the cart has none. Without id and message an unambiguous SKU is enough. */
function findLine(cart: Cart, item: ItemInput): CartLine | null {
  if (item.id !== null && item.id !== undefined && item.id !== '') {
    if (String(item.id).startsWith(giftPrefix))
      throw new RequestError('BAD_USER_INPUT', 'A gift cannot be changed', 'item.id');
    const line = cart.lines.find(({ id }) => id === String(item.id));
    if (line) return single(line);
    if (item.skuId === null || item.skuId === undefined) return null;
  }
  if (item.skuId === null || item.skuId === undefined)
    throw new RequestError('BAD_USER_INPUT', 'Name the line by id or skuId', 'item.skuId');
  const loose = cart.lines.filter(line => line.skuId === item.skuId && line.package === null);
  const exact = loose.find(line => line.message === (messageOf(item) ?? ''));
  return exact ?? (loose.length === 1 ? (loose[0] ?? null) : null);
}

const newLine = (skuId: number, quantity: number, message: string): CartLine => ({
  id: randomUUID(),
  skuId,
  quantity,
  message,
  groupKey: '',
  package: null,
});

/** The line after adding: the same sku with the same message is one line (R-CART-4). */
export function withAdded(cart: Cart, item: ItemInput): CartLine {
  const quantity = checkedQuantity(item.quantity, 1);
  const message = messageOf(item);
  if (item.groupKey)
    throw new RequestError('BAD_USER_INPUT', 'Packages cannot be added as single lines', 'item.groupKey');
  const found = findLine(cart, item);
  if (found && (found.id === String(item.id) || found.message === (message ?? '')))
    return { ...found, quantity: checkedQuantity(found.quantity + quantity, 1) };
  if (item.skuId === null || item.skuId === undefined)
    throw new RequestError('BAD_USER_INPUT', 'The cart has no such line', 'item.id');
  return newLine(item.skuId, quantity, message ?? '');
}

/** One item for each SKU and message. @throws RequestError for more items than a cart may have lines */
export function summed(items: readonly ItemInput[]): ItemInput[] {
  if (items.length > MAX_CART_LINES)
    throw new RequestError('BAD_USER_INPUT', `A cart has at most ${MAX_CART_LINES} lines`, 'items');
  const sums = new Map<string, ItemInput>();
  for (const item of items) {
    const key = `${item.skuId ?? ''} ${item.message ?? ''}`;
    const before = sums.get(key);
    const quantity = checkedQuantity(item.quantity, 1) + (before?.quantity ?? 0);
    // A line is found by its SKU: the ids of lines belong to a change of one line.
    sums.set(key, { skuId: item.skuId, message: item.message, quantity });
  }
  return [...sums.values()];
}

/** The line with its new quantity and message; null when there is nothing to remove. */
export function withUpdated(cart: Cart, item: ItemInput): CartLine | null {
  const quantity = checkedQuantity(item.quantity, 0);
  const message = messageOf(item);
  const line = findLine(cart, item);
  if (!line) {
    if (cart.lines.some(({ skuId, package: place }) => skuId === item.skuId && place === null))
      throw new RequestError('BAD_USER_INPUT', 'Several lines have this SKU: name one by id', 'item.id');
    if (quantity === 0) return null;
    throw new RequestError('UNKNOWN_SKU', 'The cart has no such line', 'item.skuId');
  }
  const clash =
    message !== null &&
    cart.lines.some(
      other =>
        other.id !== line.id && other.skuId === line.skuId && other.message === message && !other.package,
    );
  if (clash)
    throw new RequestError('BAD_USER_INPUT', 'Another line already has this message', 'item.message');
  return { ...line, quantity, message: message ?? line.message };
}

/** The whole cart with these lines put in, replaced or (quantity 0) left out. */
export function withLines(cart: Cart, changed: readonly CartLine[]): Cart {
  const replaced = new Map(changed.map(line => [line.id, line]));
  const remaining = cart.lines.map(line => replaced.get(line.id) ?? line);
  const known = new Set(cart.lines.map(({ id }) => id));
  const lines = [...remaining, ...changed.filter(({ id }) => !known.has(id))].filter(
    ({ quantity }) => quantity > 0,
  );
  if (lines.length > MAX_CART_LINES)
    throw new RequestError('BAD_USER_INPUT', `A cart has at most ${MAX_CART_LINES} lines`, 'item.skuId');
  return { ...cart, lines };
}

/** Pieces per SKU over all lines, packages included: the quantity that is checked against stock (R-CART-6). */
export function neededPerSku(lines: readonly CartLine[]): Map<number, number> {
  const needed = new Map<number, number>();
  for (const { skuId, quantity } of lines) needed.set(skuId, (needed.get(skuId) ?? 0) + quantity);
  return needed;
}

/** Throws when one of `skuIds` is unknown, not sold in this market, or short of stock for the sum of its lines. */
export function checkSkus(cart: Cart, skuIds: readonly number[], skus: ReadonlyMap<number, CartSku>): void {
  const needed = neededPerSku(cart.lines);
  for (const skuId of skuIds) {
    const sku = skus.get(skuId);
    if (!sku?.price)
      throw new RequestError('UNKNOWN_SKU', 'This product is not sold in this market', 'item.skuId');
    if ((needed.get(skuId) ?? 0) > sku.available)
      throw new RequestError('OUT_OF_STOCK', 'The quantity you chose is not in stock', 'item.quantity');
  }
}
