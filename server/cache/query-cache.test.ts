/** Query results shared by visitors: executed once, invalidated by tags and age, never personal, never a failure. */
import { expect, it, vi } from 'vitest';
import { type CommerceAnswer, type CommerceRequest, publicCaller } from '#server/commerce/commerce.ts';
import { createDependencies } from './dependencies.ts';
import { createQueryCache } from './query-cache.ts';
import { createTagIndex } from './tag-index.ts';

const question = (changes: Partial<CommerceRequest> = {}): CommerceRequest => ({
  documentId: 'list',
  operationName: 'List',
  variables: { marketId: 'fi' },
  caller: publicCaller('r1'),
  readOnly: true,
  ...changes,
});

function shop(answer: (request: CommerceRequest) => CommerceAnswer | Promise<CommerceAnswer>) {
  const state = { now: 1_000_000 };
  const now = () => state.now;
  const execute = vi.fn(async (request: CommerceRequest) => answer(request));
  const index = createTagIndex(now);
  const queries = createQueryCache({ commerce: { execute }, index, now, maxBytes: 4_000 });
  return { execute, index, state, queries, commerce: queries.commerce() };
}

const aProduct = (productId: number, totalStock: number) => ({
  data: { product: { productId, totalStock } },
});

it('executes equal queries once, also while the first is running', async () => {
  const { commerce, execute } = shop(() => aProduct(1, 5));
  await Promise.all([
    commerce.execute(question()),
    commerce.execute(question({ caller: publicCaller('r2') })),
  ]);
  await commerce.execute(question());
  expect(execute).toHaveBeenCalledTimes(1);
});

it('executes again in another market, after an invalidation of its product, and at 30 s', async () => {
  const { commerce, execute, index, state } = shop(() => aProduct(1, 5));
  await commerce.execute(question());
  await commerce.execute(question({ variables: { marketId: 'se' } }));
  expect(execute).toHaveBeenCalledTimes(2);
  index.invalidate(['product:2', 'menu']);
  await commerce.execute(question());
  expect(execute).toHaveBeenCalledTimes(2);
  index.invalidate(['product:1']);
  await commerce.execute(question());
  expect(execute).toHaveBeenCalledTimes(3);
  state.now += 29_999;
  await commerce.execute(question());
  expect(execute).toHaveBeenCalledTimes(3);
  state.now += 1;
  await commerce.execute(question());
  expect(execute).toHaveBeenCalledTimes(4);
});

it('shares no result that was requested before an invalidation with a caller after it', async () => {
  const finish: ((answer: CommerceAnswer) => void)[] = [];
  const { commerce, execute, index } = shop(() => new Promise(resolve => finish.push(resolve)));
  const before = commerce.execute(question());
  index.invalidate(['product:1']);
  const after = commerce.execute(question());
  finish[1]?.(aProduct(1, 4));
  finish[0]?.(aProduct(1, 5));
  expect(await Promise.all([before, after])).toEqual([aProduct(1, 5), aProduct(1, 4)]);
  expect(await commerce.execute(question())).toEqual(aProduct(1, 4));
  expect(execute).toHaveBeenCalledTimes(2);
});

it('names the tags and the age of every result that a page used, cached or not', async () => {
  const { queries, commerce, state } = shop(({ documentId }) =>
    documentId === 'menu' ? { data: { getMenuAtLocation: null } } : aProduct(17, 5),
  );
  await commerce.execute(question());
  state.now += 1_000;
  const dependencies = createDependencies();
  await queries.commerce(dependencies).execute(question());
  await queries.commerce(dependencies).execute(question({ documentId: 'menu' }));
  expect([[...dependencies.tags].toSorted(), dependencies.oldest]).toEqual([
    ['menu', 'product:17'],
    1_000_000,
  ]);
});

it('caches no personal query, no mutation and no unregistered query', async () => {
  const { commerce, execute } = shop(() => ({ data: {} }));
  const { documentId: _none, ...free } = question({ text: '{ a }' });
  for (const request of [
    question({ caller: { ...publicCaller('r'), token: 't' } }),
    question({ readOnly: false }),
    free,
  ]) {
    await commerce.execute(request);
    await commerce.execute(request);
  }
  expect(execute).toHaveBeenCalledTimes(6);
});

it('caches no failure', async () => {
  const answers: (() => CommerceAnswer)[] = [
    () => ({ errors: [{ message: 'no' }] }),
    () => {
      throw new Error('away');
    },
    () => ({ data: { a: 2 } }),
  ];
  const { commerce } = shop(() => (answers.shift() ?? (() => ({ data: { a: 3 } })))());
  await commerce.execute(question());
  await expect(commerce.execute(question())).rejects.toThrow('away');
  expect(await commerce.execute(question())).toEqual({ data: { a: 2 } });
  expect(await commerce.execute(question())).toEqual({ data: { a: 2 } });
});

it('stays within its memory limit', async () => {
  const { commerce, execute } = shop(() => ({ data: { text: 'x'.repeat(800) } }));
  const ask = (marketId: number) => commerce.execute(question({ variables: { marketId } }));
  for (let market = 0; market < 4; market += 1) await ask(market);
  await ask(3);
  expect(execute).toHaveBeenCalledTimes(4);
  await ask(0);
  expect(execute).toHaveBeenCalledTimes(5);
});
