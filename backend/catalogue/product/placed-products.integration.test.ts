/** A product in several languages and markets: each shows its own, and all of them follow a change. */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';

const places = [
  { languageId: 'fi-FI', marketId: 'fi' },
  { languageId: 'sv-SE', marketId: 'fi' },
  { languageId: 'fi-FI', marketId: 'se' },
  { languageId: 'sv-SE', marketId: 'se' },
];

interface Shown {
  product: {
    name: string;
    canonicalUrl: string;
    unitPrice: { sellingPriceIncVat: number };
    alternativeUrls: { culture: string; url: string }[];
  } | null;
}

async function open() {
  const { query, announce, world } = await createTestBackend(async ({ aBrand, aCategory, aProduct }) => {
    await aBrand(1);
    await aCategory({ id: 1 });
    await aProduct({
      id: 1,
      texts: { 'fi-FI': { alias: 'rengas', name: 'Rengas' }, 'sv-SE': { alias: 'dack', name: 'Däck' } },
      prices: { fi: 1000, se: 20_000 },
    });
  });
  const shown = (by: string) =>
    Promise.all(
      places.map(({ languageId, marketId }) =>
        query<Shown>(
          `{ product(${by}, languageId: "${languageId}", marketId: "${marketId}") {
            name canonicalUrl unitPrice { sellingPriceIncVat } alternativeUrls { culture url } } }`,
        ),
      ),
    );
  const named = async (by: string) =>
    (await shown(by)).map(({ product }) => product && [product.name, product.unitPrice.sellingPriceIncVat]);
  return { announce, world, named, shown };
}

it('shows in each place its own text and price, and the addresses of all languages', async () => {
  const { named, shown } = await open();
  expect(await named('productId: 1')).toEqual([
    ['Rengas', 10],
    ['Däck', 10],
    ['Rengas', 200],
    ['Däck', 200],
  ]);
  for (const { product } of await shown('productId: 1'))
    expect(product?.alternativeUrls.map(({ culture, url }) => [culture, url.split('/').at(-1)])).toEqual([
      ['fi-FI', 'rengas'],
      ['sv-SE', 'dack'],
    ]);
});

it('follows a change in every place where it was shown', async () => {
  const { announce, named, world } = await open();
  await named('productId: 1');
  await world.db
    .updateTable('price')
    .set({ selling_minor: 500 })
    .where('market_id', '=', 'market-fi')
    .execute();
  await announce('price', 1);
  await world.db
    .updateTable('product_text')
    .set({ name: 'Hjul' })
    .where('language_id', '=', 'sv-SE')
    .execute();
  await announce('product', 1);
  expect(await named('productId: 1')).toEqual([
    ['Rengas', 5],
    ['Hjul', 5],
    ['Rengas', 200],
    ['Hjul', 200],
  ]);
});

it('shows a product under its alias as soon as the market has a price for it', async () => {
  const { announce, named, world } = await open();
  await world.db.deleteFrom('price').where('market_id', '=', 'market-se').execute();
  await announce('product', 1);
  expect(await named('alias: "dack"')).toEqual([null, ['Däck', 10], null, null]);

  await world.db
    .insertInto('price')
    .values({ product_id: 1, market_id: 'market-se', regular_minor: 30_000, selling_minor: 30_000 })
    .execute();
  await announce('price', 1);
  expect(await named('alias: "dack"')).toEqual([null, ['Däck', 10], null, ['Däck', 300]]);
});
