/** Pages of a product list load one by one in both directions, and the address contains every choice. */

import { expect, it } from 'vitest';
import type { ListPage } from '#api/catalogue/list-page.ts';
import type { ProductCard } from '#api/catalogue/types.ts';
import { ListStore, type ListStoreParts } from './list-store.ts';

const cardOf = (page: number) => [{ productId: page } as ProductCard];
const query = { brands: 'A~b_1', sort: 'PRICE', utm: 'x', page: '3' };
const shown: string[] = [];

function listOf(page: number, pageCount: number, load: ListStoreParts['load'], facets = {}): ListStore {
  const list = { page, pageCount, facets } as ListPage;
  const address = { path: '/c/öljyt', prefix: '/sv', query };
  return new ListStore({ id: 'list', list, address, load, showAddress: href => shown.push(href) });
}
const numbers = (pages: readonly { number: number }[]) => pages.map(({ number }) => number);

it('starts with the page of the address and grows in both directions', async () => {
  const list = listOf(3, 5, page => Promise.resolve(cardOf(page)));
  expect([list.first, list.last, list.hasPrevious, list.hasNext]).toEqual([3, 3, true, true]);
  await list.more('next');
  await list.more('previous');
  await list.more('next');
  expect([numbers(list.before), numbers(list.after)]).toEqual([[2], [4, 5]]);
  expect([list.first, list.last, list.hasNext]).toEqual([2, 5, false]);
  expect(await list.more('next')).toBe(false);
  // Only later pages change the address; earlier ones are inserted above.
  expect(shown).toEqual([list.pageAddress(4), list.pageAddress(5)]);
  expect(list.pageAddress(5)).toBe('/sv/c/%C3%B6ljyt?brands=A%7Eb_1&sort=PRICE&utm=x&page=5');
});

it('reads the filters of the address, and links other filters to the first page', () => {
  const list = listOf(3, 5, () => Promise.resolve([]));
  expect(list.choices).toEqual({ groups: { brands: [{ id: 'b_1', label: 'A' }] } });
  expect(list.hrefOf({ groups: {} })).toBe('/sv/c/%C3%B6ljyt?sort=PRICE&utm=x');
  expect(list.otherParameters(['sort'])).toEqual([
    ['brands', 'A~b_1'],
    ['utm', 'x'],
  ]);
  const plain = new ListStore({
    ...{ id: 'x', list: { page: 1 } as ListPage, address: { path: '/', prefix: '', query } },
    ...{ load: () => Promise.resolve([]), showAddress: () => undefined },
  });
  expect([plain.choices, plain.pageAddress(1)]).toEqual([
    { groups: {} },
    '/?brands=A%7Eb_1&sort=PRICE&utm=x',
  ]);
});

it('loads one page at a time, however often the button is pressed', async () => {
  const asked: number[] = [];
  let answer: (cards: ProductCard[]) => void = () => undefined;
  const list = listOf(1, 9, page => {
    asked.push(page);
    return new Promise(resolve => {
      answer = resolve;
    });
  });
  const first = list.more('next');
  expect(await list.more('next')).toBe(false);
  expect(list.loading).toBe('next');
  answer(cardOf(2));
  expect(await first).toBe(true);
  expect([asked, list.loading]).toEqual([[2], null]);
});

it('stays unchanged when loading fails, and can be retried', async () => {
  let works = false;
  const list = listOf(1, 2, page =>
    works ? Promise.resolve(cardOf(page)) : Promise.reject(new Error('offline')),
  );
  await expect(list.more('next')).rejects.toThrow('offline');
  expect([list.last, list.loading]).toEqual([1, null]);
  works = true;
  expect(await list.more('next')).toBe(true);
});
