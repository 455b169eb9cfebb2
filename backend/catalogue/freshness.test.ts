/** What is sold changes while the shop runs: lists and products follow without a restart. */
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import type { CatalogueChange } from './catalogue.ts';
import type { World } from '#tests/support/world.ts';

async function twoProducts(world: World): Promise<void> {
  await world.aBrand(1);
  await world.aCategory({ id: 1 });
  await world.aProduct({ id: 1, prices: { fi: 1000 } });
  await world.aProduct({ id: 2, prices: { fi: 2000 } });
}

const ask =
  '{ products(filter: { sort: PRICE }) { count products { productId unitPrice { sellingPriceIncVat } totalStock { totalStock } } filters { price { lowest highest } facets { type values { facetId count } } } } }';

interface Seen {
  products: {
    count: number;
    products: {
      productId: number;
      unitPrice: { sellingPriceIncVat: number };
      totalStock: { totalStock: number };
    }[];
    filters: { price: { lowest: number }; facets: { type: string; values: unknown[] }[] };
  };
}

it('follows a price into order, facets and products', async () => {
  const { query, announce, world } = await createTestBackend(twoProducts);
  await query(ask);
  await world.db
    .updateTable('price')
    .set({ selling_minor: 500 })
    .where('product_id', '=', 2)
    .where('market_id', '=', 'market-fi')
    .execute();
  await announce('price', 2);

  const { products } = await query<Seen>(ask);
  expect(products.products.map(each => [each.productId, each.unitPrice.sellingPriceIncVat])).toEqual([
    [2, 5],
    [1, 10],
  ]);
  expect(products.filters.price.lowest).toBe(5);
  expect(products.filters.facets.find(({ type }) => type === 'Discount')?.values).toEqual([
    { facetId: 'discount_50', count: 1 },
  ]);
});

it('follows stock', async () => {
  const { query, announce, world } = await createTestBackend(twoProducts);
  await query(ask);
  await world.db.updateTable('stock').set({ in_stock: 0, static: 3 }).where('sku_id', '=', 1).execute();
  await announce('stock', 1);

  const { products } = await query<Seen>(ask);
  expect(products.products[0]?.totalStock.totalStock).toBe(3);
  expect(products.filters.facets.find(({ type }) => type === 'StockStatus')?.values).toEqual([
    { facetId: 'stock_in-stock', count: 1 },
    { facetId: 'stock_static', count: 1 },
  ]);
});

it('follows new and lost products, and an alias that was asked for in vain', async () => {
  const { query, announce, world } = await createTestBackend(twoProducts);
  const byAlias = '{ product(alias: "product-3") { productId } }';
  expect(await query(byAlias)).toEqual({ product: null });
  await world.aProduct({ id: 3 });
  await world.db.updateTable('product').set({ active: false }).where('product_id', '=', 1).execute();
  await announce('product', 3);
  await announce('product', 1);

  expect(await query(byAlias)).toEqual({ product: { productId: 3 } });
  const { products } = await query<Seen>(ask);
  expect(products.products.map(({ productId }) => productId)).toEqual([3, 2]);
});

it('hears of a change from the database alone and tells who listens', async () => {
  const { backend, world } = await createTestBackend(twoProducts);
  const heard = vi.fn<(change: CatalogueChange) => void>();
  const before = backend.catalogueVersion();
  backend.onCatalogueChange(heard);
  await sql`select announce_catalogue('stock', 2)`.execute(world.db);

  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith({ kind: 'stock', productIds: [2], version: before + 1 }),
  );
  expect(backend.catalogueVersion()).toBe(before + 1);
});

it('takes up a change that was committed after one with a higher version', async () => {
  const { query, announce, world, backend } = await createTestBackend(twoProducts);
  let finish = () => {};
  const held = new Promise<void>(resolve => (finish = resolve));
  let started = () => {};
  const open = new Promise<void>(resolve => (started = resolve));
  const slow = world.db.transaction().execute(async transaction => {
    await sql`select announce_catalogue('price', 1)`.execute(transaction);
    await transaction.updateTable('price').set({ selling_minor: 100 }).where('product_id', '=', 1).execute();
    started();
    await held;
  });
  await open;
  await announce('stock', 2);
  finish();
  await slow;
  await backend.catalogue.catalogue.catchUp();

  const { products } = await query<Seen>(ask);
  expect(products.products[0]).toMatchObject({ productId: 1, unitPrice: { sellingPriceIncVat: 1 } });
});
