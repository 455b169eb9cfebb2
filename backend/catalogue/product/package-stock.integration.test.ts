/** The stock of a package depends on its parts: on its page, in lists and filters, and after changes of a part. */
import { expect, it } from 'vitest';
import type { ProductInput } from '#tests/support/samples/product-rows.ts';
import { createTestBackend, type TestBackend } from '#tests/support/test-backend.ts';
import type { World } from '#tests/support/worlds/world.ts';

const PACKAGE = 9;
type Stocks = Readonly<Record<number, ProductInput['stock']>>;

/** Group 1: one of product 1 or 2. Group 2: four of product 3. Group 3, optional: product 4. The package's own row says 5. */
const withStocks = (stocks: Stocks) => async (world: World) => {
  await world.aBrand(1);
  await world.aCategory({ id: 1 });
  for (const id of [1, 2, 3, 4]) await world.aProduct({ id, stock: stocks[id] ?? {} });
  await world.aProduct({ id: PACKAGE, type: 'package' });
  const choice = (groupId: number, productId: number, quantity = 1, required = true) =>
    world.aChoice({
      productId: PACKAGE,
      groupId,
      name: `Group ${groupId}`,
      required,
      option: { id: groupId * 10 + productId, productId, quantity },
    });
  await choice(1, 1);
  await choice(1, 2);
  await choice(2, 3, 4);
  await choice(3, 4, 1, false);
};

const stockFields = '{ totalStock inStock oversellable static incoming }';

interface Seen {
  product: {
    totalStock: Record<string, unknown>;
    skus: { stock: Record<string, unknown> }[];
  };
  listed: { products: { productId: number }[] };
}

async function seen({ query }: Pick<TestBackend, 'query'>) {
  const { product, listed } = await query<Seen>(`{
    product(productId: ${PACKAGE}) { totalStock ${stockFields} skus { stock ${stockFields} } }
    listed: products(filter: { facets: ["stock_in-stock"] }) { products { productId } }
  }`);
  expect(product.skus).toEqual([{ stock: product.totalStock }]);
  return {
    ...product.totalStock,
    isListedInStock: listed.products.some(({ productId }) => productId === PACKAGE),
  };
}

it.each<[string, Stocks, object]>([
  ['as many as the scarcest required group gives', { 3: { in_stock: 9 } }, { inStock: 2, totalStock: 2 }],
  [
    'the best option of a group',
    { 1: { in_stock: 0 }, 2: { in_stock: 1 }, 3: { in_stock: 40 } },
    { inStock: 1 },
  ],
  ['none when a required group has none', { 3: { in_stock: 3 } }, { totalStock: 0, isListedInStock: false }],
  ['no more and no less for an optional group', { 3: { in_stock: 4 }, 4: { in_stock: 0 } }, { inStock: 1 }],
  [
    'what one part has only at its supplier as at the supplier',
    { 3: { in_stock: 0, static: 8 } },
    { inStock: 0, oversellable: 0, static: 2, totalStock: 2, isListedInStock: false },
  ],
  [
    'what one part can be ordered for as on order',
    { 1: { in_stock: 1, oversellable: 9 }, 2: { in_stock: 0 }, 3: { in_stock: 12 } },
    { inStock: 1, oversellable: 2, static: 0, isListedInStock: true },
  ],
])('counts of a package %s', async (_, stocks, expected) => {
  expect(await seen(await createTestBackend(withStocks(stocks)))).toMatchObject(expected);
});

it('ignores parts that are not sold', async () => {
  const backend = await createTestBackend(withStocks({ 3: { in_stock: 8 } }));
  const { db } = backend.world;
  await db.updateTable('product').set({ active: false }).where('product_id', '=', 3).execute();
  await backend.announce('product', 3);
  expect(await seen(backend)).toMatchObject({ totalStock: 0, isListedInStock: false });
});

it('returns the date of the last missing part, and none while one of them has no date', async () => {
  const backend = await createTestBackend(
    withStocks({ 1: { in_stock: 0 }, 2: { in_stock: 0 }, 3: { in_stock: 0 } }),
  );
  const comes = async (skuId: number, day: string) => {
    await backend.world.db
      .updateTable('stock')
      .set({ incoming_on: day })
      .where('sku_id', '=', skuId)
      .execute();
    await backend.announce('stock', skuId);
  };
  await comes(2, '2026-12-24');
  expect(await seen(backend)).toMatchObject({ totalStock: 0, incoming: null });
  await comes(3, '2026-12-01');
  expect(await seen(backend)).toMatchObject({ incoming: '2026-12-24T00:00:00.000Z' });
});

it('sells out and returns with its last part, with an announcement of that part alone', async () => {
  const backend = await createTestBackend(withStocks({ 3: { in_stock: 4 } }));
  const leave = async (pieces: number) => {
    await backend.world.db.updateTable('stock').set({ in_stock: pieces }).where('sku_id', '=', 3).execute();
    await backend.announce('stock', 3);
  };
  expect(await seen(backend)).toMatchObject({ inStock: 1, isListedInStock: true });
  await leave(0);
  expect(await seen(backend)).toMatchObject({ totalStock: 0, isListedInStock: false });
  await leave(400);
  expect(await seen(backend)).toMatchObject({ inStock: 5, isListedInStock: true });
});
