/** Lists and products follow changes of the catalogue without a restart. */
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { ifFree } from '#backend/database/while-locked.ts';
import { signalWays } from '#tests/support/change-signals.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import type { World } from '#tests/support/worlds/world.ts';
import type { CatalogueChange } from './catalogue.ts';
import { REBUILD_LOCK } from './index/refresh/rebuild-turns.ts';

const WITHIN_2_S = { timeout: 2_000, interval: 20 };

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

it('follows added and removed products, and an alias that was unknown before', async () => {
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

it.each(signalWays)('receives a change $name and notifies its subscribers', async way => {
  const { backend, world } = await createTestBackend(twoProducts, { ...way });
  const heard = vi.fn<(change: CatalogueChange) => void>();
  const before = backend.catalogueVersion();
  backend.onCatalogueChange(heard);
  await sql`select announce_catalogue('stock', 2)`.execute(world.db);

  await vi.waitFor(
    () =>
      expect(heard).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'stock', productIds: [2], version: before + 1 }),
      ),
    WITHIN_2_S,
  );
  expect(backend.catalogueVersion()).toBe(before + 1);
});

it('reads a change that was committed after one with a higher version', async () => {
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

it('reads a change of a transaction that outlasts hundreds of others', async () => {
  const { query, world, backend } = await createTestBackend(twoProducts);
  await query(ask);
  const { announced, finish, done } = await slowly(world, async transaction => {
    await sql`select announce_catalogue('product', 3)`.execute(transaction);
    await transaction.updateTable('product').set({ active: false }).where('product_id', '=', 1).execute();
    await sql`select announce_catalogue('product', 1)`.execute(transaction);
  });
  await announced;
  await sql`select announce_catalogue('stock', 2) from generate_series(1, 300)`.execute(world.db);
  await backend.catalogue.catalogue.catchUp();
  expect((await query<Seen>(ask)).products.count).toBe(2);
  finish();
  await done;
  await backend.catalogue.catalogue.catchUp();
  expect((await query<Seen>(ask)).products.count).toBe(1);
});

it('reads everything again when missed changes were already trimmed', async () => {
  const { query, world, backend } = await createTestBackend(twoProducts);
  await sql`select announce_catalogue('stock', 2)`.execute(world.db);
  await backend.catalogue.catalogue.catchUp();
  // These three are not notified, and two of them are trimmed before the next read.
  await world.aProduct({ id: 3 });
  await sql`insert into catalogue_change (kind, product_id) values ('product', 3), ('stock', 1), ('stock', 1)`.execute(
    world.db,
  );
  await sql`delete from catalogue_change where version < (select max(version) from catalogue_change)`.execute(
    world.db,
  );
  await backend.catalogue.catalogue.catchUp();
  expect((await query<Seen>(ask)).products.count).toBe(3);
});

it('contains changes while it is rebuilt, and after', async () => {
  const { query, world, backend } = await createTestBackend(twoProducts);
  const { announced, finish, done } = await slowly(world, async transaction => {
    // Readers of texts wait, so a build cannot end.
    await sql`lock table product_relation, product_text in access exclusive mode`.execute(transaction);
  });
  await announced;
  await sql`select announce_catalogue('all', null)`.execute(world.db);
  await world.db.updateTable('price').set({ selling_minor: 500 }).where('product_id', '=', 2).execute();
  await sql`select announce_catalogue('price', 2)`.execute(world.db);
  const prices = 'lowest: filters { price { lowest } }';
  const lowest = `{ products(take: 0) { ${prices} } }`;
  await vi.waitFor(async () =>
    expect(await query(lowest)).toEqual({ products: { lowest: { price: { lowest: 5 } } } }),
  );
  const caughtUp = backend.catalogue.catalogue.catchUp();
  finish();
  await done;
  await caughtUp;
  expect(await query(lowest)).toEqual({ products: { lowest: { price: { lowest: 5 } } } });
  expect((await query<Seen>(ask)).products.products.map(each => each.productId)).toEqual([2, 1]);
});

function later() {
  let resolve = () => {};
  const promise = new Promise<void>(settle => (resolve = settle));
  return { promise, resolve };
}

/** A transaction that stays open until it is finished explicitly. */
async function slowly(world: World, work: (transaction: World['db']) => Promise<void>) {
  const finish = later();
  const announced = later();
  const done = world.db.transaction().execute(async transaction => {
    await work(transaction);
    announced.resolve();
    await finish.promise;
  });
  return { announced: announced.promise, finish: finish.resolve, done };
}

it('goes on serving its index until no other instance builds one, with prices as they are', async () => {
  const { query, world, backend } = await createTestBackend(twoProducts);
  const { catalogue } = backend.catalogue;
  await catalogue.catchUp();
  const index = catalogue.index();
  const builds = later();
  const isBuilding = later();
  const other = ifFree(world.db, REBUILD_LOCK, async () => {
    isBuilding.resolve();
    await builds.promise;
  });
  await isBuilding.promise;
  await world.aProduct({ id: 3 });
  const heard = vi.fn<(change: CatalogueChange) => void>();
  backend.onCatalogueChange(heard);
  await sql`select announce_catalogue('all', null)`.execute(world.db);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), WITHIN_2_S);
  await world.db.updateTable('price').set({ selling_minor: 500 }).where('product_id', '=', 2).execute();
  await sql`select announce_catalogue('price', 2)`.execute(world.db);
  await vi.waitFor(
    () => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ kind: 'price' })),
    WITHIN_2_S,
  );
  expect(catalogue.index()).toBe(index);
  const { products } = await query<Seen>(ask);
  expect(products.products.map(each => [each.productId, each.unitPrice.sellingPriceIncVat])).toEqual([
    [2, 5],
    [1, 10],
  ]);

  builds.resolve();
  await other;
  await catalogue.catchUp();
  expect(catalogue.index()).not.toBe(index);
  expect((await query<Seen>(ask)).products.count).toBe(3);
});
