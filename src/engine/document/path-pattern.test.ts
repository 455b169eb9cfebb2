/** Route paths: parameters, forms that cannot be told apart, and what an address leads to. */
import { expect, it } from 'vitest';
import { pathForm, pathMatches, pathParameters } from './path-pattern.ts';

it('names the parameters in order', () => {
  expect(pathParameters('/a/:market/p/:alias+')).toEqual(['market', 'alias']);
});

it('gives paths that differ only in names the same form', () => {
  expect(pathForm('/c/:alias+')).toBe(pathForm('/c/:name+'));
  expect(pathForm('/c/:alias+')).not.toBe(pathForm('/c/:alias'));
});

it.each([
  ['/', '/', true],
  ['/:alias', '/ostoehdot', true],
  ['/:alias', '/', false],
  ['/:alias', '/a/b', false],
  ['/c/:alias+', '/c/renkaat/muta', true],
  ['/c/:alias+', '/c', false],
  ['/kassa', '/kassa/', true],
])('%s leads to %s: %s', (path, address, leads) => {
  expect(pathMatches(path, address)).toBe(leads);
});
