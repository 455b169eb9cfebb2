/** Route paths: parameters, ambiguous forms, and matching of addresses. */
import { expect, it } from 'vitest';
import { pathParameters } from '#engine/route/path-pattern.ts';
import { pathForms, pathMatches } from './path-pattern.ts';

it('lists the parameters in order', () => {
  expect(pathParameters('/a/:market/p/*', 'alias')).toEqual(['market', 'alias']);
  expect(pathParameters('/c/*')).toEqual(['*']);
});

it('gives paths that differ only in names the same form', () => {
  expect(pathForms('/c/:alias')).toEqual(pathForms('/c/:name'));
  expect(pathForms('/c/*')).not.toEqual(pathForms('/c/:alias'));
});

it('expands a path with an optional end into two forms', () => {
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
])('%s matches %s: %s', (path, address, leads) => {
  expect(pathMatches(path, address)).toBe(leads);
});
