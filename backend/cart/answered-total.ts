/** The total that a client was last told of a cart; an order is refused when it has risen since (R-CART-18). */
import type { Kysely } from 'kysely';
import { writeLater } from '#backend/database/later-commit.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { becomesOwn, ownerId } from './cart.repository.ts';
import type { AnsweredTotal, Cart, PricedCart } from './cart.types.ts';
import type { CartPricing, PricedFrom } from './cart-pricing.ts';

/** Maximum of the column; an order has a lower limit. */
const maxMinor = 2_147_483_647;

/** A cart as it is answered, and the total to store with it. */
export interface CartAnswer {
  cart: PricedCart;
  /** Includes an external delivery fee also when the answer leaves it out, since an order charges it. */
  answered: AnsweredTotal;
}

export const answeredTotalOf = ({ currency, total }: PricedCart): AnsweredTotal => ({
  minor: Math.min(total.selling, maxMinor),
  currency: currency.code,
});

/** Pure. */
export function answerOf(
  ctx: Context,
  pricing: Pick<CartPricing, 'quote'>,
  from: PricedFrom,
  allowFee: boolean,
): CartAnswer {
  const { cart } = pricing.quote(ctx, from, allowFee);
  const isWhole = allowFee || from.cart.externalShipping === null;
  return { cart, answered: answeredTotalOf(isWhole ? cart : pricing.quote(ctx, from).cart) };
}

export const isSameTotal = (one: AnsweredTotal | null, other: AnsweredTotal): boolean =>
  one?.minor === other.minor && one.currency === other.currency;

/**
 * Stores the total of an answer that writes nothing else, if it is another one, and the account that uses the cart for the
 * first time. A new total alone leaves the cart its version.
 */
export async function recordAnswer(
  ctx: Context,
  db: Kysely<Schema>,
  cart: Cart,
  answered: AnsweredTotal,
): Promise<void> {
  const isNew = becomesOwn(ctx, cart);
  const isKnown = isSameTotal(cart.answered, answered) || (cart.answered === null && answered.minor === 0);
  if (isKnown && !isNew) return;
  const recorded = db
    .updateTable('cart')
    .set(eb => ({
      answered_minor: answered.minor,
      answered_currency: answered.currency,
      ...(isNew && { customer_id: ownerId(ctx), version: eb('version', '+', 1) }),
    }))
    .where('cart_id', '=', cart.id)
    // A change meanwhile has stored the total of its own answer.
    .where('version', '=', cart.version)
    .returning('cart_id');
  await writeLater(db, recorded);
}

const isAbove = ({ currency, total }: PricedCart, answered: AnsweredTotal): boolean =>
  currency.code !== answered.currency || total.selling > answered.minor;

/**
 * Refuses an order that costs more than the client was told. What the order's own input adds, such as the fee of another
 * payment option, is the client's choice: the cart as it is stored must have become dearer too.
 * @param ordered the cart of the order.
 * @param stored prices the stored cart, without the input of the order.
 * @throws RequestError CART_CHANGED
 */
export function refuseRisenTotal(
  answered: AnsweredTotal | null,
  ordered: PricedCart,
  stored: () => PricedCart,
): void {
  if (answered && isAbove(ordered, answered) && isAbove(stored(), answered))
    throw new RequestError('CART_CHANGED', 'The total has risen since the cart was last read', 'cartId');
}
