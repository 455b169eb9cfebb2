/** The tags of pages at the edge: in number and length that every edge takes, and purged with what they stand for. */
import { expect, it } from 'vitest';
import { edgeTags, MAX_BYTES, MAX_TAGS, purgedTags } from './edge-tags.ts';

const productTags = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `product:${from + at}`);

/** Products below 100 are in a category and its parent, those below 200 of a brand, the rest nowhere. */
const scopesOf = (id: number) => (id < 100 ? ['c_1', 'c_12'] : id < 200 ? ['b_3'] : []);

it('leaves tags that fit as they are', () => {
  const tags = ['page:home', 'menu', ...productTags(1, 28)];
  expect(edgeTags(tags, scopesOf)).toEqual({ tags, isWhole: true });
});

it('lets the category of a list stand for its products where there are too many', () => {
  const tags = ['page:category', 'menu', 'list:c_12:members', ...productTags(1, 24), ...productTags(100, 8)];
  const short = edgeTags(tags, scopesOf);
  expect(short).toEqual({
    tags: ['page:category', 'menu', 'list:c_12:members', 'in:c_12', ...productTags(100, 8)],
    isWhole: true,
  });
});

it.each([
  ['many categories', (id: number) => [`c_${id % 60}`], 300],
  ['no category', () => [], 300],
  ['one brand', () => ['b_1'], 2_000],
])('stays within the limits with products of %s', (_name, of, count) => {
  const { tags, isWhole } = edgeTags(['page:x', ...productTags(1, count)], of);
  expect(tags.length).toBeLessThanOrEqual(MAX_TAGS);
  expect(tags.join(' ').length).toBeLessThanOrEqual(MAX_BYTES);
  expect(isWhole).toBe(_name !== 'many categories');
});

it('does not call a page whole whose other tags alone are too many, or mean something in patterns', () => {
  expect(
    edgeTags(
      Array.from({ length: 50 }, (_, at) => `variants:${at}`),
      scopesOf,
    ).isWhole,
  ).toBe(false);
  expect(edgeTags(['page:a', 'page:(b|c) d'], scopesOf)).toEqual({ tags: ['page:a'], isWhole: false });
});

it('purges the pages with a changed product by its tag, or by that which stands for it', () => {
  expect(purgedTags(['product:7'], [7], scopesOf)).toEqual(['product:7', 'in:c_1', 'in:c_12']);
  expect(purgedTags(['product:700'], [700], scopesOf)).toEqual(['product:700', 'in:nowhere']);
  expect(purgedTags('all', [], scopesOf)).toBe('all');
});

it('purges where a product was as well as where it is', () => {
  const moved = purgedTags(['product:7', 'list:c_9:members', 'list:search:members'], [7], scopesOf);
  expect(moved).toEqual(expect.arrayContaining(['in:c_9', 'in:c_12']));
});

it('purges every page that has a product, however its tags were shortened', () => {
  for (const count of [10, 40, 80]) {
    const page = edgeTags(['page:x', 'list:c_12:members', ...productTags(60, count)], scopesOf);
    expect(page.isWhole).toBe(true);
    for (let id = 60; id < 60 + count; id += 1) {
      const purged = purgedTags([`product:${id}`], [id], scopesOf);
      expect(page.tags.some(tag => purged.includes(tag))).toBe(true);
    }
  }
});

it('purges no page of a category for the sales of a product there', () => {
  expect(purgedTags(['list:c_12:sales', 'also-bought:7'], [], scopesOf)).toEqual([
    'list:c_12:sales',
    'also-bought:7',
  ]);
});
