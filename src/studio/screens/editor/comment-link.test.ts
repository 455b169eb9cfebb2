/** The address of a mail that leads to a comment. */
import { expect, it } from 'vitest';
import { commentLinkOf } from './comment-link.ts';

it.each([
  ['?comment=5b6f&release=12', { comment: '5b6f', release: 12 }],
  ['?comment=5b6f&release=0', { comment: '5b6f', release: 0 }],
  ['?comment=5b6f', { comment: '5b6f', release: 0 }],
  ['?comment=5b6f&release=x', { comment: '5b6f', release: 0 }],
  ['?release=12', null],
  ['', null],
])('reads %s', (search, link) => {
  expect(commentLinkOf(search)).toEqual(link);
});
