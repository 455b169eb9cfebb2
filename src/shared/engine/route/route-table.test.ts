/** Matches paths and builds addresses. */

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { byLocale } from '#i18n/locales.ts';
import { createRouteTable, type RouteEntry } from './route-table.ts';

const entry = (name: string, fi: string, sv = fi): RouteEntry => ({
  name,
  pageId: name,
  paths: { ...byLocale(() => fi), sv },
  splat: 'alias',
  access: 'public',
});
const table = createRouteTable([
  entry('content', '/:alias'),
  entry('category', '/c/*'),
  entry('sale', '/c/ale'),
  { ...entry('deep', '/c/:a/*'), splat: 'b' },
  entry('index', '/'),
  entry('checkout', '/kassa', '/kassan'),
  entry('finnish', '/vain', ''),
]);
const nameOf = (path: string, locale: 'fi' | 'sv' = 'fi') => table.match(locale, path)?.route.name;

it.each([
  ['/', 'index'],
  ['/kassa', 'checkout'],
  ['/kassa/', 'checkout'],
  ['/c/ale', 'sale'],
  ['/c/a', 'deep'],
  ['/c', 'category'],
  ['/C/a', undefined],
  ['/c/a/b', 'deep'],
  ['/ehdot', 'content'],
  ['//', 'index'],
  ['/x/y', undefined],
  ['', undefined],
])('matches %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});

it('matches only the paths of the given language', () => {
  expect([nameOf('/kassan', 'sv'), nameOf('/', 'sv'), nameOf('/kassa', 'sv')]).toEqual([
    'checkout',
    'index',
    'content',
  ]);
});

it('matches every address that it builds, with any characters', () => {
  // Neither React Router's splat nor this table matches line separators.
  const segment = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter(text => !/^\.{1,2}$|[/\n\r\u2028\u2029]/.test(text));
  fc.assert(
    fc.property(
      fc.constantFrom('fi' as const, 'sv' as const),
      segment,
      fc.array(segment, { minLength: 1, maxLength: 3 }),
      (locale, alias, rest) => {
        const path = decodeURIComponent(table.pathOf('deep', locale, { a: `x${alias}`, b: rest.join('/') }));
        expect(table.match(locale, path)?.params).toEqual({ a: `x${alias}`, b: rest.join('/') });
      },
    ),
  );
});

it('never builds the address of another host', () => {
  expect(table.pathOf('category', 'fi', { alias: '//evil.example//x' })).toBe('/c/evil.example/x');
  expect(table.pathOf('content', 'fi', { alias: '/evil.example' })).toBe('/evil.example');
  expect(table.pathOf('content', 'fi', { alias: 'ä?#%' })).toBe('/%C3%A4%3F%23%25');
});

it.each([[{}], [{ alias: '' }], [{ alias: '/' }]])('requires its parameters: %j', params => {
  expect(() => table.pathOf('content', 'fi', params)).toThrow('needs the parameter "alias"');
});

it('returns the front page for an unknown page', () => {
  expect(table.pathOf('none', 'fi')).toBe('/');
});

it("matches a path that is a page's own in one language and an additional one in another", () => {
  const list = { ...entry('list', '/tuotteet'), also: ['/products'] };
  const { match } = createRouteTable([{ ...list, paths: { ...list.paths, en: '/products' } }]);
  expect(match('en', '/products')).not.toHaveProperty('moved');
  expect(match('fi', '/products')).toHaveProperty('moved', true);
});

it('matches additional paths in every language, and marks them as moved', () => {
  const terms = { ...entry('content', '/:alias'), also: ['/content/:alias?'] };
  const { match } = createRouteTable([terms, entry('preview', '/content/preview'), entry('index', '/')]);
  expect(match('sv', '/content/kopvillkor')).toEqual({
    route: terms,
    params: { alias: 'kopvillkor' },
    moved: true,
  });
  expect(match('fi', '/content')).toMatchObject({ params: { alias: '' }, moved: true });
  expect(match('fi', '/content/preview')?.route.name).toBe('preview');
  expect(match('fi', '/ehdot')).toEqual({ route: terms, params: { alias: 'ehdot' } });
});
