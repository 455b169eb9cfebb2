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
  ['a list of products', { products: { count: 1, products: [{ productId: 3 }] } }, ['list', 'product:3']],
  ['no such product', { product: null }, ['list']],
  ['a product without its id', { product: { priceLog: [] } }, ['list']],
  ['a menu', { getMenuAtLocation: { menuItems: [{ id: 1 }] } }, ['menu']],
  ['a content area', { widgetArea: { containers: [] } }, ['content']],
  ['information pages', { cmsPages: [{ id: 1, alias: 'ehdot' }] }, ['content']],
  ['markets', { channel: { markets: [] } }, ['market']],
  ['reviews and questions', { reviews: { items: [] }, questions: { items: [] } }, ['opinion']],
  ['nothing', undefined, []],
])('reads the tags of %s', (_name, data, tags) => {
  expect(tagsOfAnswer(data).tags.toSorted()).toEqual(tags);
});

it.each([
  ['stock', ['product:1', 'product:2']],
  ['price', ['list', 'product:1', 'product:2']],
  ['product', ['list', 'opinion', 'product:1', 'product:2']],
  ['content', ['menu', 'content']],
  ['all', 'all'],
] as const)('a change of %s touches %s', (kind, tags) => {
  const productIds = kind === 'all' || kind === 'content' ? [] : [1, 2];
  expect(tagsOfChange({ kind, productIds, version: 1 })).toEqual(tags);
});
