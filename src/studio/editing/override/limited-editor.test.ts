/** A person of one market writes the override of that market, and no other (R-STUDIO-192, R-STUDIO-213). */
import { expect, it } from 'vitest';
import type { OpenDocument } from '#studio-api/documents.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import { DraftStore } from '../draft/draft-store.ts';
import { anOpenPage, aPage, aWidget } from '../draft/testing-draft.ts';
import { EditorStore } from '../editor/editor-store.ts';
import { OverrideDraft } from './override-draft.ts';

/** The editor of the override of Sweden, for someone of these markets. */
function open(markets: readonly string[]) {
  const about: OpenDocument = {
    ...anOpenPage({ kind: 'override', id: 'home-se', extends: 'home', context: { market: ['se'] }, ops: [] }),
    id: 'override:home-se',
    kind: 'override',
    override: { extends: 'home', markets: ['se'], locales: [], customerTypes: [] },
  };
  const page = aPage();
  const draft = new OverrideDraft(new DraftStore(about), {
    ...{ id: 'page:home' as const, label: 'Front page', addresses: {}, page, body: page },
  });
  const session = aSession();
  return new EditorStore(
    { ...session, staff: { ...session.staff, role: 'editor', markets: [...markets] } },
    draft,
  );
}
const rename = (editor: EditorStore) =>
  editor.change([{ set: { id: 'opening', path: 'props.title.sv', value: 'Rea' } }], 'Title');

it('is written by a person of that market', () => {
  const editor = open(['se']);
  expect([editor.mayChange('opening'), editor.mayChange('')]).toEqual([true, true]);
  expect(rename(editor)).toBe(true);
});

it('adds parts without a market of their own, since the override has one', () => {
  const editor = open(['se']);
  expect(editor.change([{ insert: { node: aWidget('new'), after: 'opening' } }], 'Add')).toBe(true);
  expect(editor.draft.node('new')?.when).toBeUndefined();
});

it('is refused to a person of another market', () => {
  const editor = open(['fi']);
  expect([editor.mayChange('opening'), rename(editor)]).toEqual([false, false]);
});
