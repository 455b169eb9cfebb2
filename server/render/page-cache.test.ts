/** The page cache over a clock that stands still unless told. */
import { expect, it } from 'vitest';
import type { PageOutcome } from '#entry/storefront.ts';
import { createPageCache, type Served } from './page-cache.ts';

type Page = Extract<PageOutcome, { kind: 'page' }>;
const page = (html: string, more: Partial<Page> = {}): Page => ({
  kind: 'page',
  status: 200,
  html,
  tags: [],
  storable: true,
  ...more,
});
const shown = (served: Served) =>
  'page' in served
    ? `${served.state} ${served.page.body.toString()}`
    : `none ${served.outcome.kind === 'page' ? served.outcome.html : 'redirect'}`;

function world(options: { maxBytes?: number } = {}) {
  const state = { now: 1_000_000, generation: 1 };
  const errors: unknown[] = [];
  const cache = createPageCache({
    ...options,
    now: () => state.now,
    generation: () => state.generation,
    onError: error => errors.push(error),
  });
  let renders = 0;
  const make = (outcome?: () => Promise<PageOutcome>) => () => {
    renders += 1;
    return outcome ? outcome() : Promise.resolve(page(`v${renders}`));
  };
  const ask = async (outcome?: () => Promise<PageOutcome>, key = '/') =>
    shown(await cache.serve(key, make(outcome)));
  /** Lets work behind the visitor's back finish. */
  const settle = () => new Promise(resolve => setImmediate(resolve));
  return { state, errors, cache, ask, settle, renders: () => renders };
}

it('renders once and hands out the same page while it is fresh', async () => {
  const { ask, state, renders } = world();
  expect(await ask()).toBe('miss v1');
  state.now += 59_999;
  expect(await ask()).toBe('hit v1');
  expect(renders()).toBe(1);
});

it('shows the old page while one render makes the new', async () => {
  const { ask, state, settle, renders } = world();
  await ask();
  state.now += 60_000;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['stale v1', 'stale v1', 'stale v1']);
  await settle();
  expect(await ask()).toBe('hit v2');
  expect(renders()).toBe(2);
});

it('makes two hundred visitors of a new page wait for one render', async () => {
  const { ask, renders } = world();
  const all = await Promise.all(Array.from({ length: 200 }, () => ask()));
  expect(new Set(all)).toEqual(new Set(['miss v1']));
  expect(renders()).toBe(1);
});

it('never shows a page beyond its own end', async () => {
  const { ask, state } = world();
  await ask(() => Promise.resolve(page('campaign', { expiresAt: new Date(state.now + 5_000) })));
  state.now += 4_999;
  expect(await ask()).toBe('hit campaign');
  state.now += 1;
  expect(await ask()).toBe('miss v2');
});

it.each([
  ['an error', page('broken', { status: 500, storable: false })],
  ['a page of which a part failed', page('partial', { storable: false })],
  ['an absence', page('gone', { status: 404 })],
  ['an empty page', page('')],
  ['a redirect', { kind: 'redirect', status: 301, location: '/x' } as const],
])('does not keep %s', async (_name, outcome) => {
  const { ask, cache } = world();
  expect(await ask(() => Promise.resolve(outcome))).toMatch(/^none/);
  expect(cache.size).toBe(0);
  expect(await ask()).toBe('miss v2');
});

it('keeps the good page when making it anew fails, and does not try at every visit', async () => {
  const { ask, state, settle, renders, errors } = world();
  await ask();
  state.now += 61_000;
  expect(await ask(() => Promise.reject(new Error('database away')))).toBe('stale v1');
  await settle();
  expect(await ask()).toBe('hit v1');
  expect([renders(), errors.length]).toEqual([2, 1]);
  state.now += 3_600_000;
  expect(await ask(() => Promise.resolve(page('503', { status: 503, storable: false })))).toBe('kept v1');
  expect(await ask(() => Promise.reject(new Error('still away')))).toBe('hit v1');
  state.now += 5_000;
  expect(await ask(() => Promise.reject(new Error('still away')))).toBe('kept v1');
});

it('makes a visitor wait rather than see what changed over a second ago', async () => {
  const { ask, state, settle, cache } = world();
  await ask();
  state.now += 10;
  state.generation += 1;
  cache.changed();
  state.now += 1_000;
  expect(await ask()).toBe('stale v1');
  await settle();
  expect(await ask()).toBe('hit v2');

  state.generation += 1;
  cache.changed();
  state.now += 1_001;
  // Further changes do not make the first one younger.
  state.generation += 1;
  cache.changed();
  expect(await ask()).toBe('miss v3');
  expect(await ask()).toBe('hit v3');
});

it('shows the old page when the new one cannot be made, however much has changed', async () => {
  const { ask, state, cache } = world();
  await ask();
  state.generation += 1;
  cache.changed();
  state.now += 2_000;
  const away = () => Promise.reject(new Error('away'));
  expect(await ask(away)).toBe('kept v1');
  expect(await ask(away)).toBe('hit v1');
});

it('tells the error of a page that it never had', async () => {
  await expect(world().ask(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

it('takes every page for stale after a change of the catalogue, also of one under way', async () => {
  const { ask, state, settle } = world();
  await ask();
  state.generation = 2;
  expect(await ask()).toBe('stale v1');
  await settle();
  expect(await ask()).toBe('hit v2');
  await ask(() => {
    state.generation = 3;
    return Promise.resolve(page('made before the change'));
  }, '/other');
  expect(await ask(undefined, '/other')).toBe('stale made before the change');
});

it('takes pages of a tag for stale', async () => {
  const { ask, cache } = world();
  await ask(() => Promise.resolve(page('tyre', { tags: ['product:17'] })), '/tyre');
  await ask(() => Promise.resolve(page('rim', { tags: ['product:18'] })), '/rim');
  cache.invalidate(['product:17']);
  expect(await ask(undefined, '/tyre')).toBe('stale tyre');
  expect(await ask(undefined, '/rim')).toBe('hit rim');
});

it('forgets a page that is gone', async () => {
  const { ask, cache, state, settle } = world();
  await ask();
  state.now += 60_000;
  expect(await ask(() => Promise.resolve(page('gone', { status: 404, storable: false })))).toBe('stale v1');
  await settle();
  expect(cache.size).toBe(0);
});

it('stays within its memory', async () => {
  const { ask, cache } = world({ maxBytes: 20_000 });
  for (let i = 0; i < 50; i += 1) await ask(() => Promise.resolve(page('x'.repeat(2_000))), `/${i}`);
  expect(cache.size).toBeLessThan(10);
});
