/** A page loaded on intent serves the navigation that follows. */
import { prefetchedMs } from '#kernel/timing.ts';
import { expect, it, vi } from 'vitest';
import { createLoadedAhead } from './prefetched-pages.ts';

function world() {
  let clock = 0;
  const load = vi.fn((href: string) => Promise.resolve(`page ${href}`));
  const ahead = createLoadedAhead<string>(() => clock);
  return {
    load,
    ahead,
    keep: (href: string) => ahead.keep(href, () => load(href)),
    pass: (ms: number) => (clock += ms),
  };
}

it('is loaded once for intent and press together', async () => {
  const { load, ahead, keep } = world();
  keep('/a');
  keep('/a');
  expect(await ahead.take('/a')).toBe('page /a');
  expect(load).toHaveBeenCalledOnce();
  expect(ahead.take('/a')).toBeNull();
});

it('serves its own address only, and for a moment only', () => {
  const { ahead, keep, pass } = world();
  keep('/a');
  expect(ahead.take('/b')).toBeNull();
  keep('/a');
  pass(prefetchedMs);
  expect(ahead.take('/a')).toBeNull();
});

it('is loaded again by the press after a failure', async () => {
  const { load, ahead, keep } = world();
  load.mockRejectedValueOnce(new Error('removed'));
  keep('/a');
  await new Promise(resolve => setTimeout(resolve));
  expect(ahead.take('/a')).toBeNull();
});
