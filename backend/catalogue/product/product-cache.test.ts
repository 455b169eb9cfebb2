/** The product cache: one load for concurrent callers, nothing outdated after a change. */
import { expect, it, vi } from 'vitest';
import { createCacheById, createCacheByKey } from './product-cache.ts';

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

/** A cache of words in languages, `fi:rengas`, whose loads end when the test says so. */
function openWords() {
  const underway: { keys: readonly string[]; end: () => void }[] = [];
  const cached = createCacheByKey<string, { word: string }>(
    keys =>
      new Promise(resolve => {
        const end = () => {
          underway.splice(underway.indexOf(one), 1);
          resolve(new Map(keys.map(word => [word, { word }])));
        };
        const one = { keys, end };
        underway.push(one);
      }),
    { most: 10_000, groupOf: key => key.slice(0, 2) },
  );
  return { cached, underway, turn: () => new Promise(resolve => setImmediate(resolve)) };
}

it('loads the keys of one group at a time, and no more than three at once', async () => {
  const { cached, underway, turn } = openWords();
  const groups = Array.from({ length: 15 }, (_, at) => String.fromCharCode(97 + at).repeat(2));
  const all = groups.flatMap(group => [`${group}:1`, `${group}:2`]);
  const many = cached.getMany(all);
  const seen: (readonly string[])[] = [];
  for (let left = 15; left > 0; left -= 1) {
    await turn();
    expect(underway).toHaveLength(Math.min(3, left));
    seen.push(underway[0]?.keys ?? []);
    underway[0]?.end();
  }
  expect(seen).toEqual(groups.map(group => [`${group}:1`, `${group}:2`]));
  expect((await many).map(({ word }) => word)).toEqual(all);
});

it('loads no more than three times at once for thousands of keys', async () => {
  const { cached, underway, turn } = openWords();
  const many = cached.getMany(Array.from({ length: 2_200 }, (_, at) => `fi:${at}`));
  await turn();
  expect(underway.map(({ keys }) => keys.length)).toEqual([500, 500, 500]);
  underway[0]?.end();
  await turn();
  expect(underway.map(({ keys }) => keys.length)).toEqual([500, 500, 500]);
  for (const sizes of [[500, 500, 200], [500, 200], [200], []]) {
    underway[0]?.end();
    await turn();
    expect(underway.map(({ keys }) => keys.length)).toEqual(sizes);
  }
  expect(await many).toHaveLength(2_200);
});

it('answers who asked before a change, also when the load had not begun', async () => {
  const { cached, underway, turn } = openWords();
  const busy = cached.getMany(['aa:1', 'bb:1', 'cc:1']);
  await turn();
  const before = Promise.resolve(cached.get('fi:1'));
  cached.forget('fi:1');
  const after = Promise.resolve(cached.get('fi:1'));
  while (underway.length > 0) {
    underway[0]?.end();
    await turn();
  }
  expect(await Promise.all([before, after])).toEqual([{ word: 'fi:1' }, { word: 'fi:1' }]);
  expect(await busy).toHaveLength(3);
});
