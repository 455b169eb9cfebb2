/** A page prefetched on intent is used by the following navigation. */

import { expect, it, vi } from 'vitest';
import { nextTask } from '#tests/support/vitest/next-task.ts';
import { createPrefetched } from './prefetched.ts';
import { prefetchedMs } from './timing.ts';

function setUp() {
  let clock = 0;
  const load = vi.fn((href: string) => Promise.resolve(`page ${href}`));
  const prefetched = createPrefetched<string>(() => clock);
  return {
    load,
    prefetched,
    add: (href: string) => prefetched.add(href, () => load(href)),
    pass: (ms: number) => (clock += ms),
  };
}

it('loads once for prefetch and navigation', async () => {
  const { load, prefetched, add } = setUp();
  add('/a');
  add('/a');
  expect(await prefetched.take('/a')).toBe('page /a');
  expect(load).toHaveBeenCalledOnce();
  expect(prefetched.take('/a')).toBeNull();
});

it('returns a page only for its own address and for a limited time', () => {
  const { prefetched, add, pass } = setUp();
  add('/a');
  expect(prefetched.take('/b')).toBeNull();
  add('/a');
  pass(prefetchedMs);
  expect(prefetched.take('/a')).toBeNull();
});

it('forgets a failed load', async () => {
  const { load, prefetched, add } = setUp();
  load.mockRejectedValueOnce(new Error('failed'));
  add('/a');
  await nextTask();
  expect(prefetched.take('/a')).toBeNull();
});

it('returns nothing after a drop', () => {
  const { prefetched, add } = setUp();
  add('/a');
  prefetched.drop();
  expect(prefetched.take('/a')).toBeNull();
});
