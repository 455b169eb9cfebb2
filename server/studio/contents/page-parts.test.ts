/** Which areas are edited with a page (R-STUDIO-260). */
import { expect, it } from 'vitest';
import type { NamedBody } from '#studio-api/document-uses.ts';
import { pagesWithParts, partsOfPage } from './page-parts.ts';

const now = new Date('2026-12-01T12:00:00Z');
const page = (key: string, areas: readonly object[]): NamedBody => ({
  id: `page:${key}`,
  body: { kind: 'page', id: key, regions: { main: areas.map(area => ({ kind: 'area', ...area })) } },
});
const content = (key: string, more: object): NamedBody => ({
  id: `content:${key}`,
  body: { kind: 'content', id: key, regions: { main: [] }, ...more },
});
const front = { family: 'Frontpage', areaName: 'Front' };
const list = { family: 'List', areaName: 'Top' };
const home = page('home', [{ id: 'area', ...front }]);

it('joins a page with what its area shows', () => {
  const all = [home, content('front', front)];
  expect(partsOfPage(home, all, now)).toEqual([{ node: 'area', document: 'content:front', pages: 1 }]);
  expect(pagesWithParts(all, now).within.get('content:front')).toBe('page:home');
});

it('joins two areas of a page that show the same once', () => {
  const twice = page('twice', [
    { id: 'above', ...front },
    { id: 'below', ...front },
  ]);
  expect(partsOfPage(twice, [twice, content('front', front)], now)).toEqual([
    { node: 'above', again: ['below'], document: 'content:front', pages: 1 },
  ]);
});

it('takes the document that is shown, and keeps one that is hidden from everyone', () => {
  const spring = content('spring', { ...front, draft: true });
  const shown = (...all: NamedBody[]) => partsOfPage(home, [home, ...all], now).map(part => part.document);
  expect(shown(spring, content('front', front))).toEqual(['content:front']);
  expect(shown(spring)).toEqual(['content:spring']);
  expect(shown(spring, content('autumn', { ...front, activeTo: '2026-11-01T00:00:00Z' }))).toEqual([]);
});

it('counts the pages that show it, and gives it to none of several', () => {
  const search = page('search', [{ id: 'above', ...list }]);
  const all = [search, page('all', [{ id: 'top', ...list }]), content('top', list)];
  expect(partsOfPage(search, all, now)).toEqual([{ node: 'above', document: 'content:top', pages: 2 }]);
  expect(pagesWithParts(all, now).within.size).toBe(0);
});

it('leaves out what depends on the address of the page', () => {
  const category = page('category', [{ id: 'above', ...list, filters: [{ key: 'Category', value: 'x' }] }]);
  const top = content('top', list);
  expect(partsOfPage(category, [category, top], now)).toHaveLength(1);
  const tyres = content('tyres', { ...list, filters: [{ key: 'Category', value: 'tyres' }] });
  expect(partsOfPage(category, [category, top, tyres], now)).toEqual([]);
  expect(partsOfPage(tyres, [category, top, tyres], now)).toEqual([]);
});
