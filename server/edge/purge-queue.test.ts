/** What waits to be purged: each tag once, everything where there is too much, and nothing lost that comes meanwhile. */
import { expect, it } from 'vitest';
import { createPurgeQueue } from './purge-queue.ts';

it('gives each tag once, in the order in which they were heard of last', () => {
  const queue = createPurgeQueue();
  queue.add(['product:1', 'menu'], 1);
  queue.add(['product:2', 'product:1'], 2);
  expect(queue.next()).toEqual(['menu', 'product:2', 'product:1']);
  queue.done();
  expect([queue.next(), queue.size]).toEqual([null, 0]);
});

it('keeps what comes while a batch is purged, the same tags too', () => {
  const queue = createPurgeQueue();
  queue.add(['product:1', 'product:2'], 1);
  queue.next();
  queue.add(['product:2', 'product:3'], 2);
  queue.done();
  expect(queue.next()).toEqual(['product:2', 'product:3']);
});

it('keeps everything that was not taken', () => {
  const queue = createPurgeQueue();
  queue.add(['product:1'], 1);
  queue.next();
  expect(queue.next()).toEqual(['product:1']);
});

it('purges everything where there are thousands of tags, and goes on by tags afterwards', () => {
  const queue = createPurgeQueue();
  queue.add(
    Array.from({ length: 5_000 }, (_, at) => `product:${at}`),
    1,
  );
  expect([queue.next(), queue.size]).toEqual(['all', 1]);
  queue.add(['menu'], 2);
  queue.done();
  expect(queue.next()).toEqual(['menu']);
});

it('forgets what is older than a moment', () => {
  const queue = createPurgeQueue();
  queue.add(['old', 'again'], 1);
  queue.add(['again', 'new'], 5);
  queue.forget(5);
  expect(queue.next()).toEqual(['again', 'new']);
});
