/** An API module loads with its first call, and a failed load is not cached. */
import { expect, it, vi } from 'vitest';
import { fetchedWhenCalled } from './fetched-when-called.ts';

const noun = { sum: (left: number, right: number) => Promise.resolve(left + right) };

it('loads nothing before the first call, and then once', async () => {
  const fetchNoun = vi.fn(() => Promise.resolve(noun));
  const late = fetchedWhenCalled(fetchNoun);
  expect(fetchNoun).not.toHaveBeenCalled();

  expect(await Promise.all([late.sum(1, 2), late.sum(3, 4)])).toEqual([3, 7]);
  expect(fetchNoun).toHaveBeenCalledOnce();
});

it('loads again after a failure', async () => {
  const fetchNoun = vi.fn(() => Promise.resolve(noun)).mockRejectedValueOnce(new Error('no connection'));
  const late = fetchedWhenCalled(fetchNoun);

  await expect(late.sum(1, 2)).rejects.toThrow('no connection');
  expect(await late.sum(1, 2)).toBe(3);
});
