/** What goes live with a page (R-STUDIO-263, R-STUDIO-291, R-STUDIO-292). */
import { expect, it } from 'vitest';
import type { OpenDocument } from '#studio-api/documents.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import { anOpenPage } from '../../editing/draft/testing-draft.ts';
import { EditorStore } from '../../editing/editor/editor-store.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import {
  approvedTogether,
  offeredTogether,
  partsOfWhole,
  publishedTogether,
  shownTogether,
} from './published-together.ts';

type State = OpenDocument['state'];
type More = Partial<OpenDocument>;

function open(page: State, part: State, pages = 1, more: { page?: More; part?: More } = {}) {
  const main = new EditorStore(aSession(), new DraftStore({ ...anOpenPage(), state: page, ...more.page }));
  const content: OpenDocument = {
    ...{ ...anOpenPage(), id: 'content:front', kind: 'content', state: part },
    ...more.part,
  };
  const draft = new DraftStore(content, Date.now, main.draft.history);
  const editor = new EditorStore(aSession(), draft, 0, main);
  main.group.add(editor, 'front', pages);
  return { main, editor };
}

it.each([
  ['live', 'live', ['page:home']],
  ['live', 'changed', ['content:front']],
  ['changed', 'live', ['page:home']],
  ['changed', 'changed', ['page:home', 'content:front']],
  ['scheduled', 'changed', ['content:front']],
  ['new', 'live', ['page:home']],
] as const)('of a page that is %s with contents that are %s: %j', (page, part, ids) => {
  expect(publishedTogether(open(page, part).main)).toEqual(ids);
});

it('takes what other pages show as well only when it was changed here', () => {
  const { main, editor } = open('live', 'changed', 3);
  expect(publishedTogether(main)).toEqual(['page:home']);
  editor.change([{ set: { id: 'opening', path: 'props.title.fi', value: 'Uusi' } }], 'Title');
  expect(publishedTogether(main)).toEqual(['content:front']);
});

const by = (changedBy: string): More => ({ changedBy });

it('agrees with the bar and the preview about what other pages show as well', () => {
  const theirs = open('live', 'changed', 3, { part: by('Bo') }).main;
  expect([partsOfWhole(theirs), publishedTogether(theirs), approvedTogether(theirs)]).toEqual([
    [],
    ['page:home'],
    ['page:home'],
  ]);
  // The canvas shows it.
  expect(shownTogether(theirs)).toEqual(['page:home', 'content:front']);
  // Written before the editor was opened.
  const mine = open('live', 'changed', 3, { part: by('Ann') }).main;
  expect(partsOfWhole(mine)).toHaveLength(1);
  expect(publishedTogether(mine)).toEqual(['content:front']);
});

it('offers what was taken off the shop, and brings it back on purpose alone', () => {
  const { main } = open('live', 'withdrawn');
  expect([offeredTogether(main), publishedTogether(main)]).toEqual([['content:front'], []]);
  expect(approvedTogether(main)).toEqual(['content:front']);
  expect(publishedTogether(open('changed', 'withdrawn').main)).toEqual(['page:home']);
});

it.each<[string, { page?: More; part?: More }, string[]]>([
  ['of the page alone', { page: by('Ann'), part: by('Bo') }, ['page:home']],
  ['of the area alone', { page: by('Bo'), part: by('Ann') }, ['content:front']],
  ['of neither', { page: by('Bo'), part: by('Bo') }, ['page:home', 'content:front']],
  ['limited to a market', { part: { readOnly: 'market' } }, ['page:home']],
])('leaves to colleagues what they alone write: an author %s', (_who, more, ids) => {
  const { main } = open('changed', 'changed', 1, more);
  expect(publishedTogether(main)).toEqual(ids);
  expect(offeredTogether(main)).toEqual(['page:home', 'content:front']);
});

it('has what a colleague has sent approved with one’s own', () => {
  const { main, editor } = open('changed', 'changed', 1, { page: by('Ann'), part: by('Bo') });
  expect(approvedTogether(main)).toEqual(['page:home']);
  editor.setApproval({ state: 'asked', version: 0 } as Parameters<typeof editor.setApproval>[0]);
  expect(approvedTogether(main)).toEqual(['page:home', 'content:front']);
});
