/** The tags of query results, and the tags that a change of the catalogue touches. */
import { expect, it } from 'vitest';
import { tagsOfAnswer } from './answer-tags.ts';
import { tagsOfChange } from './change-tags.ts';

it.each([
  [
    'a product and those inside it',
    { product: { productId: 1, productPackage: [{ product: { productId: 2 } }] } },
    ['product:1', 'product:2'],
  ],
  ['a list of products', { products: { count: 1, products: [{ productId: 3 }] } }, ['product:3']],
  [
    'a drawing with its parts',
    { assembly: { positions: [{ parts: [{ product: { productId: 4 } }, { product: { productId: 5 } }] }] } },
    ['product:4', 'product:5'],
  ],
  ['a list of drawings', { assemblies: { assemblies: [{ alias: 'axle' }] } }, ['market']],
  ['addresses that have moved', { urlHistory: null }, ['list']],
  ['categories', { categories: [], listPageInfo: null }, ['market']],
  ['what stands beside a product', { recommendedProducts: [{ product: { productId: 6 } }] }, ['product:6']],
  ['a menu', { getMenuAtLocation: { menuItems: [{ id: 1 }] } }, ['menu']],
  ['a content area', { widgetArea: { containers: [] } }, ['content']],
  ['information pages', { cmsPages: [{ id: 1, alias: 'ehdot' }] }, ['content']],
  ['markets', { channel: { markets: [] } }, ['market']],
  ['reviews and questions', { reviews: { items: [] }, questions: { items: [] } }, []],
  ['nothing', undefined, []],
])('reads the tags of %s', (_name, data, tags) => {
  expect(tagsOfAnswer(data).tags.toSorted()).toEqual(tags);
});

it.each([
  ['stock', ['product:1', 'product:2', 'list:c_4:stock']],
  ['price', ['list', 'product:1', 'product:2', 'list:c_4:price']],
  ['product', ['list', 'product:1', 'product:2', 'product-name:1', 'product-name:2', 'list:c_4:members']],
  ['content', ['menu', 'content']],
  ['all', 'all'],
] as const)('a change of %s touches %s', (kind, tags) => {
  const isGeneral = kind === 'all' || kind === 'content';
  const lists = { stock: 'stock', price: 'price', product: 'members' } as const;
  const listTags = isGeneral ? [] : [`list:c_4:${lists[kind]}`];
  const productIds = isGeneral ? [] : [1, 2];
  expect(tagsOfChange({ kind, productIds, tags: listTags, version: 1 })).toEqual(tags);
});
