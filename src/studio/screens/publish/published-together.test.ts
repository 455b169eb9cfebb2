/** What goes live with a page (R-STUDIO-263). */
import { expect, it } from 'vitest';
import type { OpenDocument } from '#studio-api/documents.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import { anOpenPage } from '../../editing/draft/testing-draft.ts';
import { EditorStore } from '../../editing/editor/editor-store.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import { publishedTogether } from './published-together.ts';

function open(page: OpenDocument['state'], part: OpenDocument['state'], pages = 1) {
  const main = new EditorStore(aSession(), new DraftStore({ ...anOpenPage(), state: page }));
  const content: OpenDocument = { ...anOpenPage(), id: 'content:front', kind: 'content', state: part };
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
