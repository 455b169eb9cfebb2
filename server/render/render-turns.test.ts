/** However many pages a network asks for, the process computes for others most of the time. */
import { expect, it } from 'vitest';
import { createRenderTurns, TooManyPages } from './render-turns.ts';

/** A process that computes when it is told to. */
function world(perMinute: number) {
  let busy = 0;
  const inTurn = createRenderTurns(perMinute, () => busy);
  return {
    inTurn,
    page: (ip: string, ms: number) =>
      inTurn({ ip }, async () => {
        await Promise.resolve();
        busy += ms;
        return 'page';
      }),
  };
}

it('refuses the pages of a network that has used its time, and none of another network', async () => {
  const { page } = world(12_000);
  // A twelfth is saved: the first page uses it, and what the network then owes it pays off in more than three seconds.
  expect(await page('192.0.2.1', 2_000)).toBe('page');
  await expect(page('192.0.2.1', 1)).rejects.toThrow(TooManyPages);
  expect(await page('192.0.2.2', 1)).toBe('page');
  // The addresses of one subscriber are one network.
  expect(await page('2001:db8::1', 2_000)).toBe('page');
  await expect(page('2001:db8::2', 1)).rejects.toThrow(TooManyPages);
});

it('counts what is computed while several pages render once, in equal parts', async () => {
  const { inTurn, page } = world(12_000);
  let end = () => undefined as void;
  const slow = inTurn({ ip: '192.0.2.1' }, () => new Promise<void>(resolve => (end = resolve)));
  await page('192.0.2.2', 1_900);
  end();
  await slow;
  // 950 ms each of the 1,000 that are saved.
  expect(await page('192.0.2.1', 1)).toBe('page');
  expect(await page('192.0.2.2', 1)).toBe('page');
});

it('ends the turn of a page that fails', async () => {
  const { inTurn, page } = world(12_000);
  for (let index = 0; index < 50; index += 1)
    await expect(inTurn({ ip: '192.0.2.1' }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
  expect(await page('192.0.2.1', 1)).toBe('page');
});
