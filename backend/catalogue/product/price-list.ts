/** Customer prices: the best of the customer's price lists, where it is lower than the public price (R-CART-26). */
import type { Db } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { Product } from './product.ts';

type OwnPrices = ReadonlyMap<number, Minor>;

interface Question {
  ids: Set<number>;
  answer: Promise<OwnPrices>;
}

async function loadOwnPrices(
  db: Db,
  customerId: number,
  marketId: string,
  ids: ReadonlySet<number>,
): Promise<OwnPrices> {
  const rows = await db
    .selectFrom('price_list_price as p')
    .innerJoin('customer_price_list as c', 'c.price_list_id', 'p.price_list_id')
    .select(({ fn }) => ['p.product_id', fn.min('p.selling_minor').as('selling')])
    .where('c.customer_id', '=', customerId)
    .where('p.market_id', '=', marketId)
    .where('p.product_id', 'in', [...ids])
    .groupBy('p.product_id')
    .execute();
  return new Map(rows.map(row => [row.product_id, row.selling]));
}

/** Not cached: customer prices are private, and a changed list must apply at once. */
export function createOwnPrices(db: Db) {
  /** Concurrent lookups for one customer share a query, since fields are resolved concurrently. */
  const asked = new Map<string, Question>();

  function ask(customerId: number, marketId: string): Question {
    const key = `${customerId} ${marketId}`;
    const known = asked.get(key);
    if (known) return known;
    const ids = new Set<number>();
    const answer = new Promise<void>(resolve => queueMicrotask(() => process.nextTick(resolve))).then(() => {
      asked.delete(key);
      return loadOwnPrices(db, customerId, marketId, ids);
    });
    const question = { ids, answer };
    asked.set(key, question);
    return question;
  }

  return {
    /** The products with this caller's prices. Without a customer they are unchanged. */
    async apply(ctx: Context, products: readonly Product[]): Promise<readonly Product[]> {
      const { customerId } = ctx.caller;
      if (customerId === null || products.length === 0) return products;
      const { ids, answer } = ask(customerId, ctx.market.id);
      for (const { record } of products) ids.add(record.id);
      const own = await answer;
      return products.map(product => {
        const selling = own.get(product.record.id);
        if (selling === undefined || selling >= product.price.selling) return product;
        return { ...product, price: { ...product.price, selling }, isOwnPrice: true };
      });
    },
  };
}
