/** Who wrote what of an override (R-STUDIO-265). */
import { expect, it } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { SemanticChange } from '#engine/operation/semantic-change.ts';
import { withAuthors } from './change-authors.ts';
import { postsOnPage } from './posts-on-page.ts';

const title = { id: 'set-hero-props-title', set: { id: 'hero', path: 'props.title', value: { fi: 'A' } } };
const hidden = { id: 'hide-row', hide: 'row' };
const added = { id: 'insert-new', insert: { after: 'hero', node: { id: 'new', type: 'text', props: {} } } };
const moved = { id: 'move-last', move: { id: 'last', after: 'hero' } };
const body = { kind: 'override', id: 'home-se', ops: [title, added, moved] };
const insert = (node: { id: string }): DocumentOperation => ({ insert: { firstIn: '', node } });
const posts = [
  { author: 'Ann', ops: [insert(title), insert(hidden)] },
  { author: 'Bo', ops: [insert(added), insert(moved)] },
  { author: 'Cai', ops: [{ set: { id: title.id, path: 'set.value.fi', value: 'A' } }] },
  {
    author: 'Dea',
    ops: [
      { set: { id: added.id, path: 'insert.node.props.title', value: 'N' } },
      { remove: { id: hidden.id, was: hidden } },
      { set: { id: '', path: 'label', value: 'Sweden' } },
    ],
  },
] satisfies { author: string; ops: DocumentOperation[] }[];
const change = (kind: SemanticChange['kind'], nodeId: string, path = ''): SemanticChange => ({
  ...{ kind, nodeId, path, trail: [] },
});

it.each([
  [change('changed', 'hero', 'props.title.fi'), 'Cai'],
  [change('changed', 'new', 'props.title'), 'Dea'],
  [change('added', 'new'), 'Bo'],
  [change('moved', 'last'), 'Bo'],
  [change('changed', 'row', 'hidden'), 'Dea'],
  [change('changed', 'other', 'props.title'), undefined],
])('names the last one who changed %j for the market: %s', (of, by) => {
  expect(withAuthors([of], postsOnPage(body, posts))[0]?.by).toBe(by);
});
