/** The page cache over a clock that the test moves. */
import { expect, it } from 'vitest';
import type { PageOutcome } from '#ssr/storefront.ts';
import { createPageCache, type Render, type Served } from './page-cache.ts';
import { createTagIndex } from './tag-index.ts';

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

function world(options: { maxBytes?: number; showsOutdated?: boolean } = {}) {
  const state = { now: 1_000_000, isCurrent: true };
  const now = () => state.now;
  const index = createTagIndex(now);
  const errors: unknown[] = [];
  const pauses: number[] = [];
  const cache = createPageCache({
    ...options,
    index,
    now,
    onError: error => errors.push(error),
    pause: async ms => void pauses.push(ms),
  });
  let renders = 0;
  const make =
    (outcome?: Render): Render =>
    dependencies => {
      renders += 1;
      return outcome ? outcome(dependencies) : Promise.resolve(page(`v${renders}`));
    };
  const ask = async (outcome?: Render, key = '/') =>
    shown(await cache.serve(key, { render: make(outcome), isCurrent: () => state.isCurrent }));
  /** Lets work behind the visitor's back finish. */
  const settle = () => new Promise(resolve => setImmediate(resolve));
  return { state, index, errors, pauses, cache, ask, settle, renders: () => renders };
}

it('renders once and hands out the same page while it is fresh', async () => {
  const { ask, state, renders } = world();
  expect(await ask()).toBe('miss v1');
  state.now += 59_999;
  expect(await ask()).toBe('hit v1');
  expect(renders()).toBe(1);
});

it('serves the stale page while one render replaces it', async () => {
  const { ask, state, settle, renders } = world();
  await ask();
  state.now += 60_000;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['stale v1', 'stale v1', 'stale v1']);
  await settle();
  expect(await ask()).toBe('hit v2');
  expect(renders()).toBe(2);
});

