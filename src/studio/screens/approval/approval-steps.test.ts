/** What may be done next about an approval. */
import { expect, it } from 'vitest';
import { approvalSteps } from './approval-steps.ts';

const sent = (state: 'asked' | 'approved' | 'outdated' | 'returned', by = '1') => ({
  state,
  askedBy: { id: by, name: 'Ada' },
});
const editor = { id: '1', role: 'editor' } as const;
const publisher = { id: '2', role: 'publisher' } as const;

it.each([
  ['nothing was sent', null, editor, ['ask']],
  ['nothing was sent, for a viewer', null, { id: '3', role: 'viewer' } as const, []],
  ['it was returned', sent('returned'), editor, ['ask']],
  ['it has changed since', sent('outdated'), editor, ['ask']],
  ['it is approved', sent('approved'), editor, []],
  ['one has sent it oneself', sent('asked'), editor, ['withdrawn']],
  ['a colleague has sent it', sent('asked'), publisher, ['returned', 'approved']],
  ['one has sent it oneself and may publish', sent('asked', '2'), publisher, ['withdrawn']],
  ['a colleague has sent it to others', sent('asked', '2'), editor, []],
  ['it is approved by an author of it', sent('approved'), editor, ['ask'], [{ authors: [] }]],
  [
    'one has written a part of it',
    sent('asked'),
    publisher,
    ['returned'],
    [{ authors: [{ id: '2', name: 'Bo' }] }],
  ],
  [
    'it is for other markets than those one is limited to',
    sent('asked'),
    { ...publisher, isOutside: true },
    ['returned'],
  ],
])('when %s', (_when, approval, staff, steps, missing = []) => {
  expect(approvalSteps(approval, staff, missing)).toEqual(steps);
});
