/** The outline by keyboard and pointer (R-STUDIO-271). */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RawIntlProvider } from 'react-intl';
import { beforeEach, expect, it } from 'vitest';
import { applyOperations } from '#engine/operation/apply.ts';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import { anOpenPage, aPage } from '../../editing/draft/testing-draft.ts';
import { EditorStore } from '../../editing/editor/editor-store.ts';
import { OverrideDraft } from '../../editing/override/override-draft.ts';
import { Announcer } from '../../parts/messages/announcer.tsx';
import { aSession } from '../../parts/session/testing-session.ts';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { Outline } from './outline.tsx';

beforeEach(() => localStorage.clear());

function open(opened = anOpenPage(), draft: DraftStore | OverrideDraft = new DraftStore(opened)) {
  const editor = new EditorStore(aSession(), draft);
  render(
    <RawIntlProvider value={createCompiledIntl('en-GB', messages)}>
      <EditorContext value={editor}>
        <Outline />
      </EditorContext>
      <Announcer />
    </RawIntlProvider>,
  );
  const user = userEvent.setup();
  return {
    editor,
    draft,
    user,
    press: (keys: string) => user.keyboard(keys),
    focusTree: async () => {
      for (let tries = 0; tries < 10; tries += 1) {
        if (document.activeElement?.getAttribute('role') === 'treeitem') return;
        await user.tab();
      }
    },
  };
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const said = () => document.querySelector('output')?.textContent;

it('shows the nodes with their places', () => {
  open();
  const rows = screen.getAllByRole('treeitem').map(row => row.getAttribute('aria-label'));
  expect(rows).toEqual([
    'Front page, Page details',
    'Main content',
    'Row',
    'Text, opening',
    'Text, second',
    'Content area, Front',
    'Row',
    'Text, third',
  ]);
  const second = screen.getByRole('treeitem', { name: 'Text, second' });
  expect(second.getAttribute('aria-posinset')).toBe('2');
  expect(second.getAttribute('aria-setsize')).toBe('2');
  expect(second.getAttribute('aria-level')).toBe('4');
});

it('has one tab stop, and the arrows walk and close', async () => {
  const { press, focusTree, editor } = open();
  await focusTree();
  expect(focused()).toBe('Front page, Page details');
  await press('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Text, opening');
  expect(editor.selection.nodeId).toBe('opening');
  await press('{ArrowLeft}');
  expect(focused()).toBe('Row');
  await press('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: 'Text, opening' })).toBeNull();
  await press('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Text, opening');
  await press('{End}');
  expect(focused()).toBe('Text, third');
  await press('c');
  expect(focused()).toBe('Content area, Front');
});

it('moves a widget, keeps the focus on it, and says where it is', async () => {
  const { press, focusTree, editor } = open();
  editor.select('opening');
  await focusTree();
  await press('{Alt>}{ArrowDown}{/Alt}');
  expect(focused()).toBe('Text, opening');
  expect(said()).toBe('Text moved to place 2 of 2 in RowUndo');
  await press('{Alt>}{ArrowDown}{/Alt}');
  expect(said()).toBe('That is not possible here');
  editor.select('third');
  await press('{Alt>}{ArrowRight}{/Alt}');
  expect(said()).toBe('Text moved to place 3 of 3 in RowUndo');
  await press('{Alt>}{ArrowLeft}{/Alt}');
  expect(editor.draft.node('row')?.['widgets']).toMatchObject([{ id: 'third' }]);
  expect(focused()).toBe('Text, third');
});

it('hides the row under the pointer by its eye and shows it again, without selecting it', async () => {
  const { editor, draft, user } = open();
  editor.select('opening');
  const second = () => screen.getByRole('treeitem', { name: /^Text, second/ });
  const eye = () => within(second()).queryByRole('button', { name: 'Hide from everyone: Text' });
  expect(eye()).toBeNull();
  await user.hover(second());
  fireEvent.click(eye() ?? document.body);
  expect(draft.node('second')).toMatchObject({ hidden: true });
  expect(second()).toHaveAccessibleName('Text, second, Hidden from everyone');
  expect(editor.selection.nodeId).toBe('opening');
  // What is hidden has its eye wherever the pointer is.
  await user.hover(screen.getByRole('treeitem', { name: 'Text, third' }));
  fireEvent.click(within(second()).getByRole('button', { pressed: true }));
  expect(draft.node('second')).not.toHaveProperty('hidden');
});

it('says of an override for whom it hides, and of what the page hides, that everyone misses it', async () => {
  const about: OpenDocument = {
    ...anOpenPage({ kind: 'override', id: 'home-se', extends: 'home', context: { market: ['se'] }, ops: [] }),
    id: 'override:home-se',
    kind: 'override',
    override: { extends: 'home', markets: ['se'], locales: [], customerTypes: ['ORGANIZATION'] },
  };
  const page = applyOperations(aPage(), [{ set: { id: 'third', path: 'hidden', value: true } }]);
  if (!page.ok) throw new Error('The page has no third text.');
  const base = { id: 'page:home' as const, label: 'Front page', addresses: {} };
  const draft = new OverrideDraft(new DraftStore(about), { ...base, page: page.value, body: page.value });
  const { editor, user } = open(about, draft);
  const place = 'Sweden, business customers';
  const row = (name: RegExp) => screen.getByRole('treeitem', { name });
  await user.hover(row(/^Text, second/));
  fireEvent.click(within(row(/^Text, second/)).getByRole('button', { name: `Hide for ${place} only: Text` }));
  expect(draft.node('second')).toMatchObject({ hidden: true });
  expect(row(/^Text, second/)).toHaveAccessibleName(expect.stringContaining(`Hidden for ${place} only`));
  expect(row(/^Text, third/)).toHaveAccessibleName(expect.stringContaining('Hidden from everyone'));
  act(() => editor.select('second'));
  expect(screen.getByRole('button', { name: `Hide for ${place} only`, pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: /from everyone/ })).toBeNull();
});

it('hides a part from everyone and shows it again, and the outline says so', async () => {
  const { press, focusTree, editor, draft } = open();
  editor.select('opening');
  await focusTree();
  await press('{Control>}{Shift>}H{/Shift}{/Control}');
  expect(draft.node('opening')).toMatchObject({ hidden: true });
  expect(said()).toBe('Text hiddenUndo');
  expect(focused()).toBe('Text, opening, Hidden from everyone');
  expect(screen.getByRole('button', { name: 'Hide from everyone', pressed: true })).toBeVisible();
  await press('{Control>}{Shift>}H{/Shift}{/Control}');
  expect(said()).toBe('Text shown againUndo');
  expect(draft.body).toEqual(anOpenPage().body);
});

it('removes a node, and the focus goes to its neighbour', async () => {
  const { press, focusTree, editor, draft } = open();
  editor.select('opening');
  await focusTree();
  await press('{Delete}');
  expect(focused()).toBe('Text, second');
  expect(said()).toBe('Text removedUndo');
  await press('{Delete}');
  expect(focused()).toBe('Row');
  editor.undo();
  expect(editor.selection.nodeId).toBe('second');
  editor.undo();
  expect(editor.selection.nodeId).toBe('opening');
  expect(draft.body).toEqual(anOpenPage().body);
});

it('duplicates, and pastes what was cut with ids of its own', async () => {
  const { press, focusTree, editor, draft } = open();
  editor.select('opening');
  await focusTree();
  await press('{Control>}d{/Control}');
  expect(editor.selection.nodeId).toBe('opening-2');
  await press('{Control>}x{/Control}');
  expect(draft.node('opening-2')).toBeUndefined();
  editor.select('fits');
  await press('{Control>}v{/Control}');
  expect(draft.node('fits')?.['widgets']).toMatchObject([{ id: 'third' }, { id: 'opening-2' }]);
  await press('{Control>}v{/Control}');
  expect(editor.selection.nodeId).toBe('opening-3');
});

it('gives a node another id', async () => {
  const { press, focusTree, editor, draft } = open();
  editor.select('opening');
  await focusTree();
  await press('{F2}welcome{Enter}');
  expect(draft.node('welcome')).toBeDefined();
  expect(editor.selection.nodeId).toBe('welcome');
});

it('begins a menu with its first level, and shows what is selected below it', () => {
  const label = (fi: string) => ({ label: { fi } });
  const items = [{ id: 'tyres', ...label('Renkaat'), items: [{ id: 'mud', ...label('Mutarenkaat') }] }];
  const body = { format: 1, kind: 'menu', id: 'main', label: 'main', locations: ['main-desktop'], items };
  const { editor } = open({ ...anOpenPage(body), id: 'menu:main', kind: 'menu' });
  const names = () => screen.getAllByRole('treeitem').map(row => row.getAttribute('aria-label'));
  expect(names()).toEqual(['Front page, Menu details', 'Renkaat']);
  act(() => editor.select('mud'));
  expect(names()).toEqual(['Front page, Menu details', 'Renkaat', 'Mutarenkaat']);
});

it('keeps a menu of one level at one level', async () => {
  const entry = (id: string, fi: string) => ({ id, label: { fi } });
  const items = [entry('terms', 'Ehdot'), entry('cookies', 'Evästeet')];
  const body = { format: 1, kind: 'menu', id: 'footer', label: 'footer', locations: ['footer-first'], items };
  const { editor, press, focusTree, draft } = open({ ...anOpenPage(body), id: 'menu:footer', kind: 'menu' });
  act(() => editor.select('cookies'));
  await focusTree();
  await press('{Alt>}{ArrowRight}{/Alt}');
  expect(said()).toBe('That is not possible here');
  await press('{Control>}c{/Control}{Control>}v{/Control}');
  expect(draft.body['items']).toMatchObject([{ id: 'terms' }, { id: 'cookies' }, { id: 'cookies-2' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(editor.adding).toEqual({ after: 'cookies-2' });
});

it('says why nothing can be changed, and offers nothing to press (R-STUDIO-289)', async () => {
  const { user, editor } = open({ ...anOpenPage(), readOnly: 'role' });
  await user.click(screen.getByRole('treeitem', { name: /opening/ }));
  const why = 'You can look, but not change';
  for (const button of within(screen.getByRole('toolbar')).getAllByRole('button')) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('title', why);
  }
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(editor.adding).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
});
