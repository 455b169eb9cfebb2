/** Co-purchases are counted from orders and read as a relation of a product. */

import type { Insertable } from 'kysely';
import { expect, it } from 'vitest';
import type { CatalogueChange } from '#backend/catalogue/catalogue.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { FI } from '#tests/support/worlds/world.ts';
import type { ShopOrderTable } from '../database/tables/order-tables.ts';
import { type Counting, countCoPurchases, countSalesDaily } from './co-purchases.ts';

const now = new Date('2026-11-22T12:00:00Z');
const counting = (at = now): Counting => ({ now: at, pauseMs: 0 });
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

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
      await countCoPurchases(db, counting());
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
  const both = await Promise.all([countSalesDaily(db, counting()), countSalesDaily(db, counting())]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await countSalesDaily(db, counting(new Date(now.getTime() + DAY_MS)))).toBe(false);
  expect(await countSalesDaily(db, counting(new Date(now.getTime() + DAY_MS + 1)))).toBe(true);
});

it('counts again at once what was interrupted', async () => {
  const { db, orders } = await openShop();
  await orders(3, { products: [1, 2] });
  const ended = new AbortController();
  ended.abort(new Error('the instance ends'));
  await expect(countSalesDaily(db, { ...counting(), signal: ended.signal })).rejects.toThrow(
    'the instance ends',
  );
  expect(await countSalesDaily(db, counting())).toBe(true);
});

it('lists what was ordered most first from the next day on, without another index or campaigns settled', async () => {
  const shop = await openShop();
  const { catalogue } = shop.backend.catalogue;
  const mostSold = async () => {
    await catalogue.catchUp();
    const { products } = await shop.query<{ products: { products: { productId: number }[] } }>(
      '{ products(filter: { sort: MOST_SOLD }) { products { productId } } }',
    );
    return products.products.map(({ productId }) => productId);
  };
  expect(await mostSold()).toEqual([1, 2, 3, 4, 5, 6]);
  await shop.orders(1, { products: [4], placedAt: now });
  await shop.db.updateTable('stock').set({ sold: 3 }).where('sku_id', '=', 4).execute();
  await shop.announce('stock', 4);
  // Imported, not ordered.
  await shop.announce('stock', 5);
  expect(await mostSold()).toEqual([1, 2, 3, 4, 5, 6]);

  const heard: CatalogueChange[] = [];
  shop.backend.onCatalogueChange(change => void heard.push(change));
  const index = catalogue.index();
  expect(await countSalesDaily(shop.db, counting())).toBe(true);
  expect(await mostSold()).toEqual([4, 1, 2, 3, 5, 6]);
  expect(catalogue.index()).toBe(index);
  expect(heard).toMatchObject([{ kind: 'sales', productIds: [] }]);
  expect(heard[0]?.tags.toSorted()).toEqual(
    ['b_1', 'c_1', 'catalogue', 'search'].map(scope => `list:${scope}:sales`),
  );
});

it('outdates the pages of products that others are bought with now, and no others', async () => {
  const shop = await openShop();
  await shop.orders(3, { products: [1, 2] });
  await shop.orders(3, { products: [3, 4] });
  await countCoPurchases(shop.db, counting());
  await shop.backend.catalogue.catalogue.catchUp();
  const heard: CatalogueChange[] = [];
  shop.backend.onCatalogueChange(change => void heard.push(change));
  await shop.orders(4, { products: [1, 3] });
  // As often as before, in the same place.
  await shop.orders(1, { products: [3, 4] });
  await countCoPurchases(shop.db, counting());
  await shop.backend.catalogue.catalogue.catchUp();
  expect(heard.flatMap(({ tags }) => tags).toSorted()).toEqual(['also-bought:1', 'also-bought:3']);
});

it('shows the most sold variant of a group whose main product is not sold any more', async () => {
  const shop = await openShop();
  await shop.db.updateTable('variant_group').set({ collapse_in_lists: true }).execute();
  await shop.db
    .updateTable('product')
    .set({ variant_group_id: 1 })
    .where('product_id', 'in', [4, 5, 6])
    .execute();
  await shop.db.updateTable('product').set({ active: false }).where('product_id', '=', 5).execute();
  await shop.announce('all');
  const listed = async () => {
    const { products } = await shop.query<{ products: { products: { productId: number }[] } }>(
      '{ products(filter: { sort: MOST_SOLD }) { products { productId } } }',
    );
    return products.products.map(({ productId }) => productId);
  };
  expect(await listed()).toEqual([1, 2, 3, 4]);
  const heard: CatalogueChange[] = [];
  shop.backend.onCatalogueChange(change => void heard.push(change));
  await shop.db.updateTable('stock').set({ sold: 3 }).where('sku_id', '=', 6).execute();
  await shop.announce('sales', 6);
  expect(await listed()).toEqual([6, 1, 2, 3]);
  expect(heard.flatMap(({ tags }) => tags)).toContain('list:c_1:members');
});
