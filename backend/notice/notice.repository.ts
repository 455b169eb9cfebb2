/** Back-in-stock requests per SKU. A trigger of the database fulfils them (0006). */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';

export interface BackInStockRequest {
  skuId: number;
  email: string;
  languageId: string;
  marketId: string;
  createdAt: Date;
}

/** False for an unknown SKU. An existing request stays unchanged. */
export const storeBackInStockRequest = (db: Kysely<Schema>, request: BackInStockRequest): Promise<boolean> =>
  withTransaction(db, async on => {
    const sku = await on
      .selectFrom('sku')
      .innerJoin('product', 'product.product_id', 'sku.product_id')
      .select('sku_id')
      .where('sku_id', '=', request.skuId)
      .where('sku.active', '=', true)
      .where('product.active', '=', true)
      .executeTakeFirst();
    if (!sku) return false;
    // Products without a stock row have none in stock; the trigger needs a row.
    await on
      .insertInto('stock')
      .values({ sku_id: request.skuId, incoming_on: null, shelf: null })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    // The lock orders this request and concurrent changes of the stock.
    await on.selectFrom('stock').select('sku_id').where('sku_id', '=', request.skuId).forShare().execute();
    await on
      .insertInto('stock_wish')
      .values({
        sku_id: request.skuId,
        email: request.email,
        language_id: request.languageId,
        market_id: request.marketId,
        created_at: request.createdAt,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return true;
  });
