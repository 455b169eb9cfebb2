/** facts 4.18: the products seen last. */
import { expect, it } from 'vitest';
import { keepViewed, readLatestViewed } from './latest-viewed.ts';

function jar(value: string | null = null) {
  let kept = value;
  let life: number | 'session' | null = null;
  return {
    get: () => kept,
    set: (_: string, next: string, age: number | 'session') => {
      kept = next;
      life = age;
    },
    remove: () => undefined,
    life: () => life,
  };
}

it('facts 4.18: keeps twenty at most, newest first, for the session', () => {
  const cookies = jar();
  for (let id = 1; id <= 25; id++) keepViewed(cookies, id);
  expect(readLatestViewed(cookies)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
  expect(cookies.life()).toBe('session');
});

it('facts 4.18: moves what is seen again to the front', () => {
  const cookies = jar('3.2.1');
  keepViewed(cookies, 1);
  expect(readLatestViewed(cookies)).toEqual([1, 3, 2]);
});

it('facts 4.18: leaves out whatever is no id', () => {
  expect(readLatestViewed(jar('["a",1].-4.7.x'))).toEqual([7]);
});
