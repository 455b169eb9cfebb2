/** Parts by number, and all of them added to a cart in one request. */
import { expect, it } from 'vitest';
import { aContext, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { createParts } from './parts.ts';
import { createNearParts } from './product/near-parts.ts';
import type { Product } from './product/product.ts';

it('finds SKUs by their number, by GTIN and by the number of a product with one SKU', async () => {
  const shop = await openSmallShop();
  await shop.pool.query(`update sku set gtin = '6430012345678' where sku_id = 2;
    insert into sku (sku_id, product_id, article_number, name, sort_order) values (30, 3, 'S3-L', 'L', 2);
    update sku set active = false where sku_id = 6`);
  // Product 5 is not published.
  const many = async (_: unknown, ids: readonly number[]) =>
    ids.filter(id => id !== 5).map(id => ({ record: { id } }) as Product);
  const find = createParts({ db: shop.db, products: { many } });
  const found = async (...numbers: string[]) =>
    (await find(aContext(), numbers)).map(({ number, skuId, product }) => [number, skuId, product.record.id]);
  expect(await found(' s1 ', 'S1-X', '6430012345678', 'a4', 'A3', 'S3-L', 'A7')).toEqual([
    [' s1 ', 1, 1],
    ['6430012345678', 2, 2],
    ['a4', 4, 4],
    // Of two sizes one has to be chosen, and of a package its parts.
    ['A3', null, 3],
    ['S3-L', 30, 3],
    ['A7', null, 7],
  ]);
  // Written without its hyphen, with a space or in lower case it is the same number.
  expect(await found('s3l', 'S3 l', 'S-3-L', '6430 0123 45678')).toEqual([
    ['s3l', 30, 3],
    ['S3 l', 30, 3],
    ['S-3-L', 30, 3],
    ['6430 0123 45678', 2, 2],
  ]);
  expect(await found('S5', 'S6', '', '-')).toEqual([]);
  await expect(found(...Array.from({ length: 201 }, (_, index) => `P${index}`))).rejects.toThrow('200');
});

it('finds the parts with nearly the same number, the nearest first', async () => {
  const shop = await openSmallShop();
  await shop.pool.query(`insert into sku (sku_id, product_id, article_number, name, sort_order)
    values (31, 3, 'TAR-1357', 'a', 3), (32, 3, 'TAR-1358', 'b', 4), (33, 3, 'TAR-9999', 'c', 5), (34, 3, 'KIV-1103', 'd', 6)`);
  const many = async (_: unknown, ids: readonly number[]) => ids.map(id => ({ record: { id } }) as Product);
  const find = createNearParts({ db: shop.db, products: { many } });
  const near = async (number: string) => (await find(aContext(), [number])).map(({ skuId }) => skuId);
  expect(await near('tar1356')).toEqual([31, 32]);
  expect(await near('TAR-1375')).toEqual([31, 32]);
  expect(await near('TRA-1357')).toEqual([31, 32]);
  expect(await near('TAR-13571')).toEqual([31, 32]);
  expect(await near('KIV-113')).toEqual([34]);
  expect(await near('K1V-1103')).toEqual([34]);
  expect(await near('XKIV-1103')).toEqual([34]);
  expect(await near('ROU-9999')).toEqual([]);
  expect(await near('')).toEqual([]);
  expect(await near("%_'")).toEqual([]);
});

it('adds all items or none, and equal SKUs as one line', async () => {
  const { carts, cartWith } = await openSmallShop();
  const id = await cartWith({ skuId: 2, quantity: 1 });
  const cart = await carts.addAll(aContext(), id, [
    { skuId: 1, quantity: 2 },
    { skuId: 2, quantity: 3 },
    { skuId: 1, quantity: 1 },
  ]);
  const quantities = ({ lines }: typeof cart) => lines.map(({ skuId, quantity }) => [skuId, quantity]);
  expect(quantities(cart)).toEqual([
    [2, 4],
    [1, 3],
  ]);
  const tooMany = [
    { skuId: 3, quantity: 1 },
    { skuId: 1, quantity: 3 },
  ];
  await expect(carts.addAll(aContext(), id, tooMany)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  expect(quantities(await carts.get(aContext(), { id }))).toEqual([
    [2, 4],
    [1, 3],
  ]);
});
