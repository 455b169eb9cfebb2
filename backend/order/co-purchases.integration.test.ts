/** Co-purchases are counted from orders and read as a relation of a product. */

import type { Insertable } from 'kysely';
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { FI } from '#tests/support/worlds/world.ts';
import type { ShopOrderTable } from '../database/tables/order-tables.ts';
import { countCoPurchases, countCoPurchasesDaily } from './co-purchases.ts';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

interface OrderWords {
  /** Products, or products of the package with that key. */
  products: readonly (number | { id: number; groupKey: string })[];
  status?: string;
  placedAt?: Date;
}

async function openShop() {
  const shop = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    for (const id of [1, 2, 3, 4]) await world.aProduct({ id });
    await world.aVariantGroup(1, 5, false);
    for (const id of [5, 6]) await world.aProduct({ id, variantGroup: 1 });
  });
  const { db } = shop.world;

  async function order({ products, status = 'completed', placedAt = daysAgo(10) }: OrderWords) {
    const publicId = crypto.randomUUID();
    const none = {
      items_minor: 0,
      items_vat_minor: 0,
      discount_minor: 0,
      total_minor: 0,
      total_vat_minor: 0,
    };
    const { order_id } = await db
      .insertInto('shop_order')
      .values({
        ...none,
        public_id: publicId,
        cart_id: publicId,
        channel_id: '1|fi',
        market_id: FI,
        language_id: 'fi-FI',
        currency_code: 'EUR',
        status,
        email: 'anna@example.com',
        customer_type: 'PERSON',
        billing_address: '{}',
        shipping_address: '{}',
        payment_id: 1,
        payment_name: 'bank',
        payment_type: 'STANDARD',
        payment_fee_minor: 0,
        shipping_id: 1,
        shipping_name: 'parcel',
        shipping_fee_minor: 0,
        shipping_vat_bp: 0,
        cart_snapshot: '{}',
        placed_at: placedAt,
      } as Insertable<ShopOrderTable>)
      .returning('order_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('order_row')
      .values(
        products.map((product, row) => {
          const { id, groupKey } = typeof product === 'number' ? { id: product, groupKey: null } : product;
          return {
            order_id,
            row_number: row,
            product_id: id,
            sku_id: id,
            article_number: `S${id}`,
            name: `Product ${id}`,
            quantity: 1,
            unit_minor: 0,
            unit_regular_minor: 0,
            total_minor: 0,
            total_vat_minor: 0,
            vat_bp: 0,
            group_key: groupKey,
          };
        }),
      )
      .execute();
  }

  return {
    ...shop,
    db,
    orders: async (times: number, words: OrderWords) => {
      for (let at = 0; at < times; at += 1) await order(words);
    },
    /** Ids of what others bought with a product, counted now. */
    async boughtWith(productId: number) {
      await countCoPurchases(db, now);
      const { relatedProducts } = await shop.query<{
        relatedProducts: { alias: string; relation: string | null; relationType: string }[];
      }>(`{ relatedProducts(alias: "product-${productId}") { alias relation relationType } }`);
      return relatedProducts
        .filter(({ relationType }) => relationType === 'ALSO_BOUGHT')
        .map(({ alias, relation }) => [alias, relation]);
    },
  };
}

it('lists what others bought with a product, the most frequent first, from three orders on', async () => {
  const shop = await openShop();
  await shop.orders(3, { products: [1, 2] });
  await shop.orders(4, { products: [3, 1, 1] });
  await shop.orders(2, { products: [1, 4] });
  expect(await shop.boughtWith(1)).toEqual([
    ['product-3', null],
    ['product-2', null],
  ]);
  expect(await shop.boughtWith(2)).toEqual([['product-1', null]]);
  expect(await shop.boughtWith(4)).toEqual([]);
});

it('counts no old, cancelled or unpaid orders, no parts of one package and no variants of one product', async () => {
  const shop = await openShop();
  await shop.orders(5, { products: [1, 2], placedAt: daysAgo(366) });
  await shop.orders(5, { products: [1, 3], status: 'cancelled' });
  await shop.orders(5, { products: [1, 4], status: 'pending-payment' });
  const groupKey = 'package';
  await shop.orders(5, {
    products: [
      { id: 1, groupKey },
      { id: 5, groupKey },
    ],
  });
  await shop.orders(5, { products: [5, 6] });
  expect(await shop.boughtWith(1)).toEqual([]);
  expect(await shop.boughtWith(5)).toEqual([]);
});

it('counts what was bought beside a package', async () => {
  const shop = await openShop();
  await shop.orders(3, { products: [{ id: 1, groupKey: 'a' }, { id: 2, groupKey: 'a' }, 3] });
  expect(await shop.boughtWith(1)).toEqual([['product-3', null]]);
});

it('forgets a pair that is no longer bought together', async () => {
  const shop = await openShop();
  await shop.orders(3, { products: [1, 2] });
  expect(await shop.boughtWith(1)).toHaveLength(1);
  await shop.db.updateTable('shop_order').set({ status: 'cancelled' }).execute();
  expect(await shop.boughtWith(1)).toEqual([]);
});

it('counts once a day, however many instances of the shop ask', async () => {
  const { db } = await openShop();
  expect(await Promise.all([countCoPurchasesDaily(db, now), countCoPurchasesDaily(db, now)])).toContain(true);
  expect(await countCoPurchasesDaily(db, new Date(now.getTime() + 86_400_000))).toBe(false);
  expect(await countCoPurchasesDaily(db, new Date(now.getTime() + 86_400_001))).toBe(true);
});

it('lists what was ordered most first from the next day on', async () => {
  const shop = await openShop();
  const mostSold = async () => {
    await shop.backend.catalogue.catalogue.catchUp();
    const { products } = await shop.query<{ products: { products: { productId: number }[] } }>(
      '{ products(filter: { sort: MOST_SOLD }) { products { productId } } }',
    );
    return products.products.map(({ productId }) => productId);
  };
  expect(await mostSold()).toEqual([1, 2, 3, 4, 5, 6]);
  await shop.orders(1, { products: [4], placedAt: now });
  await shop.db.updateTable('stock').set({ sold: 3 }).where('sku_id', '=', 4).execute();
  await shop.db.updateTable('shop_order').set({ updated_at: now }).execute();
  expect(await countCoPurchasesDaily(shop.db, now)).toBe(true);
  expect(await mostSold()).toEqual([4, 1, 2, 3, 5, 6]);
});
