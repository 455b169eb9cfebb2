/** Searching among items in memory. */
import { expect, it } from 'vitest';
import { choose } from './choose.ts';
import { MAX_ITEMS } from './pick-request.ts';

const items = [
  { ref: 'renkaat', id: 101, name: 'Renkaat', detail: 'Renkaat ja vanteet', isShown: true, also: ['dack'] },
  { ref: 'mutarenkaat', id: 102, name: 'Mutarenkaat', detail: 'Renkaat', isShown: true },
  { ref: 'koydet', id: 103, name: 'Vinssit ja köydet', isShown: false },
];
const names = (q: string, ids: string[] | null = null) =>
  choose(items, { q, ids }).items.map(({ name }) => name);

it('finds names, paths and other languages, whatever the accents and the case', () => {
  expect(names('RENK')).toEqual(['Renkaat', 'Mutarenkaat']);
  expect(names('koydet')).toEqual(['Vinssit ja köydet']);
  expect(names('Köydet vinssit')).toEqual(['Vinssit ja köydet']);
  expect(names('däck')).toEqual(['Renkaat']);
  expect(names('nothing')).toEqual([]);
});

it('answers named items by alias, number or alias of another language, in the order asked', () => {
  expect(names('', ['103', 'dack', 'unknown'])).toEqual(['Vinssit ja köydet', 'Renkaat']);
});

it('counts everything and answers a page of it, without the words that only find it', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({
    ref: `a${at}`,
    name: `Item ${at}`,
    isShown: true,
    also: ['x'],
  }));
  const { items: found, total } = choose(many, { q: 'item', ids: null });
  expect([found.length, total]).toEqual([MAX_ITEMS, 50]);
  expect(found[0]).toEqual({ ref: 'a0', name: 'Item 0', isShown: true });
});
