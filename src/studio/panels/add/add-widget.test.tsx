/** Shared parts and presets are offered where they may stand (R-STUDIO-245, R-STUDIO-272). */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import type { DocumentBody, NodePlace } from '#engine/operation/operation.ts';
import type { StudioPreset } from '#studio-api/presets.ts';
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

interface Shown {
  body?: DocumentBody;
  place?: NodePlace;
  presets?: () => readonly StudioPreset[];
}

const page: DocumentBody = { kind: 'page', id: 'home', regions: { main: [row] } };

async function open({ body = page, place = { after: 'row' }, presets = () => [] }: Shown = {}) {
  const editor = testEditor(body);
  const announceStep = vi.spyOn(editor, 'announceStep');
  const inRelease = [part('usp', 'Reasons of the release'), part('gone', 'Gone', 'withdrawn')];
  const get = (path: string) =>
    Promise.resolve(
      path === '/api/presets'
        ? presets()
        : path === '/api/documents?kind=fragment&release=3'
          ? inRelease
          : [part('usp', 'Reasons')],
    );
  const api = {
    get,
    patch: vi.fn(() => Promise.resolve({})),
    delete: vi.fn(() => Promise.resolve()),
  };
  sessionStorage.setItem('studio-release', '3');
  await act(async () =>
    render(
      <TestStudio api={api} session={editor.session}>
        <CurrentReleaseProvider>
          <EditorContext value={editor}>
            <Suspense>
              <AddWidget place={place} />
            </Suspense>
          </EditorContext>
        </CurrentReleaseProvider>
      </TestStudio>,
    ),
  );
  sessionStorage.clear();
  return { editor, announceStep, api };
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

const preset = (name: string, node: StudioPreset['node']): StudioPreset => ({
  ...{ id: name, name, by: 'Ada', mayChange: true, at: '2030-01-01T10:00:00Z', node },
});
const banner = { type: 'banner', v: 2, id: 'hero', props: { picture: { file: 'spring.webp' } } };
const text = { type: 'text', v: 2, id: 'row', props: { title: 'Spring' } };
const campaign = { ...row, id: 'campaign', layout: 'half', widgets: [text, banner] };

it('adds a copy of a preset, a row as it was saved and a widget in a row of its own', async () => {
  const presets = () => [preset('Campaign', campaign), preset('Spring', text)];
  const { editor } = await open({ presets });
  const saved = await screen.findByRole('button', { name: 'Campaign' });
  expect(saved).toHaveAccessibleDescription('Row, saved by Ada');
  expect(saved.querySelector('img')?.src).toContain('/images/pagewidget/400w/spring.webp');
  fireEvent.click(saved);
  expect(editor.draft.body['regions']).toMatchObject({
    main: [{ id: 'row' }, { id: 'campaign', layout: 'half', widgets: [{ ...text, id: 'row-2' }, banner] }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Spring' }));
  expect(editor.draft.body['regions']).toMatchObject({
    main: [{ id: 'row' }, { kind: 'container', widgets: [{ type: 'text', props: text.props }] }, {}],
  });
});

it('offers a preset where all of it may stand', async () => {
  const presets = () => [
    preset('Campaign', campaign),
    preset('Spring', text),
    preset('Of another shop', {
      ...{ ...row, id: 'other' },
      widgets: [{ type: 'no-such-widget', v: 1, id: 'c', props: {} }],
    }),
    preset('Of an older shop', null),
  ];
  const names = () => presets().flatMap(({ name }) => (screen.queryByRole('button', { name }) ? [name] : []));
  await open({ presets });
  expect(names()).toEqual(['Campaign', 'Spring']);
  cleanup();
  // A row does not stand in a row, but after it.
  const { editor } = await open({ presets, place: { firstIn: 'row' } });
  expect(names()).toEqual(['Campaign', 'Spring']);
  fireEvent.click(screen.getByRole('button', { name: 'Campaign' }));
  expect(editor.draft.body['regions']).toMatchObject({ main: [row, { id: 'campaign' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Spring' }));
  expect(editor.draft.body['regions']).toMatchObject({ main: [{ id: 'row', widgets: [{}] }, {}] });
});

it('has no button that renames or deletes what the caller may not change', async () => {
  await open({ presets: () => [{ ...preset('Spring', text), mayChange: false }] });
  expect(await screen.findByRole('button', { name: 'Spring' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Rename|Delete/ })).toBeNull();
});

it('renames and deletes a preset where it is added', async () => {
  let name = 'Spring';
  let all = () => [preset('1', text)].map(each => ({ ...each, name }));
  const { editor, api } = await open({ presets: () => all() });
  const requestAdd = vi.spyOn(editor, 'requestAdd');
  fireEvent.click(await screen.findByRole('button', { name: 'Rename: Spring' }));
  fireEvent.change(screen.getByLabelText('Name of the preset'), { target: { value: ' Summer ' } });
  // Escape closes the dialog in front alone.
  const cancel = () => fireEvent(screen.getAllByRole('dialog').at(-1) as HTMLElement, new Event('cancel'));
  cancel();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(requestAdd).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Rename: Spring' }));
  fireEvent.change(screen.getByLabelText('Name of the preset'), { target: { value: ' Summer ' } });
  name = 'Summer';
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Rename' })));
  expect(api.patch.mock.calls).toEqual([['/api/presets/1', { name: 'Summer' }]]);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the preset: Summer' }));
  all = () => [];
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete the preset' })));
  expect(api.delete.mock.calls).toEqual([['/api/presets/1']]);
  expect(screen.queryByRole('button', { name: 'Summer' })).toBeNull();
});
