/** Canonical address, robots and neighbours of lists. */
import { expect, it } from 'vitest';
import type { PageDocument } from '../definition/page-document.ts';
import { canonicalQuery, isNarrowed, neighbours } from './page-of-many.ts';

const list = {
  route: {
    name: 'category',
    paths: '/c/*',
    splat: 'alias',
    access: 'public',
    query: { page: 'integer', sort: 'text', 'p-*': 'id-list' },
  },
  seo: { title: 'x', canonicalQuery: ['page'] },
} as unknown as PageDocument;

it('uses the page number in the canonical address, except for the first page', () => {
  expect(canonicalQuery(list, { page: '3' }, { page: 3, pageCount: 9 })).toBe('?page=3');
  expect(canonicalQuery(list, { page: '1' }, { page: 1, pageCount: 9 })).toBe('');
});

it('names the page that is shown, not what the address calls it', () => {
  for (const page of ['0', '-1', 'abc', '1.5', '1e9', '', '%31', '01'])
    expect(canonicalQuery(list, { page }, { page: 1, pageCount: 9 })).toBe('');
  expect(canonicalQuery(list, { page: '007' }, { page: 7, pageCount: 9 })).toBe('?page=7');
});

it('leaves filters and sort order out of the canonical address, also on later pages', () => {
  expect(isNarrowed(list, { page: '3' })).toBe(false);
  expect(isNarrowed(list, { utm_source: 'letter' })).toBe(false);
  for (const query of [{ sort: 'PRICE' }, { 'p-f_1': 'a~b', page: '2' }]) {
    expect(isNarrowed(list, query)).toBe(true);
    expect(canonicalQuery(list, query, { page: 2, pageCount: 9 })).toBe('');
  }
});

it('links the previous and the next page; the first page has no number', () => {
  const at = (pages: { page: number; pageCount: number }) => `/c/a${canonicalQuery(list, {}, pages)}`;
  expect(neighbours(at, { page: 2, pageCount: 3 })).toEqual({ prev: '/c/a', next: '/c/a?page=3' });
  expect(neighbours(at, { page: 1, pageCount: 1 })).toEqual({});
  expect(neighbours(at, { page: 3, pageCount: 3 })).toEqual({ prev: '/c/a?page=2' });
});

it('keeps what else makes an address of its own in the links of the neighbours', () => {
  const drawings = { ...list, seo: { title: 'x', canonicalQuery: ['vehicle', 'page'] } };
  const at = (pages: { page: number; pageCount: number }) =>
    `/d${canonicalQuery(drawings, { vehicle: 'f_1' }, pages)}`;
  expect(neighbours(at, { page: 2, pageCount: 3 })).toEqual({
    prev: '/d?vehicle=f_1',
    next: '/d?vehicle=f_1&page=3',
  });
});
