/** What a deploy changed of that which Studio owns is taken or kept (R-STUDIO-164). */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DriftItem } from '#studio-api/documents.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import { anOpenPage, aPage } from '../../editing/draft/testing-draft.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { createApiClient } from '../../parts/api/api-client.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { aSession } from '../../parts/session/testing-session.ts';
import DriftDialog from './drift-dialog.tsx';

simulateModalDialogs();

const changed: DriftItem = {
  drift: 4,
  nodeId: 'opening',
  path: 'props.title.en',
  changes: [
    {
      kind: 'changed',
      nodeId: 'opening',
      path: 'props.title.en',
      trail: [{ id: 'opening', type: 'text' }],
      before: 'Summer sale',
      after: 'Winter sale',
    },
  ],
};
const gone: DriftItem = { drift: 5, nodeId: 'old', path: 'props.title.en', changes: [] };

function open(items: readonly DriftItem[], status = 200) {
  const posts: unknown[] = [];
  const calls = { decided: vi.fn(), closed: vi.fn() };
  const fetch = vi.fn(async (_path: string, init: RequestInit) => {
    if (init.method !== 'POST') return new Response(JSON.stringify(anOpenPage(aPage(), 2)));
    posts.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify(status === 200 ? [] : { code: 'CONFLICT' }), { status });
  });
  const draft = new DraftStore(anOpenPage(aPage(), 1));
  const editor = Object.assign(testEditor(aPage()), { draft }) as unknown as EditorStore;
  render(
    <TestStudio api={createApiClient({ fetch })} session={aSession()}>
      <DriftDialog editor={editor} items={items} onDecided={calls.decided} onClose={calls.closed} />
    </TestStudio>,
  );
  return { posts, draft, ...calls };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('brings the change of the file into the draft, which is opened again', async () => {
  const { posts, draft, closed, decided } = open([changed]);
  expect(screen.getByText('Winter')).toBeVisible();
  press("Take the file's");
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(posts).toEqual([{ drifts: [4], decision: 'take' }]);
  expect([draft.version, decided.mock.calls.length]).toEqual([2, 1]);
});

it('takes all that can be taken, and nothing into a part that is gone', async () => {
  const { posts } = open([changed, gone]);
  press('Take all from the file');
  await waitFor(() => expect(posts).toEqual([{ drifts: [4], decision: 'take' }]));
});

it('offers nothing to take where all parts are gone, and keeps all at once', async () => {
  const { posts, closed } = open([gone, { ...gone, drift: 6 }]);
  expect(screen.getByRole('button', { name: 'Take all from the file' })).toBeDisabled();
  press('Keep all as in Studio');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(posts).toEqual([{ drifts: [5, 6], decision: 'keep' }]);
});

it('says why a decision was refused, and stays open', async () => {
  const { closed } = open([changed], 409);
  press("Keep Studio's");
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
});
