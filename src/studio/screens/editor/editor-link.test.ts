/** The addresses of mails that lead into the editor. */
import { expect, it } from 'vitest';
import { editorLinkOf } from './editor-link.ts';

it.each([
  ['?comment=5b6f&release=12', { state: { comment: '5b6f' }, release: 12 }],
  ['?comment=5b6f&release=0', { state: { comment: '5b6f' }, release: 0 }],
  ['?comment=5b6f', { state: { comment: '5b6f' }, release: 0 }],
  ['?comment=5b6f&release=x', { state: { comment: '5b6f' }, release: 0 }],
  ['?approval=open&release=12', { state: { approval: true }, release: 12 }],
  ['?release=12', null],
  ['', null],
])('reads %s', (search, link) => {
  expect(editorLinkOf(search)).toEqual(link);
});
