import { expect, it, vi } from 'vitest';
import { isMadeOnce, madeOnce } from './made-once.ts';

it('makes one value of one object, and knows it again', () => {
  const make = vi.fn(({ a }: { a: number }) => ({ b: a }));
  const once = madeOnce(make);
  const [one, same] = [{ a: 1 }, { a: 1 }];
  expect(once(one)).toBe(once(one));
  expect(once(same)).not.toBe(once(one));
  expect(make).toHaveBeenCalledTimes(2);
  expect([isMadeOnce(once(one)), isMadeOnce({ b: 1 })]).toEqual([true, false]);
});
