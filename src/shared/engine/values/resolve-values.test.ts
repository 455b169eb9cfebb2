/** Authored values resolve to the props of a component. */

import { expect, it } from 'vitest';
import { noPublicConfig } from '#kernel/public-config.ts';
import { readPath, resolveProps, resolveValue, type ValueTools } from './resolve-values.ts';

const tools = (locale: 'fi' | 'sv' = 'fi', data: Record<string, unknown> = {}): ValueTools => ({
  locale,
  roots: {
    route: { params: { alias: 'talvi' }, query: { page: '2' } },
    session: { customerType: 'PERSON', vatIncluded: true },
    market: { alias: 'fi' },
    config: { ...noPublicConfig, nostoAccountId: 'shop-1' },
    data,
  },
  message: (id, values) => `${id}${values ? JSON.stringify(values) : ''}`,
  link: address => `<${address}>`,
});

it.each<[string, unknown, 'fi' | 'sv', unknown]>([
  ['takes the text of the locale', { fi: 'Talvi', sv: 'Vinter' }, 'sv', 'Vinter'],
  ['reuses another locale’s text on purpose', { fi: 'ATV', sv: { $same: 'fi' } }, 'sv', 'ATV'],
  ['leaves a text out on purpose', { fi: 'Talvi', sv: null }, 'sv', ''],
  ['reuses what was left out', { fi: null, sv: { $same: 'fi' } }, 'sv', ''],
  ['says nothing for two that only name each other', { fi: { $same: 'sv' }, sv: { $same: 'fi' } }, 'sv', ''],
  ['says nothing for what names a prototype', { fi: { $same: 'constructor' } }, 'fi', undefined],
  ['finds nothing where nothing was said', { fi: 'Talvi' }, 'sv', undefined],
  ['keeps null', null, 'fi', null],
  ['keeps numbers and switches', [1, false], 'fi', [1, false]],
  ['makes a path of a link', 'category:talvi', 'fi', '<category:talvi>'],
  ['makes a path of a link per locale', { fi: 'page:index', sv: 'page:checkout' }, 'sv', '<page:checkout>'],
  ['leaves a sentence alone', 'list: all of it', 'fi', 'list: all of it'],
  ['leaves other addresses alone', 'https://example.com', 'fi', 'https://example.com'],
  [
    'resolves each viewport',
    { $at: { phone: { fi: 'A', sv: 'B' }, desktop: 2 } },
    'sv',
    { phone: 'B', desktop: 2 },
  ],
])('%s', (_, value, locale, expected) => {
  expect(resolveValue(value, tools(locale))).toEqual(expected);
});

it('inserts bound values into a message', () => {
  const value = { $t: 'seo.product.title', vars: { name: { $bind: 'data.product.name' }, n: 3 } };
  expect(resolveValue(value, tools('fi', { product: { name: 'Vinssi' } }))).toBe(
    'seo.product.title{"name":"Vinssi","n":3}',
  );
});

it.each([
  ['a bound value', 'data.list.1.name', 'b'],
  ['a parameter', 'route.params.alias', 'talvi'],
  ['the default for what is missing', 'data.nothing.here', 'default text'],
  ['the default for null', 'data.nil', 'default text'],
  ['the default for an empty text', 'data.empty', 'default text'],
  ['the default for a blank text', 'data.blank', 'default text'],
  ['zero, which is not missing', 'data.zero', 0],
])('takes %s', (_, path, expected) => {
  const data = { list: [{ name: 'a' }, { name: 'b' }], nil: null, empty: '', blank: ' ', zero: 0 };
  expect(resolveValue({ $bind: path, default: { $t: 'default text' } }, tools('fi', data))).toEqual(expected);
});

it('keeps an empty bound text without a default', () => {
  expect(resolveValue({ $bind: 'data.empty' }, tools('fi', { empty: '' }))).toBe('');
});

it('does not read bound data as authored values', () => {
  const product = { name: { $bind: 'route.params.alias' }, href: 'page:index' };
  expect(resolveValue({ $bind: 'data.product' }, tools('fi', { product }))).toBe(product);
});

it.each([
  'data.__proto__.x',
  'data.constructor.name',
  'constructor',
  '__proto__',
  'data.list.map',
  'data.text.length',
])('cannot reach %s', path => {
  expect(readPath(tools('fi', { list: [], text: 'abc' }).roots, path)).toBeUndefined();
});

it('does not resolve %s', () => {
  const props = resolveProps(JSON.parse('{"__proto__": {"polluted": true}, "a": 1}'), tools());
  expect(Object.getPrototypeOf(props)).toBe(Object.prototype);
  expect((props as { polluted?: boolean }).polluted).toBeUndefined();
});

it('drops values that resolve to undefined', () => {
  expect(resolveProps({ a: { $bind: 'data.none' }, b: ['x', { $bind: 'data.none' }] }, tools())).toEqual({
    b: ['x'],
  });
});

it('binds only to the public part of the configuration', () => {
  expect(resolveValue({ $bind: 'config.nostoAccountId' }, tools())).toBe('shop-1');
  expect(resolveValue({ $bind: 'config.constructor' }, tools())).toBeUndefined();
});
