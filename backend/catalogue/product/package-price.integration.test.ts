/** The price of a package follows its parts: on its page, in the order and the price filter of lists, and after their changes. */
import { expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '#tests/support/test-backend.ts';
import { FI, type World } from '#tests/support/worlds/world.ts';

const PACKAGE = 9;
const EMPTY_PACKAGE = 10;

/**
 * Group 1: product 1 (100) or 2 (80). Group 2: four of product 3 (10). Group 3, optional: product 4 (5).
 * The package's own row says 500; product 5, which is no part of it, costs 200.
 */
const shop = async (world: World) => {
  await world.aBrand(1);
  await world.aCategory({ id: 1 });
  const prices = [10_000, 8_000, 1_000, 500, 20_000];
  for (const [at, fi] of prices.entries()) await world.aProduct({ id: at + 1, prices: { fi, se: null } });
  for (const id of [PACKAGE, EMPTY_PACKAGE])
    await world.aProduct({
      id,
      type: 'package',
      prices: { fi: { regular: 60_000, selling: 50_000 }, se: null },
    });
  const choice = (productId: number, groupId: number, part: number, quantity = 1, required = true) =>
    world.aChoice({
      productId,
      groupId,
      name: `Group ${groupId}`,
      required,
      option: { id: groupId * 10 + part, productId: part, quantity },
    });
  await choice(PACKAGE, 1, 1);
  await choice(PACKAGE, 1, 2);
  await choice(PACKAGE, 2, 3, 4);
  await choice(PACKAGE, 3, 4, 1, false);
};

interface Seen {
  product: { lowestPackagePrice: { sellingPriceIncVat: number; isDiscounted: boolean } | null };
  part: { lowestPackagePrice: null };
  byPrice: { products: { productId: number }[] };
}

async function seen({ query }: TestBackend, id = PACKAGE) {
  const { product, part, byPrice } = await query<Seen>(`{
    product(productId: ${id}) { lowestPackagePrice { sellingPriceIncVat isDiscounted } }
    part: product(productId: 1) { lowestPackagePrice { sellingPriceIncVat } }
    byPrice: products(filter: { sort: PRICE }) { products { productId } }
  }`);
  expect(part.lowestPackagePrice).toBeNull();
  const { products } = byPrice;
  return {
    price: product.lowestPackagePrice?.sellingPriceIncVat ?? null,
    isDiscounted: product.lowestPackagePrice?.isDiscounted,
    // Where the package stands between its neighbours of a fixed price.
    isBelow200:
      products.findIndex(each => each.productId === id) < products.findIndex(each => each.productId === 5),
  };
}

const setPrice = async ({ world, announce }: TestBackend, id: number, minor: number) => {
  await world.db
    .updateTable('price')
    .set({ regular_minor: minor, selling_minor: minor })
    .where('product_id', '=', id)
    .execute();
  await announce('price', id);
};
const setStock = async ({ world, announce }: TestBackend, id: number, pieces: number) => {
  await world.db.updateTable('stock').set({ in_stock: pieces }).where('sku_id', '=', id).execute();
  await announce('stock', id);
};

it('is the sum of the cheapest options of the required groups, times their pieces (R-PRODUCT-47)', async () => {
  const backend = await createTestBackend(shop);
  expect(await seen(backend)).toEqual({ price: 120, isDiscounted: false, isBelow200: true });
});

it('follows prices of parts with an announcement of the part alone', async () => {
  const backend = await createTestBackend(shop);
  await setPrice(backend, 3, 4_000);
  expect(await seen(backend)).toMatchObject({ price: 240, isBelow200: false });
});

it('takes an option in stock before a cheaper one, and the cheapest while a group has none', async () => {
  const backend = await createTestBackend(shop);
  await setPrice(backend, 1, 19_000);
  expect(await seen(backend)).toMatchObject({ price: 120, isBelow200: true });
  await setStock(backend, 2, 0);
  expect(await seen(backend)).toMatchObject({ price: 230, isBelow200: false });
  await setStock(backend, 1, 0);
  expect(await seen(backend)).toMatchObject({ price: 120, isBelow200: true });
});

it('counts what fewer pieces than the package takes as not in stock', async () => {
  const backend = await createTestBackend(async world => {
    await shop(world);
    await world.aChoice({
      productId: PACKAGE,
      groupId: 2,
      name: 'Group 2',
      option: { id: 99, productId: 5, quantity: 1 },
    });
  });
  await setStock(backend, 3, 3);
  expect(await seen(backend)).toMatchObject({ price: 280 });
});

it('is the cheapest option of a package without required groups', async () => {
  const backend = await createTestBackend(async world => {
    await shop(world);
    await world.db.updateTable('package_group').set({ required: false }).execute();
  });
  expect(await seen(backend)).toMatchObject({ price: 5, isBelow200: true });
});

it('is none where a required group has nothing that is sold; the list keeps the stored price', async () => {
  const backend = await createTestBackend(shop);
  expect(await seen(backend, EMPTY_PACKAGE)).toMatchObject({ price: null, isBelow200: false });
  await backend.world.db.updateTable('product').set({ active: false }).where('product_id', '=', 3).execute();
  await backend.announce('product', 3);
  expect(await seen(backend)).toMatchObject({ price: null, isBelow200: false });
});

it('filters lists by the least that a package costs', async () => {
  const { query } = await createTestBackend(shop);
  const { products } = await query<{ products: { products: { productId: number }[] } }>(
    '{ products(filter: { price: { lowest: 110, highest: 130 } }) { products { productId } } }',
  );
  expect(products.products).toEqual([{ productId: PACKAGE }]);
});

it('is that of the customer’s own list where a part that it counts is in it, and is marked as such (R-PRODUCT-49)', async () => {
  const customerId = 7;
  const backend = await createTestBackend(async world => {
    await shop(world);
    const { db } = world;
    await db
      .insertInto('price_list')
      .values({ price_list_id: 1, identifier: 'dealers', name: 'Dealers' })
      .execute();
    // The cheapest part of the first group for this customer is another one than for everyone.
    await db
      .insertInto('price_list_price')
      .values({ price_list_id: 1, product_id: 1, market_id: FI, selling_minor: 6_000 })
      .execute();
    await db
      .insertInto('customer_price_list')
      .values({ customer_id: customerId, price_list_id: 1 })
      .execute();
  });
  const ask = async (caller = {}) => {
    const { product, list } = await backend.query<{
      product: { discountType: string; lowestPackagePrice: { sellingPriceIncVat: number } };
      list: { products: { productId: number; discountType: string }[] };
    }>(
      `{ product(productId: ${PACKAGE}) { discountType lowestPackagePrice { sellingPriceIncVat } }
        list: products { products { productId discountType } } }`,
      {},
      caller,
    );
    return [
      product.lowestPackagePrice.sellingPriceIncVat,
      product.discountType,
      list.products.flatMap(each => (each.discountType === 'EXTERNAL' ? [each.productId] : [])).toSorted(),
    ];
  };
  expect(await ask()).toEqual([120, 'SALE_PRICE', []]);
  expect(await ask({ customerId })).toEqual([100, 'EXTERNAL', [1, PACKAGE]]);
  expect(await ask({ customerId: 8 })).toEqual([120, 'SALE_PRICE', []]);
});
