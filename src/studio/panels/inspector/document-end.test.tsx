/** Deleting a document leads to where its author goes on (R-STUDIO-277). */
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isRecord } from '#kernel/is-record.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import { anOpenPage } from '../../editing/draft/testing-draft.ts';
import { anArea } from '../../editing/draft/testing-group.ts';
import { EditorStore } from '../../editing/editor/editor-store.ts';
import { createApiClient } from '../../parts/api/api-client.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { aSession } from '../../parts/session/testing-session.ts';
import { DocumentEnd } from './document-end.tsx';

simulateModalDialogs();

function Here() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const isAnew = isRecord(state) && typeof state['openedFor'] === 'string';
  return <output>{`${pathname} ${isRecord(state) ? String(state['select']) : ''} ${isAnew}`}</output>;
}

const area: OpenDocument = {
  ...anOpenPage(anArea()),
  id: 'content:front',
  kind: 'content',
  key: 'front',
  state: 'new',
  isOwn: true,
  isPublished: false,
};

async function deleteDocument(editor: EditorStore): Promise<string | null> {
  const fetch = async () => new Response(null, { status: 204 });
  render(
    <TestStudio api={createApiClient({ fetch })} session={aSession()}>
      <MemoryRouter initialEntries={['/edit/here']}>
        <EditorContext value={editor}>
          <DocumentEnd />
        </EditorContext>
        <Here />
      </MemoryRouter>
    </TestStudio>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete the draft' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete the draft' }).at(-1) ?? document.body);
  await screen.findByText(/^(?!\/edit\/here)\//);
  return screen.getByText(/^\//).textContent;
}

it('leads from an area to the page that it was edited with, opened anew', async () => {
  const main = new EditorStore(aSession(), new DraftStore(anOpenPage()));
  const part = new EditorStore(aSession(), new DraftStore(area, Date.now, main.draft.history), 0, main);
  main.group.add(part, 'front-area', 1);
  expect(await deleteDocument(part)).toBe('/edit/page%3Ahome front-area true');
});

it('leads from one that is edited alone to the list', async () => {
  expect(await deleteDocument(new EditorStore(aSession(), new DraftStore(area)))).toBe('/contents  false');
});
