/** The inspector on real widgets, with the real engine of operations. */

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { PickAnswer } from '#studio-api/pick.ts';
import { simulateModalDialogs } from '#tests/support/modal-dialogs.ts';
import { EditorContext } from '../../editing/context/editor-context.ts';
import { testEditor } from '../../editing/context/testing-editor.ts';
import { TestStudio } from '../../parts/context/testing-studio.tsx';
import { messages } from '../../parts/texts/messages.en.gen.ts';
import { InspectorSlot } from './inspector-slot.tsx';

simulateModalDialogs();

// jsdom does not scroll.
const { scrollIntoView } = Element.prototype;
beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});
afterAll(() => {
  Object.assign(Element.prototype, { scrollIntoView });
});

const page = (props: object, more: object = {}, type = 'banner'): DocumentBody => ({
  format: 1,
  kind: 'page',
  id: 'home',
  label: 'Etusivu',
  seo: { title: { fi: 'Etusivu', sv: 'Startsida' } },
  regions: {
    main: [
      { kind: 'container', id: 'row', layout: 'full', widgets: [{ type, v: 2, id: 'hero', props, ...more }] },
    ],
  },
});

const items: Readonly<Record<string, PickAnswer['items']>> = {
  category: [
    { ref: 'talvi', id: 1, name: 'Talvi', isShown: true },
    { ref: 'aurat', id: 2, name: 'Aurat', detail: 'Talvi', isShown: false },
  ],
};

function open(body: DocumentBody, options: Parameters<typeof testEditor>[1] = {}) {
  const editor = testEditor(body, { selected: 'hero', ...options });
  const get = vi.fn((path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://studio');
    const kind = pathname.split('/').at(-1) ?? '';
    const ids = searchParams.get('ids')?.split(',');
    const found = (items[kind] ?? []).filter(
      ({ ref, id }) => !ids || ids.includes(String(ref)) || ids.includes(String(id)),
    );
    return Promise.resolve({ items: found, total: found.length });
  });
  const api = { get, post: get, patch: get, delete: get, put: get };
  render(
    <TestStudio api={api} session={editor.session}>
      <EditorContext value={editor}>
        <MemoryRouter>
          <InspectorSlot />
        </MemoryRouter>
      </EditorContext>
    </TestStudio>,
  );
  const props = () => editor.draft.node('hero')?.['props'];
  return { editor, get, props };
}

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const group = (name: RegExp | string) => screen.getByRole('group', { name });

it('writes one operation per change, with what it replaced, and joins typing', () => {
  const { editor } = open(page({ title: { fi: 'Talvi', sv: 'Vinter' } }));
  const title = within(group('Title')).getByLabelText('Suomi');
  type(title, 'Talvea');
  type(title, 'Talvea!');
  expect(editor.steps).toEqual([
    {
      ops: [{ set: { id: 'hero', path: 'props.title.fi', value: 'Talvea', was: 'Talvi' } }],
      label: 'Title',
      typing: 'hero props.title.fi',
    },
    {
      ops: [{ set: { id: 'hero', path: 'props.title.fi', value: 'Talvea!', was: 'Talvea' } }],
      label: 'Title',
      typing: 'hero props.title.fi',
    },
  ]);
});

it('asks for the alternative text of a picture only in languages without a text beside it (R-STUDIO-132)', () => {
  const image = { file: 'a.webp', width: 800, height: 600, alt: { fi: '', sv: '' } };
  open(page({ title: { fi: 'Talvi', sv: null }, image }));
  const state = (name: string) => screen.getByRole('radio', { name });
  expect(state('Suomi')).toHaveAccessibleDescription('All texts are written');
  expect(state('Svenska')).toHaveAccessibleDescription('Texts are missing');
  expect(screen.queryByRole('group', { name: 'Description of the image' })).toBeNull();
  expect(screen.getByText(/read the text beside it/)).toBeVisible();
  fireEvent.click(state('Svenska'));
  type(within(group('Description of the image')).getByLabelText('Svenska'), 'Skog');
  expect(state('Svenska')).toHaveAccessibleDescription('All texts are written');
});