/** @proves FAULT-100 */
it('shares one render between two hundred concurrent visitors', async () => {
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

/** @proves FAULT-98 */
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

/** @proves FAULT-98 */
it('keeps the cached page when a render fails, and does not retry at every visit', async () => {
  const { ask, state, settle, renders, errors } = world();
  await ask();
  state.now += 61_000;
  expect(await ask(() => Promise.reject(new Error('database away')))).toBe('stale v1');
  await settle();
  expect(await ask()).toBe('hit v1');
  expect([renders(), errors.length]).toEqual([2, 1]);
  state.now += 3_600_000;
  expect(await ask(() => Promise.resolve(page('503', { status: 503, storable: false })))).toBe(
    'stale-if-error v1',
  );
  expect(await ask(() => Promise.reject(new Error('still away')))).toBe('hit v1');
  state.now += 5_000;
  expect(await ask(() => Promise.reject(new Error('still away')))).toBe('stale-if-error v1');
});

it('waits for a render after every change where a cache in front would store the old page', async () => {
  const { ask, index, state } = world({ showsOutdated: false });
  await ask();
  index.invalidate('all');
  expect(await ask()).toBe('miss v2');
  state.now += 61_000;
  expect(await ask()).toBe('stale v2');
});

it('waits for a render when the page changed over a second ago', async () => {
  const { ask, state, settle, index } = world();
  await ask();
  state.now += 10;
  index.invalidate('all');
  state.now += 1_000;
  expect(await ask()).toBe('stale v1');
  await settle();
  expect(await ask()).toBe('hit v2');

  index.invalidate('all');
  state.now += 1_001;
  // Further changes do not make the first one younger.
  index.invalidate('all');
  expect(await ask()).toBe('miss v3');
  expect(await ask()).toBe('hit v3');
});

/** @proves FAULT-98 */
it('serves the old page when rendering fails, whatever has changed', async () => {
  const { ask, state, index } = world();
  await ask();
  index.invalidate('all');
  state.now += 2_000;
  const away = () => Promise.reject(new Error('away'));
  expect(await ask(away)).toBe('stale-if-error v1');
  expect(await ask(away)).toBe('hit v1');
});

it('rejects with the error when there is no earlier page', async () => {
  await expect(world().ask(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

it('treats every page as stale after a change of everything, also one being rendered', async () => {
  const { ask, index, settle } = world();
  await ask();
  index.invalidate('all');
  expect(await ask()).toBe('stale v1');
  await settle();
  expect(await ask()).toBe('hit v2');
  await ask(() => {
    index.invalidate('all');
    return Promise.resolve(page('rendered before the change'));
  }, '/other');
  expect(await ask(undefined, '/other')).toBe('stale rendered before the change');
});

it('treats only the pages of an invalidated tag as stale, by what they were rendered from', async () => {
  const { ask, index, state } = world();
  // None is renewed before it is asked for.
  state.isCurrent = false;
  const from =
    (html: string, tag: string): Render =>
    dependencies => {
      dependencies.add({ tags: [tag], readAt: state.now });
      return Promise.resolve(page(html));
    };
  await ask(from('tyre', 'product:17'), '/tyre');
  await ask(from('rim', 'product:18'), '/rim');
  await ask(dependencies => {
    const outcome = from('rope', 'product:17')(dependencies);
    index.invalidate(['product:17']);
    return outcome;
  }, '/rope');
  expect(await ask(undefined, '/tyre')).toBe('stale tyre');
  expect(await ask(undefined, '/rope')).toBe('stale rope');
  expect(await ask(undefined, '/rim')).toBe('hit rim');
});

it('counts the age of a page from the oldest data in it', async () => {
  const { ask, state } = world();
  await ask(dependencies => {
    dependencies.add({ tags: [], readAt: state.now - 30_000 });
    return Promise.resolve(page('old data'));
  });
  state.now += 29_999;
  expect(await ask()).toBe('hit old data');
  state.now += 1;
  expect(await ask()).toBe('stale old data');
});

it('removes a page that no longer exists', async () => {
  const { ask, cache, state, settle } = world();
  await ask();
  state.now += 60_000;
  expect(await ask(() => Promise.resolve(page('gone', { status: 404, storable: false })))).toBe('stale v1');
  await settle();
  expect(cache.size).toBe(0);
});

it('stays within its memory limit', async () => {
  const { ask, cache } = world({ maxBytes: 20_000 });
  for (let i = 0; i < 50; i += 1) await ask(() => Promise.resolve(page('x'.repeat(2_000))), `/${i}`);
  expect(cache.size).toBeLessThan(10);
});

it('renews outdated pages that were shown lately, one after the other, before anyone asks for them', async () => {
  const { ask, index, settle, renders, pauses } = world();
  const tagged: Render = async () => page(`made ${renders()}`, { tags: ['product:1'] });
  await ask(tagged, '/a');
  await ask(tagged, '/b');
  index.invalidate(['product:1']);
  await settle();
  expect(renders()).toBe(4);
  expect(pauses).toHaveLength(2);
  expect(await ask(tagged, '/a')).toBe('hit made 3');
  // Not shown since it was renewed: the next visitor is the first who wants it.
  index.invalidate(['product:1']);
  await settle();
  expect(await ask(tagged, '/b')).toBe('stale made 4');
});

it('leaves outdated pages that were not asked for lately, or whose address leads elsewhere', async () => {
  const { ask, index, settle, state, renders } = world();
  const tagged: Render = async () => page('made', { tags: ['product:1'] });
  await ask(tagged);
  await ask(tagged);
  state.isCurrent = false;
  index.invalidate(['product:1']);
  await settle();
  expect(renders()).toBe(1);
  state.isCurrent = true;
  state.now += 2000;
  expect(await ask(tagged)).toBe('miss made');
  await ask(tagged);
  state.now += 60_001;
  index.invalidate(['product:1']);
  await settle();
  expect(renders()).toBe(2);
});

it('keeps the outdated page when renewing it fails, and renews nothing after the end', async () => {
  const { ask, index, settle, errors, cache, renders } = world();
  const tagged: Render = async () => page('made', { tags: ['product:1'] });
  await ask(tagged);
  await ask(async () => Promise.reject(new Error('no database')));
  index.invalidate(['product:1']);
  await settle();
  expect(errors).toHaveLength(1);
  expect(await ask(tagged)).toBe('hit made');
  cache.stopRenewing();
  index.invalidate(['product:1']);
  await settle();
  expect(renders()).toBe(2);
});
