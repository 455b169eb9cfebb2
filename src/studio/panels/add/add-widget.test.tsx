/** Shared parts are offered where rows are added (R-STUDIO-245). */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { CurrentReleaseProvider } from '../../parts/releases/current-release.tsx';
import AddWidget from './add-widget.tsx';

simulateModalDialogs();

const row = { kind: 'container', id: 'row', layout: 'full', widgets: [] };
const part = (key: string, label: string, state = 'live') => ({
  ...{ id: `fragment:${key}`, kind: 'fragment', key, label, state },
});

async function open() {
  const editor = testEditor({ kind: 'page', id: 'home', regions: { main: [row] } });
  const announceStep = vi.spyOn(editor, 'announceStep');
  const inRelease = [part('usp', 'Reasons of the release'), part('gone', 'Gone', 'withdrawn')];
  const get = (path: string) =>
    Promise.resolve(path === '/api/documents?kind=fragment&release=3' ? inRelease : [part('usp', 'Reasons')]);
  sessionStorage.setItem('studio-release', '3');
  await act(async () =>
    render(
      <TestStudio api={{ get }} session={editor.session}>
        <CurrentReleaseProvider>
          <EditorContext value={editor}>
            <Suspense>
              <AddWidget place={{ after: 'row' }} />
            </Suspense>
          </EditorContext>
        </CurrentReleaseProvider>
      </TestStudio>,
    ),
  );
  sessionStorage.clear();
  return { editor, announceStep };
}

it('counts the shared parts of the release, and says once that one was added', async () => {
  const { editor, announceStep } = await open();
  const offered = await screen.findByRole('button', { name: 'Reasons of the release' });
  expect(screen.queryByRole('button', { name: 'Gone' })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'of the release' } });
  expect(screen.getByText('1 found')).toBeInTheDocument();
  fireEvent.click(offered);
  expect(announceStep.mock.calls).toEqual([['Reasons of the release added']]);
  expect(editor.draft.body['regions']).toMatchObject({
    main: [{ id: 'row' }, { kind: 'fragment', ref: 'usp' }],
  });
  expect(editor.steps.map(({ label }) => label)).toEqual(['Reasons of the release added']);
});
