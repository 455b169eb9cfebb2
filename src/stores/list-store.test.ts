/** Pages of a list come one by one, in both directions. */
import type { ProductCard } from '#api/catalogue/types.ts';
import { expect, it } from 'vitest';
import { ListStore } from './list-store.ts';

const cardOf = (page: number) => [{ productId: page } as ProductCard];
const numbers = (pages: readonly { number: number }[]) => pages.map(({ number }) => number);

it('begins with the page of the address and grows at both ends', async () => {
  const list = new ListStore({ page: 3, pageCount: 5, load: page => Promise.resolve(cardOf(page)) });
  expect([list.first, list.last, list.hasPrevious, list.hasNext]).toEqual([3, 3, true, true]);
  await list.more('next');
  await list.more('previous');
  await list.more('next');
  expect([numbers(list.before), numbers(list.after)]).toEqual([[2], [4, 5]]);
  expect([list.first, list.last, list.hasNext]).toEqual([2, 5, false]);
  expect(await list.more('next')).toBe(false);
});

it('asks for one page at a time, however often it is pressed', async () => {
  const asked: number[] = [];
  let answer: (cards: ProductCard[]) => void = () => undefined;
  const list = new ListStore({
    page: 1,
    pageCount: 9,
    load: page => {
      asked.push(page);
      return new Promise(resolve => {
        answer = resolve;
      });
    },
  });
  const first = list.more('next');
  expect(await list.more('next')).toBe(false);
  expect(list.loading).toBe('next');
  answer(cardOf(2));
  expect(await first).toBe(true);
  expect([asked, list.loading]).toEqual([[2], null]);
});

it('stays as it was when the shop does not answer, and can be asked again', async () => {
  let works = false;
  const list = new ListStore({
    page: 1,
    pageCount: 2,
    load: page => (works ? Promise.resolve(cardOf(page)) : Promise.reject(new Error('offline'))),
  });
  await expect(list.more('next')).rejects.toThrow('offline');
  expect([list.last, list.loading]).toEqual([1, null]);
  works = true;
  expect(await list.more('next')).toBe(true);
});
