/** Who wrote what of a draft. */
import { expect, it } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { SemanticChange } from '#engine/operation/semantic-change.ts';
import { withAuthors } from './change-authors.ts';

const set = (id: string, path: string): DocumentOperation => ({ set: { id, path, value: 'x' } });
const node = { id: 'new', type: 'text' };
const posts = [
  { author: 'Ann', ops: [set('a', 'props.title'), set('b', 'props.slides.0.text.fi')] },
  { author: 'Bo', ops: [{ insert: { after: 'a', node } }, set('a', 'props.title')] },
  { author: null, ops: [set('c', 'props.title')] },
  { author: 'Cai', ops: [set('new', 'props.title'), { move: { id: 'b', after: 'a' } }] },
];
const change = (kind: SemanticChange['kind'], nodeId: string, path = ''): SemanticChange => ({
  kind,
  nodeId,
  path,
  trail: [],
});

it.each([
  [change('changed', 'a', 'props.title.fi'), 'Bo'],
  [change('changed', 'b', 'props.slides'), 'Ann'],
  [change('added', 'new'), 'Bo'],
  [change('moved', 'b'), 'Cai'],
  [change('changed', 'c', 'props.title'), undefined],
  [change('removed', 'gone'), undefined],
])('names the last one who changed %j: %s', (of, by) => {
  expect(withAuthors([of], posts)[0]?.by).toBe(by);
});
