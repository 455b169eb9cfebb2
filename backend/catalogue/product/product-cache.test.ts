/** The product cache: one load for concurrent callers, nothing outdated after a change. */
import { expect, it, vi } from 'vitest';
import { createCacheById } from './product-cache.ts';

interface Thing {
  id: number;
  articleNumber: string;
}

const record = (id: number, articleNumber = 'A'): Thing => ({ id, articleNumber });

it('loads the products of concurrent callers in one batch, each product once', async () => {
  const load = vi.fn<(ids: readonly number[]) => Promise<Thing[]>>(async ids =>
    ids.filter(id => id !== 9).map(id => record(id)),
  );
  const cached = createCacheById(load, { most: 100 });

  const [many, one, none] = await Promise.all([cached.getMany([2, 1, 9]), cached.get(1), cached.get(9)]);
  expect(many.map(({ id }) => id)).toEqual([2, 1]);
  expect([one?.id, none]).toEqual([1, null]);
  await cached.getMany([1, 2]);
  expect(load.mock.calls).toEqual([[[2, 1, 9]]]);
});

it('does not cache what was read before a change', async () => {
  let articleNumber = 'old';
  let finish = () => {};
  const held = new Promise<void>(resolve => (finish = resolve));
  const cached = createCacheById(
    async ids => {
      const read = ids.map(id => record(id, articleNumber));
      await held;
      return read;
    },
    { most: 100 },
  );

  const early = Promise.resolve(cached.get(1));
  await new Promise(resolve => setImmediate(resolve));
  articleNumber = 'new';
  cached.forget(1);
  finish();
  expect((await early)?.articleNumber).toBe('old');
  expect((await cached.get(1))?.articleNumber).toBe('new');
});

it('rejects for every caller of a failed load, and loads again', async () => {
  let fails = true;
  const cached = createCacheById(
    async ids => {
      if (fails) throw new Error('away');
      return ids.map(id => record(id));
    },
    { most: 100 },
  );
  await expect(cached.getMany([1, 2])).rejects.toThrow('away');
  fails = false;
  expect(await cached.getMany([1])).toHaveLength(1);
});

it('keeps as many records as fit, the ones used last', async () => {
  const load = vi.fn<(ids: readonly number[]) => Promise<Thing[]>>(async ids => ids.map(id => record(id)));
  const cached = createCacheById(load, { most: 30, sizeOf: () => 10 });
  await cached.getMany([1, 2, 3]);
  cached.put(4, record(4));
  await cached.getMany([2, 3, 4]);
  expect(load).toHaveBeenCalledTimes(1);
  await cached.get(1);
  expect(load.mock.calls[1]).toEqual([[1]]);
});