const crops = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('names the points and the crops of both pictures of a field (R-STUDIO-240)', () => {
  const image = { file: 'a.webp', width: 800, height: 600, alt: { fi: '', sv: '' } };
  open(page({ image }));
  expect(screen.getByRole('button', { name: /^Most important point/ })).toBeVisible();
  expect(crops('Crops of the picture')).toEqual(['Computer', 'Tablet', 'Phone']);
  cleanup();
  open(page({ image: { ...image, phoneFile: 'b.webp', phoneWidth: 600, phoneHeight: 800 } }));
  expect(screen.getByRole('button', { name: /^Most important point of the picture:/ })).toBeVisible();
  expect(
    screen.getByRole('button', { name: /^Most important point of the picture for phones:/ }),
  ).toBeVisible();
  expect(crops('Crops of the picture')).toEqual(['Computer', 'Tablet']);
  expect(crops('Crops of the picture for phones')).toEqual(['Phone']);
});

it('asks for no point of a picture of which everything is shown', () => {
  const image = { file: 'a.webp', width: 800, height: 600, alt: { fi: '', sv: '' } };
  open(page({ image }, {}, 'image'));
  expect(screen.getByRole('button', { name: 'Change picture' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Most important point/ })).toBeNull();
});

it('shows one language at a time and says which texts are missing', () => {
  open(page({ title: { fi: 'Talvi', sv: '' } }));
  expect(within(group('Title')).queryByLabelText('Svenska')).toBeNull();
  expect(screen.getByRole('radio', { name: 'Svenska' })).toHaveAccessibleDescription('Texts are missing');
  fireEvent.click(screen.getByRole('radio', { name: 'Svenska' }));
  expect(within(group('Title')).getByLabelText('Svenska')).toHaveValue('');
});

it('keeps other notations behind a button beside the name, and offers none for a text that no one uses (R-STUDIO-128)', () => {
  open(page({ title: { fi: 'Talvi', sv: 'Vinter' } }));
  const more = screen.getByText('Other ways (Title)', { collapseWhitespace: true });
  expect(more.closest('details')).not.toHaveAttribute('open');
  expect(within(group('Eyebrow')).queryByRole('button', { name: /Leave out/ })).toBeNull();
});

it('reuses, leaves out and restores the text of a language', () => {
  const { props } = open(page({ title: { fi: 'Talvi', sv: 'Vinter' } }));
  fireEvent.click(screen.getByRole('radio', { name: 'Svenska' }));
  const button = (name: RegExp) => within(group('Title')).getByRole('button', { name });
  fireEvent.click(button(/Same as: Suomi/));
  expect(props()).toEqual({ title: { fi: 'Talvi', sv: { $same: 'fi' } } });
  fireEvent.click(button(/Same as: Suomi/));
  fireEvent.click(button(/Leave out/));
  expect(props()).toEqual({ title: { fi: 'Talvi', sv: null } });
  fireEvent.click(button(/Leave out/));
  expect(props()).toEqual({ title: { fi: 'Talvi', sv: 'Vinter' } });
});

it('keeps the texts of a field while a shared text is tried, even when another part was selected meanwhile', () => {
  const before = { title: { fi: 'Talvi', sv: 'Vinter' } };
  const { editor, props } = open(page(before));
  const toggle = () =>
    fireEvent.click(
      screen.getByText(/shared text of the shop|Write own text/, {
        selector: '[data-field-path="props.title"] *',
      }),
    );
  toggle();
  expect(props()).toEqual({ title: { $t: '' } });
  act(() => editor.select('row'));
  act(() => editor.select('hero'));
  toggle();
  expect(props()).toEqual(before);
});

it('shows errors at their field, and fixes them with one click', () => {
  const { props } = open(page({ title: { fi: 'ATV', sv: '' } }), {
    findings: [
      {
        document: 'page:home',
        nodeId: 'hero',
        path: 'props.title',
        about: { missing: 'sv' },
        code: 'L10N001',
        severity: 'error',
        message: 'No text',
        fixes: [],
      },
    ],
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Svenska' }));
  expect(within(group('Title')).getByLabelText('Svenska')).toHaveAccessibleDescription(
    'The text in Svenska is missing.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use the text in Suomi' }));
  expect(props()).toEqual({ title: { fi: 'ATV', sv: { $same: 'fi' } } });
});

