/** An experiment in the inspector: progress without results, the result in words, and its end in one step (R-STUDIO-231). */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentExperiments, ExperimentState } from '#studio-api/experiments.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { type TestEditor, testEditor } from '../../editing/context/testing-editor.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { ExperimentCard } from './experiment-card.tsx';

simulateModalDialogs();

const taking = (arm: string) => ({ experiment: { name: 'copy', arm } });
const body: DocumentBody = {
  kind: 'page',
  id: 'home',
  experiments: {
    copy: {
      arms: [
        { id: 'a', weight: 50 },
        { id: 'b', weight: 50 },
      ],
      ...{ goal: 'carts', change: 20, visitors: 4_000 },
    },
  },
  regions: {
    main: [
      {
        ...{ kind: 'container', id: 'row', layout: 'full' },
        widgets: [
          { type: 'banner', v: 2, id: 'hero', props: {}, ...taking('a') },
          { type: 'banner', v: 2, id: 'hero-2', props: { headline: 'new' }, ...taking('b') },
        ],
      },
    ],
  },
};
const about = { name: 'copy', goal: 'carts', change: 20, visitors: 4_000, since: '2026-11-03' } as const;

const get = vi.fn((_path: string): Promise<DocumentExperiments> => Promise.reject(new Error('no answer')));

async function open(...experiments: ExperimentState[]) {
  const editor = show(testEditor(body, { selected: 'hero' }), ...experiments);
  await screen.findByText(/^Goal:/);
  return editor;
}
function show(editor: TestEditor, ...experiments: ExperimentState[]) {
  const answer: DocumentExperiments = { today: '2026-11-30', experiments };
  get.mockImplementation(() => Promise.resolve(answer));
  render(
    <TestStudio api={{ get, post: get, patch: get, delete: get, put: get }} session={editor.session}>
      <EditorContext value={editor}>
        <MemoryRouter>
          <ExperimentCard name="copy" />
        </MemoryRouter>
      </EditorContext>
    </TestStudio>,
  );
  return editor;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const done = (first: number, second: number, visitors = 4_100): ExperimentState => ({
  ...about,
  ...{ state: 'done', until: '2026-11-20' },
  arms: [
    { id: 'a', weight: 50, visitors: 4_000, reached: first, values: { EUR: 200_000 } },
    { id: 'b', weight: 50, visitors, reached: second, values: {} },
  ],
});

it('says that it begins with the publication', async () => {
  await open();
  expect(screen.getByText(/begins with the publication/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says how far it is and nothing of what visitors did', async () => {
  await open({
    ...{ ...about, state: 'running' },
    arms: [
      { id: 'a', visitors: 1_200 },
      { id: 'b', visitors: 1_310 },
    ],
  });
  expect(screen.getByText('1,200 of 4,000 visitors')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Visitors, Version B' })).toHaveProperty('value', 1_310);
  expect(screen.queryByText(/percentage points/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
});

it.each([
  [400, 520, /^Version B is better than A: .* 2\.7 percentage points higher\. .* 1\.3 to 4\.1/],
  [520, 400, /^Version B is worse than A: .* percentage points lower/],
  [
    400,
    415,
    /^No difference was found\. With 95% certainty, version B is at most .* worse and at most .* better/,
  ],
])('says of %d and %d what they mean', async (first, second, words) => {
  await open(done(first, second));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(/Version A: 1\d% \(\d+ of 4,000 visitors\)/)).toBeVisible();
  expect(screen.getByText('Value of the first orders: €2,000.00')).toBeVisible();
});

it('keeps the winner in one step that leaves nothing of the experiment', async () => {
  const editor = await open(done(400, 520));
  fireEvent.click(button('Keep version B'));
  expect(editor.steps.map(({ label }) => label)).toEqual(['Version B kept']);
  expect(JSON.stringify(editor.draft.body)).not.toMatch(/experiment|"hero-2"/);
  expect(JSON.stringify(editor.draft.body)).toContain('"headline":"new"');
});

it('ends without a result only after a question, and keeps the first version', async () => {
  const editor = await open({ ...about, state: 'running', arms: [{ id: 'a', visitors: 1 }] });
  fireEvent.click(button('End the experiment'));
  expect(editor.steps).toEqual([]);
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'End it and keep version A', hidden: true }));
  expect(JSON.stringify(editor.draft.body)).not.toMatch(/experiment|hero-2/);
});

it('shows the chosen version in the canvas', async () => {
  const editor = await open();
  expect(button(/^Version A/)).toHaveProperty('ariaPressed', 'true');
  fireEvent.click(button(/^Version B/));
  expect(editor.experiments.shown).toEqual({ copy: 'b' });
});

it('is shown where a market has its own of the page, and ended for all markets alone', async () => {
  const override = { id: 'override:home-se', pageId: 'page:home', own: [] } as const;
  show(testEditor(body, { selected: 'hero', override }), done(400, 520));
  await screen.findByText(/^Goal:/);
  expect(get).toHaveBeenLastCalledWith('/api/experiments/page%3Ahome');
  expect(screen.getByText(/^Version B is better than A/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Keep|End)/ })).toBeNull();
});

it('keeps one of the versions of an experiment that the page does not declare', () => {
  const { experiments: _lost, ...undeclared } = body;
  const editor = show(testEditor(undeclared, { selected: 'hero' }));
  expect(screen.getByText(/does not describe this experiment/)).toBeVisible();
  fireEvent.click(button('Keep version A'));
  expect(JSON.stringify(editor.draft.body)).not.toMatch(/experiment|hero-2/);
});

it('offers no version whose part was deleted', async () => {
  const editor = await open({ ...about, state: 'running', arms: [{ id: 'a', visitors: 1 }] });
  act(() => void editor.change([{ remove: { id: 'hero' } }], 'removed'));
  fireEvent.click(button('End the experiment'));
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'End it and keep version B', hidden: true }));
  expect(JSON.stringify(editor.draft.body)).toContain('"hero-2"');
  expect(JSON.stringify(editor.draft.body)).not.toContain('experiment');
});

it('compares nothing where chance does not explain who has seen what', async () => {
  await open(done(400, 520, 4_600));
  expect(screen.getByText(/not seen by the shares of the visitors that were planned/)).toBeVisible();
  expect(screen.queryByText(/better than A|percentage points/)).toBeNull();
});
