/** All input of a cart's delivery, as a part of the statement that reads the cart. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { rowPart, rowsPart } from '#backend/database/parts.ts';
import type { PaymentOptionTable, ShippingOptionTable } from '#backend/database/tables/cart-tables.ts';
import type { CheckoutFacts } from './checkout.repository.ts';

/** Options of a market, in their order. Shared by requests: never changed. */
interface Options {
  readonly shipping: readonly Selectable<ShippingOptionTable>[];
  readonly payment: readonly Selectable<PaymentOptionTable>[];
}

export interface DeliveryFacts extends Options {
  /** Null before the checkout has been entered. */
  checkout: CheckoutFacts | null;
}

export interface DeliveryAnswer {
  checkout: CheckoutFacts | null;
  /** Of the options; null: they are not kept. */
  version: string | null;
  /** Null: still those of the version that the statement was given. */
  options: Options | null;
}

/** Options that an instance has read. */
interface Known {
  version: string;
  options: Options;
}

/** A market has dozens of options, which rarely change: the statement returns them when their version is another one. */
const deliveryPart = (cartId: RawBuilder<string>, marketId: string, known: Known | undefined) =>
  sql<DeliveryAnswer>`(select json_build_object(
    'checkout', ${rowPart(sql`select * from checkout k where k.cart_id = ${cartId}`)},
    'version', v.version,
    'options', case when v.version = ${known?.version ?? null}::uuid then null else json_build_object(
      'shipping', ${rowsPart(sql`select * from shipping_option where market_id = ${marketId} order by sort_order, shipping_id`)},
      'payment', ${rowsPart(sql`select * from payment_option where market_id = ${marketId} order by sort_order, payment_id`)}) end)
    from (select (select version from delivery_version) as version) v)`;

/** Reads the delivery of carts in one database; keeps the options of each market. */
export function createDeliveryFacts() {
  const byMarket = new Map<string, Known>();

  return (cartId: RawBuilder<string>, marketId: string) => {
    const known = byMarket.get(marketId);
    return {
      part: deliveryPart(cartId, marketId, known),

      /** @param answer the value of `part` */
      factsOf({ checkout, version, options }: DeliveryAnswer): DeliveryFacts {
        if (options && version !== null) byMarket.set(marketId, { version, options });
        const { shipping, payment } = options ?? known?.options ?? { shipping: [], payment: [] };
        return { checkout, shipping, payment };
      },
    };
  };
}
