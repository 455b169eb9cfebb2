/** What shared caches in front of the shop are allowed. */
import { expect, it } from 'vitest';
import { cachedPage, sharedCacheControl } from './cached-page.ts';

const readAt = 1_000_000;
const pageUntil = (boundary?: number, outdatedAt: number | null = null) =>
  cachedPage(
    {
      status: 200,
      html: 'page',
      tags: [],
      ...(boundary === undefined ? {} : { expiresAt: new Date(readAt + boundary) }),
    },
    readAt,
    outdatedAt,
  );

it.each([
  ['a page without a schedule', undefined, 0, 60, 600],
  ['a minute and a half before the boundary', 90_000, 0, 60, 30],
  ['half a minute before the boundary', 30_000, 0, 30, 0],
  ['later, a fraction of a second before it', 90_000, 89_500, 0, 0],
  ['after it, when the page cannot be rendered', 90_000, 95_000, 0, 0],
  ['ten minutes old without a schedule', undefined, 600_000, 0, 60],
] as const)(
  'never lets a shared cache show a page beyond its boundary: %s',
  (_name, boundary, age, fresh, stale) => {
    const header = sharedCacheControl(pageUntil(boundary), readAt + age);
    expect(header).toBe(`public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`);
  },
);

it('stays within the boundary for a page whose rendering failed', () => {
  const page = pageUntil(2_000);
  page.freshUntil = readAt + 5_000;
  expect(sharedCacheControl(page, readAt)).toContain('s-maxage=2, stale-while-revalidate=0');
});

it('never lets a shared cache treat an outdated page as fresh', () => {
  expect(sharedCacheControl(pageUntil(undefined, readAt), readAt)).toContain('s-maxage=0');
});
