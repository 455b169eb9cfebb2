/** Pages with an experiment over real HTTP: one arm per visitor, apart in the cache, private to all others. */
import { expect, it } from 'vitest';
import type { Experiment } from '#kernel/experiment/choose-arm.ts';
import { createPageCache } from '#server/cache/page-cache.ts';
import { createTagIndex } from '#server/cache/tag-index.ts';
import { pagesWorld } from '#server/testing/pages-world.ts';

const arms = ['a', 'b', 'c', 'd'].map(id => ({ id, weight: 25 }));
const experiment: Experiment = { arms, goal: 'pressed', change: 20, visitors: 1_000 };
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const consent = 'ralph-cookie-consent=statistics.v2.20261130';
const lotOf = (number: number) => number.toString(16).padStart(16, '0');

async function world() {
  const cache = createPageCache({ index: createTagIndex(), onError: () => undefined });
  const http = await pagesWorld({ cache });
  http.storefront.experiments['list'] = { hero: experiment };
  const ask = (path: string, cookie: string, headers = {}) =>
    http.get(path, { cookie, 'user-agent': agent, ...headers });
  const armAt = async (path: string, cookie: string) =>
    /"hero":"(.)"/.exec(await (await ask(path, cookie)).text())?.[1];
  return { ...http, cache, ask, armAt };
}

it('draws a lot for who allows statistics, and shows the same arm from then on, on both instances', async () => {
  const [one, other] = [await world(), await world()];
  const answer = await one.ask('/list', consent);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^ralph-lot=[\da-f]{16}; Max-Age=7776000; Path=\/; Secure; SameSite=Lax$/);
  const first = /"hero":"(.)"/.exec(await answer.text())?.[1];
  expect(first).toMatch(/^[a-d]$/);
  const own = `${consent}; ${cookie.split(';', 1)[0]}`;
  expect(await one.armAt('/list', own)).toBe(first);
  expect(await other.armAt('/list', own)).toBe(first);
  // Its days begin anew, so that it does not end within an experiment that the visitor goes on with.
  expect((await other.ask('/list', own)).headers.get('set-cookie')).toBe(cookie);
});

it.each([
  ['no decision', '', {}],
  ['no consent', 'ralph-cookie-consent=none.v2.20261130', {}],
  ['another consent', 'ralph-cookie-consent=preferences.marketing.v2.20261130', {}],
  ['an outdated consent', 'ralph-cookie-consent=statistics.v1.20251130', {}],
  ['a robot', consent, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('gives %s no arm and no cookie, whatever lot it claims', async (_who, cookie, headers) => {
  const { ask } = await world();
  for (const lot of ['', `; ralph-lot=${lotOf(7)}`]) {
    const answer = await ask('/list', `${cookie}${lot}`, headers);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain('</h1>{}');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
});

it.each(['x', '0123456789ABCDEF', `${lotOf(1)}0`, '%00', '__proto__', '../../etc/passwd'])(
  'draws another lot in the place of %s',
  async lot => {
    const { ask } = await world();
    const answer = await ask('/list', `${consent}; ralph-lot=${lot}`);
    expect(answer.headers.get('set-cookie')).toMatch(/ralph-lot=[\da-f]{16}; Max-Age=7776000/);
    expect(await answer.text()).toMatch(/"hero":"[a-d]"/);
  },
);

it('never serves an arm to a visitor of another, and renders one page per arm, however many visitors come', async () => {
  const { armAt, storefront, cache, ask } = await world();
  const alone = await world();
  const seen = new Set<string>();
  for (let visitor = 0; visitor < 300; visitor += 1) {
    const cookie = `${consent}; ralph-lot=${lotOf(visitor * 7_919)}`;
    const arm = await armAt('/list', cookie);
    expect(arm).toBe(await alone.armAt('/list', cookie));
    seen.add(arm ?? '');
  }
  expect([...seen].sort()).toEqual(['a', 'b', 'c', 'd']);
  await ask('/list', '');
  // Four arms, and the page of visitors who take part in nothing.
  expect(storefront.requests).toHaveLength(5);
  expect(cache.size).toBe(5);
});

it('has no more entries than the arms of three experiments have combinations', async () => {
  const { ask, storefront, cache } = await world();
  const two: Experiment = { ...experiment, arms: arms.slice(0, 2).map(({ id }) => ({ id, weight: 50 })) };
  storefront.experiments['list'] = { one: two, two, three: two };
  for (let visitor = 0; visitor < 200; visitor += 1)
    await ask('/list', `${consent}; ralph-lot=${lotOf(visitor * 104_729)}`);
  expect(cache.size).toBe(8);
});

it('gives the answers for a navigation the arm of the document', async () => {
  const { ask, armAt, storefront } = await world();
  const cookie = `${consent}; ralph-lot=${lotOf(42)}`;
  const arm = await armAt('/list', cookie);
  const answer = await ask('/page-data?to=/list', cookie);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(storefront.requests.at(-1)?.arms).toEqual({ hero: arm });
  // A browser draws its own lot when it opens a page without one.
  expect((await ask('/page-data?to=/list', consent)).headers.get('set-cookie')).toBeNull();
  expect(storefront.requests.at(-1)?.arms).toBeUndefined();
});

it('leaves all other pages, and what pages share, as they were', async () => {
  const { ask, storefront } = await world();
  storefront.experiments['index'] = { hero: experiment };
  const own = `${consent}; ralph-lot=${lotOf(3)}`;
  for (const path of ['/submenus?to=/', '/panels?to=/']) {
    const answer = await ask(path, own);
    expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
      null,
      expect.stringMatching(/^public/),
    ]);
    expect(storefront.requests.at(-1)?.arms).toBeUndefined();
  }
  storefront.experiments = {};
  const [plain, known] = [await ask('/list', ''), await ask('/list', own)];
  expect(await known.text()).toBe(await plain.text());
  for (const name of ['cache-control', 'vary', 'etag', 'set-cookie'])
    expect([name, known.headers.get(name)]).toEqual([name, plain.headers.get(name)]);
  expect(known.headers.get('cache-control')).toMatch(/^public/);
});
