/** What an editor reads and does in the panel of comments. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { namelessShop } from '#kernel/shop-facts.ts';
import type { CommentThread, StudioComment } from '#studio-api/comments.ts';
import type { Role } from '#studio-api/staff.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { CommentsPanel } from './comments-panel.tsx';

afterEach(cleanup);

const body: DocumentBody = {
  format: 1,
  kind: 'page',
  id: 'home',
  label: 'Etusivu',
  regions: {
    main: [
      {
        kind: 'container',
        id: 'row',
        widgets: [{ type: 'banner', id: 'hero', props: { title: { fi: 'Talvi' } } }],
      },
    ],
  },
};

const said: StudioComment = {
  ...{ id: 'b', text: 'Mine', at: '2026-11-30T10:00:00.000Z' },
  ...{ by: { id: '1', name: 'A' }, reader: null },
};

const thread = (more: Partial<CommentThread> = {}): CommentThread => ({
  id: 'a',
  nodeId: 'hero',
  part: { id: 'hero', type: 'banner', props: { title: { fi: 'Kesä' } } },
  release: null,
  comments: [
    {
      id: 'a',
      text: 'Too long?',
      by: { id: '2', name: 'Bosse' },
      at: '2026-11-30T22:30:00.000Z',
      reader: null,
    },
  ],
  resolved: null,
  ...more,
});

function open(threads: readonly CommentThread[], role: Role = 'editor') {
  const editor = testEditor(body, { selected: 'hero', role });
  editor.comments.receive(threads);
  const get = vi.fn(async () => [
    { id: '1', name: 'A' },
    { id: '2', name: 'Bosse' },
  ]);
  const post = vi.fn(async (_path: string, _body: unknown): Promise<unknown> => thread());
  const api = { get, post, patch: vi.fn(), delete: vi.fn(), put: vi.fn() };
  const intl = createCompiledIntl('en-GB', messages, {
    shop: { ...namelessShop, timeZone: 'Europe/Helsinki' },
  });
  render(
    <TestStudio api={api} session={editor.session} intl={intl}>
      <EditorContext value={editor}>
        <CommentsPanel />
      </EditorContext>
    </TestStudio>,
  );
  return { editor, post };
}

it('names the part as it is, and one that was removed as it was called', () => {
  open([thread(), thread({ id: 'b', nodeId: 'gone' })]);
  const [here, gone] = screen.getAllByRole('article');
  expect(here).toHaveAccessibleName('Banner “Talvi”');
  expect(gone).toHaveAccessibleName('Banner “Kesä”');
  expect(gone).toHaveTextContent('This part was removed.');
  // The clocks of the shop, where the day is another one by now.
  expect(here).toHaveTextContent('1 Dec 2026, 00:30');
});

it('says in which release a part is that is not here', () => {
  open([thread({ nodeId: 'gone', release: { id: 3, title: 'Black Friday' } })]);
  expect(screen.getByRole('article')).toHaveTextContent('Written in the release “Black Friday”');
  expect(screen.getByRole('article')).not.toHaveTextContent('removed');
});

it('leads to the part, and keeps what is being written at another one', () => {
  const { editor } = open([thread({ nodeId: 'row', part: null })]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment on Banner “Talvi”' }), {
    target: { value: 'Half' },
  });
  fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: /Row/ }));
  expect(editor.selection.nodeId).toBe('row');
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(editor.comments.draftAt('part:hero')?.text).toBe('Half');
});

it('puts the focus on the comment that a link leads to', async () => {
  const { editor } = open([]);
  act(() => {
    editor.comments.seek('b');
    editor.comments.receive([thread({ nodeId: 'row', part: null, id: 'b', comments: [said] }), thread()]);
  });
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Mine'));
  expect(editor.selection.nodeId).toBe('row');
});

it('posts the same id again after a failure, and never to oneself', async () => {
  const { post } = open([]);
  await screen.findByRole('option', { name: 'Bosse' });
  expect(screen.queryByRole('option', { name: 'A' })).toBeNull();
  post.mockRejectedValueOnce(new ApiProblem(429, { code: 'TOO_MANY' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Hello ' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } });
  const button = screen.getByRole('button', { name: 'Send the comment' });
  fireEvent.click(button);
  await waitFor(() => expect(screen.getAllByRole('alert')[0]).not.toBeEmptyDOMElement());
  fireEvent.click(button);
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  const [first, second] = post.mock.calls.map(([, sent]) => sent);
  expect(first).toMatchObject({ text: 'Hello', to: '2', nodeId: 'hero' });
  expect(second).toEqual(first);
});

it('posts the same again after another part was looked at', async () => {
  const { editor, post } = open([]);
  await screen.findByRole('option', { name: 'Bosse' });
  post.mockRejectedValueOnce(new ApiProblem(503, { code: 'AWAY' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hello' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
  await waitFor(() => expect(screen.getByRole('textbox')).not.toHaveAttribute('readonly'));
  act(() => editor.select('row'));
  expect(screen.getByRole('textbox')).toHaveValue('');
  act(() => editor.select('hero'));
  fireEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  const [first, second] = post.mock.calls.map(([, sent]) => sent);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ to: '2' });
});

it('keeps a half-written answer when its thread stands in another list', () => {
  const { editor } = open([thread()]);
  fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: 'Answer' }));
  fireEvent.change(within(screen.getByRole('article')).getByRole('textbox'), { target: { value: 'Half' } });
  act(() => editor.select('row'));
  expect(within(screen.getByRole('article')).getByRole('textbox')).toHaveValue('Half');
  act(() => editor.comments.receive([thread({ resolved: { by: 'Bosse', at: '2026-11-30T23:00:00.000Z' } })]));
  fireEvent.click(screen.getByText('Resolved (1)'));
  expect(within(screen.getByRole('article')).getByRole('textbox')).toHaveValue('Half');
});

it('takes no words while it sends', async () => {
  const { post } = open([]);
  let store = () => undefined as void;
  post.mockReturnValueOnce(
    new Promise(resolve => {
      store = () => resolve(thread());
    }),
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveAttribute('readonly'));
  store();
  await waitFor(() => expect(screen.getByRole('textbox')).not.toHaveAttribute('readonly'));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('lets a viewer resolve only what they take part in', () => {
  open([thread(), thread({ id: 'b', comments: [said] })], 'viewer');
  const [others, own] = screen.getAllByRole('article');
  expect(within(others as HTMLElement).queryByRole('button', { name: 'Resolve' })).toBeNull();
  expect(within(own as HTMLElement).getByRole('button', { name: 'Resolve' })).toBeVisible();
});
