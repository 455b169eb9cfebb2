/** What the process computes is divided among the requests under way. */
import { expect, it } from 'vitest';
import { createBusyShare } from './busy-share.ts';

it('adds to each request its part of the time while it was under way', () => {
  let busy = 1_000;
  const share = createBusyShare(() => busy);
  const [first, second] = [{ ms: 0 }, { ms: 0 }];
  busy += 500;
  share.begin(first);
  busy += 10;
  share.begin(second);
  busy += 20;
  share.end(first);
  busy += 40;
  share.end(second);
  busy += 80;
  expect([first.ms, second.ms]).toEqual([20, 50]);
});