it('chooses a category by name; its alias is never typed', async () => {
  const { props } = open(page({ categoryAlias: 'aurat' }, {}, 'product-list'));
  const field = group('Category alias');
  expect(await within(field).findByText('Aurat')).toBeVisible();
  expect(within(field).getByText('not shown now')).toBeVisible();
  expect(within(field).queryByRole('textbox')).toBeNull();
  fireEvent.click(within(field).getByRole('button', { name: 'Change: Category' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choose: Category' }));
  const search = dialog.getByRole('combobox');
  await dialog.findByRole('option', { name: /^Talvi/ });
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  fireEvent.keyDown(search, { key: 'ArrowUp' });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(props()).toEqual({ categoryAlias: 'talvi' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sorts chosen references', async () => {
  const { props } = open(page({ filter: { categoryIds: [1, 2] } }, {}, 'product-list'));
  const field = within(group('Categories'));
  await field.findByText('Aurat');
  fireEvent.click(field.getByRole('button', { name: 'Move down: Talvi' }));
  expect(props()).toEqual({ filter: { categoryIds: [2, 1] } });
  fireEvent.click(await field.findByRole('button', { name: 'Remove: Aurat' }));
  expect(props()).toEqual({ filter: { categoryIds: [1] } });
});

it('chooses where a link leads', async () => {
  const { props } = open(page({ href: 'category:talvi' }));
  const field = within(group('Link'));
  expect(await field.findByText('Talvi')).toBeVisible();
  fireEvent.click(field.getByRole('button', { name: /Change link/ }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: 'Other address' }));
  type(dialog.getByLabelText('Address'), 'javascript:alert(1)');
  fireEvent.click(dialog.getByRole('button', { name: 'Use this address' }));
  expect(dialog.getByLabelText('Address')).toBeInvalid();
  type(dialog.getByLabelText('Address'), 'www.example.com');
  fireEvent.click(dialog.getByRole('button', { name: 'Use this address' }));
  expect(props()).toEqual({ href: 'https://www.example.com' });
});

it('leaves the fields of developers to them, with the reason', () => {
  const html = { html: { fi: '<p>a</p>', sv: '<p>b</p>' }, css: 'p { color: red }' };
  open(page(html, {}, 'html'));
  expect(screen.getByLabelText('Styles (CSS)')).toBeDisabled();
  expect(screen.getAllByText('Developers change this field.').length).toBeGreaterThan(0);
});

it('lets developers change theirs', () => {
  open(page({ css: 'p { color: red }' }, {}, 'html'), { role: 'developer' });
  expect(screen.getByLabelText('Styles (CSS)')).toBeEnabled();
});

it('changes nothing that is read-only', () => {
  open(page({ title: { fi: 'Talvi', sv: 'Vinter' } }), { isReadOnly: true });
  expect(within(group('Title')).getByLabelText('Suomi')).toBeDisabled();
});

it('builds a rule, says it in words, and refuses one that excludes everyone', () => {
  const { editor } = open(page({}, { when: { from: '2026-12-01T00:00+02:00' } }));
  fireEvent.click(screen.getByRole('tab', { name: 'For whom and when' }));
  expect(screen.getByText('Shown when the time is 1 Dec 2026, 00:00 or later.')).toBeVisible();
  fireEvent.click(within(group('Market')).getByRole('checkbox', { name: 'Sweden' }));
  expect(editor.steps.at(-1)?.ops).toEqual([{ set: { id: 'hero', path: 'when.market', value: ['se'] } }]);
  const ends = screen.getByLabelText('Ends');
  type(ends, '2026-11-01T00:00');
  fireEvent.blur(ends);
  expect(screen.getByText(/The end cannot be before the start/)).toBeVisible();
  expect(editor.steps).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Show to everyone, always' }));
  expect(editor.draft.node('hero')).not.toHaveProperty('when');
});

it('offers only values that the row around leaves', () => {
  const body = page({});
  const { editor } = open(body);
  act(() => {
    editor.change([{ set: { id: 'row', path: 'when', value: { market: ['fi'] } } }], 'rule');
  });
  fireEvent.click(screen.getByRole('tab', { name: 'For whom and when' }));
  expect(within(group('Market')).getByRole('checkbox', { name: 'Sweden' })).toBeDisabled();
});

it('shows JSON to developers, and takes it from them', () => {
  const { editor } = open(page({ size: 'm' }), { role: 'developer' });
  fireEvent.click(screen.getByRole('tab', { name: 'JSON' }));
  const json = screen.getByRole('textbox', { name: 'JSON' });
  type(json, '{');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(json).toBeInvalid();
  type(json, JSON.stringify({ type: 'banner', v: 2, id: 'hero', props: { size: 'l' }, note: 'x' }));
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(editor.steps.at(-1)?.ops).toEqual([
    { set: { id: 'hero', path: 'props.size', value: 'l', was: 'm' } },
    { set: { id: 'hero', path: 'note', value: 'x' } },
  ]);
});

it('edits the settings of the page with a preview of the search result', () => {
  const { editor } = open(page({}), { selected: null });
  expect(screen.getByText('shop.test/')).toBeVisible();
  type(within(group('Title')).getByLabelText('Suomi'), 'Talvirenkaat');
  expect(editor.draft.body['seo']).toEqual({ title: { fi: 'Talvirenkaat', sv: 'Startsida' } });
  expect(screen.getByText('Talvirenkaat', { selector: 'span' })).toBeVisible();
});

it('leads to the field that was chosen in the canvas once, and lets the focus leave it', () => {
  const { editor } = open(page({ title: { fi: 'Talvi', sv: 'Vinter' } }));
  act(() => editor.select('hero', 'props.title.sv'));
  expect(screen.getByDisplayValue('Vinter')).toHaveFocus();
  const tab = screen.getByRole('tab', { name: 'For whom and when' });
  tab.focus();
  act(
    () =>
      void editor.change(
        [{ set: { id: 'hero', path: 'props.title.sv', value: 'Snö', was: 'Vinter' } }],
        'Title',
      ),
  );
  expect(tab).toHaveFocus();
});

it('offers to share a row to those who may change it', () => {
  open(page({}), { selected: 'row' });
  expect(screen.getByRole('button', { name: 'Make a shared part' })).toBeVisible();
  cleanup();
  open(page({}), { selected: 'row', role: 'viewer', isReadOnly: true });
  expect(screen.queryByRole('button', { name: 'Make a shared part' })).toBeNull();
});

it('offers the rows of an area nothing that would be refused', () => {
  const area: DocumentBody = {
    format: 1,
    kind: 'content',
    id: 'banners',
    family: 'Frontpage',
    areaName: 'Banners',
    regions: page({})['regions'],
  };
  const row = open(area, { selected: 'row' });
  fireEvent.click(screen.getByRole('tab', { name: 'For whom and when' }));
  expect(screen.getAllByRole('radio').map(each => each.parentElement?.textContent)).toEqual([
    'On all devices',
    'On phones only',
    'On everything but phones',
  ]);
  expect(screen.queryByRole('group', { name: 'Market' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'On phones only' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'a business' }));
  expect(row.editor.draft.node('row')?.['when']).toEqual({
    viewport: ['phone'],
    customerType: ['ORGANIZATION'],
  });
  fireEvent.click(screen.getByRole('radio', { name: 'On all devices' }));
  expect(row.editor.draft.node('row')?.['when']).toEqual({ customerType: ['ORGANIZATION'] });
  expect(screen.getByText('Shown when the customer is a business.')).toBeVisible();
  cleanup();
  open(area);
  expect(screen.queryByRole('tab', { name: 'For whom and when' })).toBeNull();
});

it('says that the shop no longer has a widget, and removes it', () => {
  const { editor } = open(page({ until: '2027-01-01' }, {}, 'countdown'));
  expect(screen.getByRole('heading', { name: 'Missing part “countdown”' })).toBeTruthy();
  expect(screen.getByText(messages.INSPECTOR_UNKNOWN_WIDGET as string)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the part' }));
  expect(editor.draft.node('hero')).toBeUndefined();
});
