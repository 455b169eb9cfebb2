/** A row becomes a shared part, or stays where it is with a reason (R-STUDIO-245). */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { MakeShared } from './make-shared.tsx';

simulateModalDialogs();

const page = (props: object = {}): DocumentBody => ({
  kind: 'page',
  id: 'home',
  regions: {
    main: [
      {
        kind: 'container',
        id: 'row',
        layout: 'full',
        widgets: [{ type: 'text', v: 1, id: 'text', props }],
      },
    ],
  },
});

const blank = {
  kind: 'fragment-file',
  id: 'usp',
  containers: [{ kind: 'container', id: 'first', layout: 'full', widgets: [] }],
};

const facts = { locales: [], customerTypes: [] };
const override = (key: string, of: string, market: string) => ({
  id: `override:${key}`,
  key,
  kind: 'override',
  state: 'live',
  override: { ...facts, extends: of, markets: [market] },
});

interface Answers {
  body?: DocumentBody;
  /** Operations of the override of an override. */
  ops?: readonly object[];
  fill?: (editor: ReturnType<typeof testEditor>) => Promise<unknown>;
}

function Address() {
  return <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
}

async function open({ body = page(), ops = [], fill = () => Promise.resolve({}) }: Answers = {}) {
  const editor = testEditor(body, { selected: 'row' });
  const get = vi.fn((path: string): Promise<unknown> => {
    const [, id] = /documents\/([^?]+)/.exec(path) ?? [];
    if (id) return Promise.resolve({ body: { kind: 'override', id, ops: id.endsWith('dk') ? ops : [] } });
    if (path.includes('kind=override'))
      return Promise.resolve([override('home-se', 'home', 'se'), override('home-dk', 'home-se', 'dk')]);
    return Promise.resolve(path.includes('deleted') ? [{ id: 'fragment:usp' }] : []);
  });
  const post = vi.fn((path: string, sent: { key?: string }) =>
    path.endsWith('/operations')
      ? fill(editor)
      : Promise.resolve({ id: `fragment:${sent.key}`, version: 1, body: blank }),
  );
  const remove = vi.fn(() => Promise.resolve());
  const row = findNode(body, 'row')?.node;
  if (!row) throw new Error('There is no row');
  render(
    <TestStudio api={{ get, post, delete: remove }} session={editor.session}>
      <EditorContext value={editor}>
        <MemoryRouter>
          <MakeShared node={row} />
          <Address />
        </MemoryRouter>
      </EditorContext>
    </TestStudio>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Make a shared part' })));
  return { editor, post, remove };
}

const share = () => screen.getByRole('button', { name: 'Make it shared' });

function name(): void {
  fireEvent.change(screen.getByLabelText('Name of the part'), { target: { value: 'USP' } });
}

it('shows the part in the place of the row, under a name that no deleted part has', async () => {
  let fill: (answer: unknown) => void = () => undefined;
  const { editor, post, remove } = await open({
    fill: () =>
      new Promise(resolve => {
        fill = resolve;
      }),
  });
  name();
  await act(async () => fireEvent.click(share()));
  // Once is enough.
  await act(async () => fireEvent.click(share()));
  expect(post).toHaveBeenCalledTimes(2);
  await act(async () => fill({}));
  expect(editor.draft.body['regions']).toMatchObject({ main: [{ kind: 'fragment', ref: 'usp-2' }] });
  expect(screen.getByTestId('state')).toHaveTextContent('{"also":["fragment:usp-2"]}');
  expect(remove).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves nothing behind when the part cannot be filled, or the row has changed meanwhile', async () => {
  const fill = vi.fn(
    (_editor: ReturnType<typeof testEditor>): Promise<unknown> => Promise.reject(new Error('no')),
  );
  const { editor, remove } = await open({ fill });
  name();
  await act(async () => fireEvent.click(share()));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(remove).toHaveBeenLastCalledWith('/api/documents/fragment%3Ausp-2');
  fill.mockImplementation(async ({ change }) =>
    change([{ set: { id: 'text', path: 'props.title', value: 'A colleague' } }] as never, 'theirs'),
  );
  await act(async () => fireEvent.click(share()));
  expect(screen.getByRole('alert')).toHaveTextContent('The row was changed by others meanwhile.');
  expect(remove).toHaveBeenCalledTimes(2);
  expect(editor.draft.body['regions']).toMatchObject({
    main: [{ kind: 'container', widgets: [{ props: { title: 'A colleague' } }] }],
  });
  fill.mockResolvedValue({});
  await act(async () => fireEvent.click(share()));
  expect(remove).toHaveBeenCalledTimes(2);
  expect(editor.draft.body['regions']).toMatchObject({ main: [{ kind: 'fragment' }] });
});

it('says why a row stays: it shows data of the page, or a market has changed it', async () => {
  await open({ body: page({ title: { $bind: 'data.product.name' } }) });
  expect(screen.getByText(/shows data that only this page has/)).toBeVisible();
  expect(screen.queryByLabelText('Name of the part')).toBeNull();
});

it('says for whom a row is changed, also by an override of an override', async () => {
  const { post } = await open({ ops: [{ hide: 'text' }] });
  expect(screen.getByText(/is changed separately for: Denmark\./)).toBeVisible();
  expect(post).not.toHaveBeenCalled();
});

it('says that comments on the row stay with the page', async () => {
  const { editor } = await open();
  const thread = { id: 'a', part: null, release: null, comments: [], resolved: null };
  act(() =>
    editor.comments.receive([
      { ...thread, nodeId: 'text' },
      { ...thread, id: 'b', nodeId: 'other' },
    ]),
  );
  expect(screen.getByText('1 open comment on the row stays among the comments of this page.')).toBeVisible();
});
