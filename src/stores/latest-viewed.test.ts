/** The products seen last. */
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

it('keeps twenty at most, newest first, for the session (R-PRODUCT-35)', () => {
  const cookies = jar();
  for (let id = 1; id <= 25; id++) keepViewed(cookies, id);
  expect(readLatestViewed(cookies)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
  expect(cookies.life()).toBe('session');
});

it('moves what is seen again to the front', () => {
  const cookies = jar('3.2.1');
  keepViewed(cookies, 1);
  expect(readLatestViewed(cookies)).toEqual([1, 3, 2]);
});

it('leaves out whatever is no id', () => {
  expect(readLatestViewed(jar('["a",1].-4.7.x'))).toEqual([7]);
});
