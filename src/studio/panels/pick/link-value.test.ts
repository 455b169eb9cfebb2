/** Links as documents hold them. */
import { expect, it } from 'vitest';
import { readLink, readTypedLink, writeLink } from './link-value.ts';

it.each([
  ['category:talvi/aurat', { kind: 'category', ref: 'talvi/aurat' }],
  ['page:index', { kind: 'page', ref: 'index' }],
  ['https://example.com', { kind: 'address', address: 'https://example.com' }],
  ['mailto:a@b.fi', { kind: 'address', address: 'mailto:a@b.fi' }],
  ['message:x', { kind: 'address', address: 'message:x' }],
  ['page:', { kind: 'address', address: 'page:' }],
  ['', null],
  [undefined, null],
])('reads %s', (value, link) => {
  expect(readLink(value)).toEqual(link);
});

it('writes what it reads', () => {
  expect(readLink(writeLink('brand', 'north'))).toEqual({ kind: 'brand', ref: 'north' });
});

it.each([
  ['www.example.com/a', 'https://www.example.com/a'],
  ['example.fi', 'https://example.fi'],
  ['https://example.fi', 'https://example.fi'],
  ['/kampanja', '/kampanja'],
  ['ann@shop.fi', 'mailto:ann@shop.fi'],
  ['+358 40 123', 'tel:+358 40 123'],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['two words', null],
])('understands %s', (typed, address) => {
  expect(readTypedLink(typed)).toBe(address);
});
