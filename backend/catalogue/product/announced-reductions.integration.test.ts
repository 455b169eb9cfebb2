/** Which prices count as reduced in lists, carts and their sums: those below every price of the thirty days before (R-LAW-2). */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { FI, type World } from '#tests/support/worlds/world.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Both cost 15 € instead of 20 €; 1 cost 20 € before, 2 was sold for 12 € two weeks ago. */
async function aShop(world: World): Promise<void> {
  await world.aBrand(1);
  await world.aCategory({ id: 1 });
  for (const id of [1, 2]) await world.aProduct({ id, prices: { fi: { regular: 2000, selling: 1500 } } });
  const at = (days: number) => new Date(Date.now() - days * DAY);
  const entry = { product_id: 2, market_id: FI, regular_minor: 2000 };
  await world.db
    .insertInto('price_log')
    .values([
      { ...entry, valid_from: at(14), selling_minor: 1200 },
      { ...entry, valid_from: at(7), selling_minor: 2000 },
    ])
    .execute();
}

interface Amount {
  regularPriceIncVat: number;
  isDiscounted: boolean;
}
interface Lists {
  all: { filters: { facets: { type: string; values: { facetId: string; count: number }[] }[] } };
  reduced: { products: { productId: number }[] };
}
interface CartAnswer {
  addToCart: {
    items: { unitPrice: Amount; totalPrice: Amount }[];
    summary: { subTotal: Amount };
  };
}

const lists = `query { all: products { filters { facets { type values { facetId count } } } }
  reduced: products(filter: { facets: ["discount_20"] }) { products { productId } } }`;
const price = '{ regularPriceIncVat isDiscounted }';
const add = `mutation ($id: String!, $sku: Int!) { addToCart(id: $id, item: { skuId: $sku, quantity: 2 }) {
  items { unitPrice ${price} totalPrice ${price} }
  summary { subTotal ${price} } } }`;

it('offers and finds only announced reductions in lists', async () => {
  const { query } = await createTestBackend(aShop);
  const { all, reduced } = await query<Lists>(lists);
  const discounts = all.filters.facets.find(({ type }) => type === 'Discount')?.values;
  expect(discounts).toEqual([{ facetId: 'discount_20', count: 1 }]);
  expect(reduced.products).toEqual([{ productId: 1 }]);
});

it.each([
  ['a reduction', 1, 20, 40, true],
  ['no reduction of a price that was lower before', 2, 15, 30, false],
])('counts %s in the cart and its sum', async (_what, sku, unit, total, isDiscounted) => {
  const { query } = await createTestBackend(aShop);
  const { getCart } = await query<{ getCart: { id: string } }>('{ getCart { id } }');
  const { addToCart } = await query<CartAnswer>(add, { id: getCart.id, sku });
  expect(addToCart.items).toEqual([
    {
      unitPrice: { regularPriceIncVat: unit, isDiscounted },
      totalPrice: { regularPriceIncVat: total, isDiscounted },
    },
  ]);
  expect(addToCart.summary.subTotal.isDiscounted).toBe(isDiscounted);
});

it('reduces from one price in the cart and on cards: the lowest of the thirty days before', async () => {
  const { query } = await createTestBackend(async world => {
    await aShop(world);
    const at = (days: number) => new Date(Date.now() - days * DAY);
    const entry = { product_id: 1, market_id: FI, regular_minor: 2000 };
    await world.db.deleteFrom('price_log').where('product_id', '=', 1).execute();
    await world.db
      .insertInto('price_log')
      .values([
        { ...entry, valid_from: at(40), selling_minor: 1667 },
        { ...entry, valid_from: at(20), selling_minor: 2000 },
        { ...entry, valid_from: at(2), selling_minor: 1500 },
      ])
      .execute();
  });
  const { product } = await query<{ product: { lowestPrice: Record<string, number> } }>(
    '{ product(productId: 1) { lowestPrice { lowestPriceIncVat discountPercentage } } }',
  );
  expect(product.lowestPrice).toEqual({ lowestPriceIncVat: 16.67, discountPercentage: 10 });
  const { getCart } = await query<{ getCart: { id: string } }>('{ getCart { id } }');
  const { addToCart } = await query<CartAnswer>(add, { id: getCart.id, sku: 1 });
  expect(addToCart.items[0]?.unitPrice).toEqual({ regularPriceIncVat: 16.67, isDiscounted: true });
});
