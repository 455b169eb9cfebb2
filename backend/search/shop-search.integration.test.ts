/** Search in a shop with hidden variants, sizes and changing products. */
import { describe, expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import type { World } from '#tests/support/worlds/world.ts';
import { readDescriptions } from './search.repository.ts';

const texts = (name: string, text1?: string) => ({
  'fi-FI': { alias: name.toLowerCase().replaceAll(' ', '-'), name, ...(text1 ? { text1 } : {}) },
});

/** A helmet in two colours of which the black one is shown, a plain one, and goggles. */
async function helmets(world: World): Promise<void> {
  await world.aBrand(1);
  await world.aCategory({ id: 1 });
  await world.aVariantGroup(1, 1);
  const sizes = (first: number) => [
    { id: first, name: 'M' },
    { id: first + 1, name: 'XL' },
  ];
  const price = { prices: { fi: 1000 } };
  await world.aProduct({
    id: 1,
    variantGroup: 1,
    skus: sizes(10),
    texts: texts('Salama kypärä musta', '<p>Vuori irtoaa</p>'),
    ...price,
  });
  await world.aProduct({
    id: 2,
    variantGroup: 1,
    articleNumber: 'VIR-2',
    skus: sizes(20),
    texts: texts('Salama kypärä punainen'),
    ...price,
  });
  await world.aProduct({ id: 3, texts: texts('Rata kypärä sininen'), ...price });
  await world.aProduct({ id: 4, texts: texts('Kirkas lasit punainen'), ...price });
}

async function aShop(search: 'memory' | 'postgres') {
  const shop = await createTestBackend(helmets, { catalogue: { search } });
  return {
    ...shop,
    async find(searchText: string, includeCollapsed = false): Promise<number[]> {
      const { products } = await shop.query<{ products: { products: { productId: number }[] } }>(
        `query ($filter: FilterInputType) { products(filter: $filter) { products { productId } } }`,
        { filter: { searchText, includeCollapsed, sort: 'RELEVANCE' } },
      );
      return products.products.map(({ productId }) => productId);
    },
  };
}

describe.each(['memory', 'postgres'] as const)('searched in %s', engine => {
  it('finds the shown product by the name of its hidden variant, ranked below exact names', async () => {
    const { find } = await aShop(engine);
    expect(await find('punainen kypärä')).toEqual([1]);
    expect(await find('punainen')).toEqual([4, 1]);
    expect(await find('vir-2')).toEqual([1]);
    expect(await find('punainen kypärä', true)).toEqual([2]);
  });

  it('follows a variant that becomes the shown one', async () => {
    const { find, world, announce } = await aShop(engine);
    await world.db
      .updateTable('variant_group')
      .set({ main_product_id: 2 })
      .where('variant_group_id', '=', 1)
      .execute();
    await announce('product', 2);
    expect(await find('punainen kypärä')).toEqual([2]);
    expect(await find('musta kypärä')).toEqual([2]);
  });

  it('finds no other product once the group does not collapse', async () => {
    const { find, world, announce } = await aShop(engine);
    await world.aProduct({
      id: 5,
      variantGroup: 1,
      texts: texts('Salama kypärä keltainen'),
      prices: { fi: 1000 },
    });
    await announce('product', 5);
    expect(await find('keltainen')).toEqual([1]);
    await world.db.updateTable('variant_group').set({ collapse_in_lists: false }).execute();
    await world.db.deleteFrom('price').where('product_id', '=', 2).execute();
    await announce('price', 2);
    await announce('product', 5);
    expect(await find('keltainen')).toEqual([5]);
    expect(await find('vir-2')).toEqual([]);
  });

  it('finds measures however they are written (R-SEARCH-9)', async () => {
    const { find, world, announce } = await aShop(engine);
    const named = [
      'Suo mutarengas 25×8.00R12',
      'Suo mutarengas 25x10-12',
      'Palo akku 12V\u00a020Ah',
      'Palo akku 12 V 7 Ah',
      'Voitelo öljy 5,5L',
      'Kiila pultti M10×1,25',
      'Kiila putki Ø28\u202fmm, ½″',
    ];
    for (const [at, name] of named.entries())
      await world.aProduct({
        id: 71 + at,
        texts: { 'fi-FI': { alias: `mitta-${at}`, name } },
        prices: { fi: 1000 },
      });
    await announce('all');
    const found = async (text: string) => [text, ...(await find(text))];
    for (const text of [
      '25x8-12',
      '25×8-12',
      '25 x 8 x 12',
      '25*8–12',
      '２５ｘ８－１２',
      '25x8r12',
      '25″×8″-12″',
    ])
      expect(await found(text)).toEqual([text, 71]);
    for (const text of ['12v 20ah', '12 V 20 Ah', 'akku 20\u00a0ah'])
      expect(await found(text)).toEqual([text, 73]);
    for (const text of ['öljy 5.5 l', 'öljy 5,5l', 'öljy 5.5L'])
      expect(await found(text)).toEqual([text, 75]);
    for (const text of ['m10x1.25', 'M10 × 1,25']) expect(await found(text)).toEqual([text, 76]);
    for (const text of ['putki 28mm', 'putki ø28', 'putki 1/2"', 'putki ½'])
      expect(await found(text)).toEqual([text, 77]);
  });

  it('finds a product by a number that it replaces, however it is written, and the exact number first', async () => {
    const { find, query, world, announce } = await aShop(engine);
    await world.aProduct({ id: 81, texts: texts('Pala 705400234123'), prices: { fi: 1000 } });
    const replaced = [
      { product_id: 3, kind: 'oem' as const, position: 1, maker: 'Kamewa', number: '705 400 234' },
      { product_id: 4, kind: 'competitor' as const, position: 1, maker: 'Nordhav', number: '705-400-2349' },
    ];
    await world.db.insertInto('product_interchange').values(replaced).execute();
    await announce('all');
    for (const text of ['705 400 234', '705400234', '705-400.234', 'Kamewa 705 400 234'])
      expect([text, (await find(text))[0]]).toEqual([text, 3]);
    expect(await find('7054002349')).toEqual([4]);
    expect(await find('705400234')).toEqual(expect.arrayContaining([3, 4]));
    interface Found {
      products: { replacedNumbers: { productId: number; maker: string; number: string }[] };
    }
    const why = async (searchText: string) =>
      (
        await query<Found>(
          `query ($filter: FilterInputType) { products(filter: $filter) { replacedNumbers { productId kind maker number } } }`,
          { filter: { searchText, sort: 'RELEVANCE' } },
        )
      ).products.replacedNumbers;
    const nordhav = { productId: 4, kind: 'competitor', maker: 'Nordhav', number: '705-400-2349' };
    expect(await why('705 4002349')).toEqual([nordhav]);
    expect((await why('705400234')).map(({ productId }) => productId).sort()).toEqual([3, 4]);
    expect(await why('kypärä')).toEqual([]);
  });

  it('narrows by a size', async () => {
    const { find } = await aShop(engine);
    expect(await find('kypärä xl')).toEqual([1]);
    expect(new Set(await find('kypärä'))).toEqual(new Set([1, 3]));
  });

  it('offers similar words with results, as the shop spells them, when there are none (R-SEARCH-12)', async () => {
    const { query } = await aShop(engine);
    const similar = async (searchText: string, filter: object = {}) => {
      const { products } = await query<{ products: { count: number; similar: object[] } }>(
        `query ($filter: FilterInputType) { products(filter: $filter) { count similar { searchText count } } }`,
        { filter: { searchText, ...filter } },
      );
      return products;
    };
    const helmets = [{ searchText: 'kypärä', count: 2 }];
    expect(await similar('xwxwxwxw')).toEqual({ count: 0, similar: [] });
    expect(await similar('kypärxyzwvuts')).toEqual({ count: 0, similar: helmets });
    // A chosen filter does not decide what the text means.
    expect(await similar('kypärxyzwvuts', { price: { lowest: 99999 } })).toEqual({
      count: 0,
      similar: helmets,
    });
    expect(await similar('kypärä', { price: { lowest: 99999 } })).toEqual({ count: 0, similar: [] });
    expect(await similar('kypärä')).toEqual({ count: 2, similar: [] });
  });

  it('keeps the description of a product that changes, and takes up a new one', async () => {
    const { find, world, announce } = await aShop(engine);
    expect(await find('irtoaa')).toEqual([1]);
    await world.db.updateTable('product').set({ sold_count: 5 }).where('product_id', '=', 1).execute();
    await announce('product', 1);
    expect(await find('irtoaa')).toEqual([1]);
    await world.db
      .updateTable('product_text')
      .set({ text1: 'Tuuletettu' })
      .where('product_id', '=', 1)
      .execute();
    await announce('product', 1);
    expect(await find('irtoaa')).toEqual([]);
    expect(await find('tuuletettu')).toEqual([1]);
  });
});

it('reads no further descriptions once it is stopped', async () => {
  const { world } = await createTestBackend(helmets);
  const closing = new AbortController();
  const candidates = readDescriptions(world.db, id => id, closing.signal);
  expect((await candidates.next()).value).toHaveLength(1);
  closing.abort();
  await expect(candidates.next()).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
