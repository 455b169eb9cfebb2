/** Addresses of new information pages. */
import { expect, it } from 'vitest';
import { aliasFrom, aliasProblem, freeContentKey } from './page-alias.ts';

it('makes an address from a name with other letters and signs', () => {
  expect(aliasFrom('  Talven huolto-opas: öljyt & jäät!')).toBe('talven-huolto-opas-oljyt-jaat');
});

it('refuses an address that is not one segment, or that another page has in the language', () => {
  const documents = [{ addresses: { fi: '/ehdot', sv: '/villkor' } }];
  expect(aliasProblem('fi', '', documents)).toBe('form');
  expect(aliasProblem('fi', 'a/b', documents)).toBe('form');
  expect(aliasProblem('fi', 'ehdot', documents)).toBe('taken');
  expect(aliasProblem('sv', 'ehdot', documents)).toBeNull();
});

it('gives a second page of a name another key', () => {
  expect(freeContentKey('opas', [{ key: 'opas' }, { key: 'opas-2' }])).toBe('opas-3');
  expect(freeContentKey('', [])).toBe('page');
});
