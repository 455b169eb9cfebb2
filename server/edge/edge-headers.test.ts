/** For how long, by what and under which tags caches in front of the shop may store a page. */
import { expect, it } from 'vitest';
import { cachedPage } from '#server/cache/cached-page.ts';
import { fakeEdge } from '#server/testing/fake-edge.ts';

const readAt = 1_000_000;
const pageUntil = (boundary?: number, outdatedAt: number | null = null, tags: readonly string[] = []) =>
  cachedPage(
    {
      ...{ status: 200, html: 'page', tags },
      ...(boundary === undefined ? {} : { expiresAt: new Date(readAt + boundary) }),
    },
    readAt,
    outdatedAt,
  );

it.each([
  ['a page without a schedule', undefined, 0, 10, 10],
  ['a quarter of a minute before the boundary', 15_000, 0, 10, 5],
  ['seven seconds before the boundary', 7_000, 0, 7, 0],
  ['a fraction of a second before it', 90_000, 89_500, 1, 0],
  ['after it, when the page cannot be rendered', 90_000, 95_000, 1, 0],
  ['ten minutes old, and still true', undefined, 600_000, 10, 10],
] as const)(
  'lets caches that hear of no change show a page for seconds: %s',
  (_name, boundary, age, fresh, stale) => {
    const { 'cache-control': header } = fakeEdge().of(pageUntil(boundary), readAt + age, false);
    expect(header).toBe(`public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`);
  },
);

it('lets them show an outdated page for a second, and never says zero, after which they store nothing', () => {
  expect(fakeEdge('varnish', true).of(pageUntil(undefined, readAt), readAt, true)).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=0',
  });
  expect(fakeEdge('varnish', true).of(pageUntil(undefined, readAt), readAt, true)).not.toHaveProperty(
    'surrogate-control',
  );
});

it.each([
  ['varnish', 'xkey', 'page:list menu', 'surrogate-control', 'max-age=3600'],
  ['fastly', 'surrogate-key', 'page:list menu', 'surrogate-control', 'max-age=3600'],
  ['cloudflare', 'cache-tag', 'page:list,menu', 'cdn-cache-control', 'public, max-age=3600'],
  ['bunny', 'cdn-tag', 'page:list,menu', 'cdn-cache-control', 'public, max-age=3600'],
] as const)('names tags and a long life as %s reads them', (edge, tagName, tags, lifeName, life) => {
  const page = pageUntil(undefined, null, ['page:list', 'menu']);
  expect(fakeEdge(edge, true).of(page, readAt, true)).toMatchObject({ [tagName]: tags, [lifeName]: life });
  const untold = fakeEdge(edge, false).of(page, readAt, true);
  expect([untold[tagName], untold[lifeName]]).toEqual([tags, undefined]);
});

it('ends the long life with the next scheduled content', () => {
  const edge = fakeEdge('fastly', true);
  expect(edge.of(pageUntil(90_000), readAt, true)['surrogate-control']).toBe('max-age=90');
  expect(edge.of(pageUntil(9_000), readAt, true)['surrogate-control']).toBeUndefined();
});

it('stores no page for long whose tags do not all fit', () => {
  const many = Array.from({ length: 40 }, (_, at) => `variants:${at}`);
  const headers = fakeEdge('varnish', true).of(pageUntil(undefined, null, many), readAt, true);
  expect(headers['xkey']?.split(' ')).toHaveLength(30);
  expect(headers['surrogate-control']).toBeUndefined();
});

it('varies by the header of the edge alone where the edge names the segment, and by cookies otherwise', () => {
  const varies = (isNamed: boolean) => fakeEdge('varnish').of(pageUntil(), readAt, isNamed)['vary'];
  expect([varies(true), varies(false)]).toEqual([
    'X-Shop-Segment, Accept-Encoding',
    'Cookie, Accept-Encoding',
  ]);
  expect(
    (['none', 'segment', 'varnish', 'fastly', 'cloudflare', 'bunny'] as const).map(
      name => fakeEdge(name).trustsSegmentHeader,
    ),
  ).toEqual([false, true, true, true, false, false]);
});
