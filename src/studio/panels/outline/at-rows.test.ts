/** Where marks stand in the outline. */
import { expect, it } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { atRows } from './at-rows.ts';

const body: DocumentBody = {
  kind: 'page',
  id: 'home',
  regions: { main: [{ kind: 'container', id: 'row', widgets: [{ type: 'banner', id: 'hero' }] }] },
};
const marks = [{ nodeId: 'hero' }, { nodeId: 'hero' }, { nodeId: '' }, { nodeId: null }, { nodeId: 'gone' }];
const counts = (shown: readonly string[]) =>
  Object.fromEntries([...atRows(marks, new Set(shown), body)].map(([id, found]) => [id, found.length]));

it('marks the part itself, and the document at its row', () => {
  expect(counts(['', 'region:main', 'row', 'hero'])).toEqual({ hero: 2, '': 1 });
});

it('marks what holds a part while that is closed, and nowhere a part that is gone', () => {
  expect(counts(['', 'region:main', 'row'])).toEqual({ row: 2, '': 1 });
  expect(counts(['', 'region:main'])).toEqual({ 'region:main': 2, '': 1 });
});
