/** Never more than two at once, in order, also after a failure. */
import { expect, it } from 'vitest';
import { createTwoAtOnce } from './two-at-once.ts';

it('runs two at once and the rest in the order of asking, whatever fails', async () => {
  const inTurn = createTwoAtOnce();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 5 }, (_, turn) =>
    inTurn(async () => {
      begun.push(turn);
      await new Promise<void>(resolve => ends.push(resolve));
      if (turn === 1) throw new Error('failed');
      return turn;
    }).catch(() => null),
  );
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => begun.length).toBe(Math.min(5, ended + 2));
    ends[ended]?.();
  }
  expect(await Promise.all(all)).toEqual([0, null, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
