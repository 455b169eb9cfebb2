/** Route paths: parameters, forms that cannot be told apart, and what an address leads to. */
import { expect, it } from 'vitest';
import { pathParameters } from '#engine/path-pattern.ts';
import { pathForms, pathMatches } from './path-pattern.ts';

it('names the parameters in order', () => {
  expect(pathParameters('/a/:market/p/*', 'alias')).toEqual(['market', 'alias']);
  expect(pathParameters('/c/*')).toEqual(['*']);
});

it('gives paths that differ only in names the same form', () => {
  expect(pathForms('/c/:alias')).toEqual(pathForms('/c/:name'));
  expect(pathForms('/c/*')).not.toEqual(pathForms('/c/:alias'));
});

it('takes a path whose end may be missing for two', () => {
  expect(pathForms('/content/:alias?')).toEqual([...pathForms('/content/:a'), ...pathForms('/content')]);
  expect(pathParameters('/content/:alias?')).toEqual(['alias']);
});

it.each([
  ['/', '/', true],
  ['/content/:alias?', '/content', true],
  ['/content/:alias?', '/content/ehdot', true],
  ['/content/:alias?', '/content/ehdot/2', false],
  ['/:alias', '/ostoehdot', true],
  ['/:alias', '/', false],
  ['/:alias', '/a/b', false],
  ['/c/*', '/c/renkaat/muta', true],
  ['/c/*', '/c', false],
  ['/kassa', '/kassa/', true],
])('%s leads to %s: %s', (path, address, leads) => {
  expect(pathMatches(path, address)).toBe(leads);
});
