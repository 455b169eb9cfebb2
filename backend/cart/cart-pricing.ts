/** Prices a stored cart: `cart-facts.ts` reads what the price depends on, `price-cart.ts` calculates the sums. */
import { type RawBuilder, sql } from 'kysely';
import { laterCommit } from '#backend/database/later-commit.ts';
import type { Parts, PartValues } from '#backend/database/parts.ts';
import type { Db } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Gift, PromotableLine, PromotedCart, Promotions } from '#backend/promotion/promotions.ts';
import type { Minor } from '#kernel/money/money.ts';
import { insertedCart, isCartId } from './cart.repository.ts';
import type { Cart, Delivery, PricedCart, PricedLine } from './cart.types.ts';
import { noSuchCart } from './cart-access.ts';
import { type Asked, type CartFacts, cartIdOfFacts, readFacts } from './cart-facts.ts';
import { neededPerSku } from './cart-lines.ts';
import { giftLine, priceLines, sumCart } from './price-cart.ts';
import type { CartSku } from './products.ts';
import { standardRate } from './products.ts';
import { withBalance } from './with-balance.ts';

/** The input of the delivery calculation. */
export interface DeliveryBasis {
  isEmpty: boolean;
  payable: Minor;
  weightGrams: number;
  /** Whether a line needs more pieces than are in the own warehouse. */
  fromSupplier: boolean;
  freeShipping: boolean;
  /** Null also when the caller requests it outside the checkout. */
  externalShipping: Minor | null;
}

/** The delivery of one cart, as its checkout chose it. */
export interface DeliveryChoice {
  of: (basis: DeliveryBasis) => Delivery;
}

/** Implemented by the checkout, which is a higher layer. */
export interface Deliveries<Choice extends DeliveryChoice, Facts> {
  /** A part of the statement that reads the cart, and what its value means. */
  reading: (
    ctx: Context,
    cartId: RawBuilder<string>,
  ) => { part: RawBuilder<Facts>; choice: (facts: Facts) => Choice };
}

/** A stored cart with all that its price depends on. */
export interface PricedFrom<Choice extends DeliveryChoice = DeliveryChoice> extends CartFacts {
  delivery: Choice;
}

export interface Quote {
  cart: PricedCart;
  delivery: Delivery;
  skus: ReadonlyMap<number, CartSku>;
}

export interface CartPricing<Choice extends DeliveryChoice = DeliveryChoice> {
  /** One statement; null for an unknown or malformed id. `further`: values that the caller needs of the same moment. */
  find: <P extends Parts>(
    ctx: Context,
    db: Db,
    id: string,
    further: P,
    asked?: Asked,
  ) => Promise<(PricedFrom<Choice> & { further: PartValues<P> }) | null>;
  /** As `find`, for a cart that exists. @throws RequestError CART_NOT_FOUND */
  read: <P extends Parts>(
    ctx: Context,
    db: Db,
    id: string,
    further: P,
    asked?: Asked,
  ) => Promise<PricedFrom<Choice> & { further: PartValues<P> }>;
  /** Writes a new, empty cart. */
  open: (ctx: Context, db: Db) => Promise<PricedFrom<Choice>>;
  /** Pure. */
  quote: (ctx: Context, from: PricedFrom, allowExternalShippingFee?: boolean) => Quote;
}

interface PricingPorts<Choice extends DeliveryChoice, Facts> {
  promotions: Promotions;
  deliveries: Deliveries<Choice, Facts>;
}

const promotableLines = (cart: Cart, skus: ReadonlyMap<number, CartSku>): PromotableLine[] =>
  cart.lines.flatMap(({ id, skuId, quantity }) => {
    const sku = skus.get(skuId);
    return sku?.price ? [{ lineId: id, productId: sku.productId, quantity, unit: sku.price.selling }] : [];
  });

/** The input of the campaigns. */
export const promotedCart = ({ cart, skus }: Pick<CartFacts, 'cart' | 'skus'>): PromotedCart => ({
  code: cart.promoCode,
  lines: promotableLines(cart, skus),
  plainPrices: cart.plainPrices,
});

/** Gifts, limited by the stock beyond what the cart buys. */
function giftLines(cart: Cart, gifts: readonly Gift[], skus: ReadonlyMap<number, CartSku>): PricedLine[] {
  const needed = neededPerSku(cart.lines);
  return gifts.flatMap(gift => {
    const sku = skus.get(gift.skuId);
    const taken = (needed.get(gift.skuId) ?? 0) + gift.quantity;
    if (!sku?.price || taken > sku.available) return [];
    needed.set(gift.skuId, taken);
    return [giftLine(gift, sku)];
  });
}

const weightOf = (
  { lines }: { lines: readonly { skuId: number; quantity: number }[] },
  skus: ReadonlyMap<number, CartSku>,
): number =>
  lines.reduce((sum, { skuId, quantity }) => sum + (skus.get(skuId)?.weightGrams ?? 0) * quantity, 0);

function needsSupplier({ lines }: Cart, skus: ReadonlyMap<number, CartSku>): boolean {
  return [...neededPerSku(lines)].some(([skuId, pieces]) => pieces > (skus.get(skuId)?.inStock ?? 0));
}

export function createCartPricing<Choice extends DeliveryChoice, Facts>({
  promotions,
  deliveries,
}: PricingPorts<Choice, Facts>): CartPricing<Choice> {
  async function readFrom<P extends Parts>(
    ctx: Context,
    db: Db,
    source: RawBuilder<unknown>,
    further: P,
    asked?: Asked,
  ) {
    const { part: delivery, choice } = deliveries.reading(ctx, cartIdOfFacts);
    const facts = await readFacts(ctx, db, { source, asked, promotions, delivery, further });
    return facts && { ...facts, delivery: choice(facts.delivery) };
  }

  const find: CartPricing<Choice>['find'] = async (ctx, db, id, further, asked) =>
    isCartId(id) ? readFrom(ctx, db, sql`select * from cart where cart_id = ${id}`, further, asked) : null;

  return {
    find,

    async read(ctx, db, id, further, asked) {
      const found = await find(ctx, db, id, further, asked);
      if (!found) throw noSuchCart();
      return found;
    },

    async open(ctx, db) {
      const opened = await readFrom(ctx, db, sql`${insertedCart(db, ctx)}`, laterCommit(db));
      if (!opened) throw noSuchCart();
      return opened;
    },

    quote(ctx, { cart, skus, promotions: known, balance, delivery: choice }, allowFee = true) {
      const effect = promotions.effect(ctx, known, promotedCart({ cart, skus }));
      const priced = priceLines(cart, skus, effect, giftLines(cart, effect.gifts, skus));
      const delivery = choice.of({
        isEmpty: cart.lines.length === 0,
        payable: priced.payable,
        weightGrams: weightOf(priced, skus),
        fromSupplier: needsSupplier(cart, skus),
        freeShipping: effect.freeShipping,
        externalShipping: allowFee ? cart.externalShipping : null,
      });
      const market = { currency: ctx.market.currency, feeRate: standardRate(ctx) };
      return { cart: withBalance(sumCart(cart, priced, effect, delivery, market), balance), delivery, skus };
    },
  };
}
