/** What the bar says of saving where one of the documents that are edited as one is read-only (R-STUDIO-261). */
import { act, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import type { JointSync } from '../../editing/draft/joint-sync.ts';
import { anOpenPage } from '../../editing/draft/testing-draft.ts';
import { EditorStore } from '../../editing/editor/editor-store.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { SavedState } from './saved-state.tsx';

function show(page: Partial<OpenDocument>, area: Partial<OpenDocument>) {
  const main = new EditorStore(aSession(), new DraftStore({ ...anOpenPage(), ...page }));
  const of: OpenDocument = { ...anOpenPage(), id: 'content:front', kind: 'content', key: 'front', ...area };
  const part = new EditorStore(aSession(), new DraftStore(of, Date.now, main.draft.history), 0, main);
  main.group.add(part, 'front', 1);
  const retry = vi.fn();
  const sync = { state: 'offline', retry } as unknown as JointSync;
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <SavedState editor={main} sync={sync} />
    </RawIntlProvider>,
  );
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  return { main, part, retry, said };
}

const note = 'Edited in another system';

it('says what is saved of the area of a page that is read-only, and offers to try again', () => {
  const { main, part, said, retry } = show({ readOnly: 'hosted' }, {});
  act(() => void part.change([{ set: { id: 'opening', path: 'props.title.fi', value: 'Uusi' } }], 'Title'));
  expect(said()).toEqual([note, expect.stringContaining('1')]);
  screen.getByRole('button').click();
  expect(retry).toHaveBeenCalled();
  // The note is about what is selected.
  act(() => part.select('opening'));
  expect(said()).toHaveLength(1);
  act(() => main.select('opening'));
  expect(said()[0]).toBe(note);
});

it('says of a read-only area that it is, while a part of it is selected', () => {
  const { part, said } = show({}, { readOnly: 'hosted' });
  expect(said()).toHaveLength(1);
  act(() => part.select('opening'));
  expect(said()[0]).toBe(note);
  expect(screen.getByRole('button')).toBeVisible();
});

it('says nothing of saving where all is read-only', () => {
  const { said } = show({ readOnly: 'hosted' }, { readOnly: 'hosted' });
  expect(said()).toEqual([note]);
  expect(screen.queryByRole('button')).toBeNull();
});
