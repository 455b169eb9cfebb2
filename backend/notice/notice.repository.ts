/** Wishes to hear when a sku can be bought again. They are fulfilled by a trigger of the database (0006). */
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

/** False for an unknown sku. A wish that stands already stays as it is. */
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
    // Products without a row have none in stock; the trigger watches rows.
    await on
      .insertInto('stock')
      .values({ sku_id: request.skuId, incoming_on: null, shelf: null })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    // Pieces that come in this moment wait for the wish, or it for them.
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
