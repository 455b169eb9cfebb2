/** Puts what is still sold of an order into the visitor's cart. */
import type { Cart, CartApi } from '#api/cart/types.ts';
import type { Visitor } from '#engine/definition/visitor.ts';
import type { OrderView, OrderViewLine } from '#kernel/order/order-view.ts';
import { isSignedOut } from '#stores/visitor/with-login.ts';
import { isFormKey } from './form-key.ts';

export interface OrderedAgain {
  /** Number of lines in the cart now. */
  count: number;
  /** Names of products that are sold out or not sold any more. */
  missing: readonly string[];
  /** Packages, whose parts are chosen on their pages. */
  packages: readonly string[];
  /** Amounts are formatted. */
  changed: readonly { name: string; before: number; now: string }[];
}

/** Line by line, since the backend adds one at a time; each under a key of its own, so that a repeat adds nothing. */
export async function orderAgain(
  carts: CartApi,
  visitor: Visitor,
  { lines, currency }: OrderView,
  fields: URLSearchParams,
): Promise<OrderedAgain> {
  const single = lines.filter(line => line.groupKey === null && !line.isGift);
  const key = fields.get('key') ?? '';
  const missing: string[] = [];
  const added: OrderViewLine[] = [];
  // A cart that waits for its account is merged with the new one at the next sign-in.
  let cart = await carts.get(visitor.cartId).catch((error: unknown) => {
    if (isSignedOut(error)) return carts.get(null);
    throw error;
  });
  for (const line of single) {
    const { skuId, quantity, rowNumber } = line;
    const repeatKey = isFormKey(key) ? `${key}-${rowNumber}` : undefined;
    const add = (id: string, as = repeatKey) => carts.add(id, { skuId, quantity }, as);
    let answer = await add(cart.id);
    if (!answer.ok && answer.refusal.code === 'cart-completed') {
      cart = await carts.get(null);
      answer = await add(cart.id, repeatKey && `${repeatKey}-new`);
    }
    if (answer.ok) {
      cart = answer.value;
      added.push(line);
    } else missing.push(line.name);
  }
  visitor.keepCart(cart.id);
  return {
    count: added.length,
    missing,
    packages: [...new Set(lines.flatMap(({ packageName }) => packageName ?? []))],
    changed: added.flatMap(line => changeOf(line, cart, currency)),
  };
}

/** Compared with VAT and in the order's currency only. */
function changeOf(
  { skuId, name, total, quantity }: OrderViewLine,
  cart: Cart,
  currency: string,
): OrderedAgain['changed'] {
  const line = cart.lines.find(each => each.skuId === skuId && each.groupKey === null && !each.isGift);
  const price = line?.unitPrice;
  // Of pieces at several prices the mean, as the cart counts it.
  const unit = Math.round((total * 100) / quantity) / 100;
  if (!price || price.currency !== currency || price.sellingIncVat === unit) return [];
  return [{ name, before: unit, now: price.sellingIncVatFormatted }];
}
