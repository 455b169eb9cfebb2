/** Editing, copying and pasting in the workbench. */

import { act, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { PreviewFinding, ReadWidget, WidgetSample } from '#engine/definition/preview-port.ts';
import type { LivePreview } from '#engine/view/engine-context.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import { WidgetGallery } from './gallery.tsx';

const instanceOf = (type: string, props: Record<string, unknown>): WidgetInstance => ({
  type,
  v: 1,
  id: type,
  props,
});
const samples: WidgetSample[] = ['gauge', 'chart'].map(type => ({
  type,
  version: 1,
  kind: 'content',
  schema: {
    type: 'object',
    properties: { reach: { type: 'number' }, extras: { type: 'object', 'x-open': true } },
  },
  examples: [{ name: 'full', instance: instanceOf(type, { reach: 2 }) }],
}));

const finding = (more: Partial<PreviewFinding> = {}): PreviewFinding => ({
  code: 'PAGE006',
  severity: 'error',
  message: 'A text where a number is needed',
  jsonPath: ['props', 'reach'],
  ...more,
});

function bench() {
  const check = vi.fn<(instance: WidgetInstance) => Promise<readonly PreviewFinding[]>>(() =>
    Promise.resolve([]),
  );
  const read = vi.fn<(text: string) => Promise<ReadWidget>>();
  const report = vi.fn();
  const port = {
    catalogue: { shared: {}, widgets: samples },
    pageNames: [],
    check,
    read,
    markets: () => Promise.resolve([]),
    live: { report },
  } as unknown as LivePreview;
  render(
    <RawIntlProvider value={serverIntl('fi')}>
      <WidgetGallery port={port} page={pageContext({ path: '/preview-widgets' })} />
    </RawIntlProvider>,
  );
  const last = () => check.mock.lastCall?.[0].props;
  return { check, read, report, last };
}

const clipboard = { writeText: vi.fn(() => Promise.resolve()) };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  clipboard.writeText.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  history.replaceState(null, '', '/');
});
const rest = () => act(() => vi.advanceTimersByTimeAsync(300));
const reach = () => screen.getByLabelText<HTMLInputElement>('Reach');
const type = (text: string) => {
  for (let length = 1; length <= text.length; length += 1) {
    const before = reach().value;
    fireEvent.change(reach(), { target: { value: before.slice(0, length - 1) + text[length - 1] } });
  }
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await rest();
};

it.each([
  ['1.05', 1.05],
  ['1,50', 1.5],
  ['10.0', 10],
  ['-0.5', -0.5],
  ['1.', 1],
  ['1x', '1x'],
])('F11: reads %s, typed letter by letter, as %j and keeps the typed text', async (text, value) => {
  const { last } = bench();
  fireEvent.change(reach(), { target: { value: '' } });
  type(text);
  await rest();
  expect(reach().value).toBe(text);
  expect(last()).toEqual({ reach: value });
});

it('copies nothing unchecked, and says so', async () => {
  const { check } = bench();
  await rest();
  check.mockRejectedValueOnce(new Error('down'));
  await press('Kopioi JSON');
  expect(clipboard.writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Ei kopioitu: tarkistus ei vastaa.');
  await press('Kopioi JSON');
  expect(clipboard.writeText).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('passes invalid JSON to the check, so that nothing else is copied instead', async () => {
  const { last } = bench();
  const extras = screen.getByLabelText<HTMLTextAreaElement>('Extras');
  fireEvent.change(extras, { target: { value: '{"a":1' } });
  await rest();
  expect(last()).toEqual({ reach: 2, extras: '{"a":1' });
  expect(extras.value).toBe('{"a":1');
  expect(extras).toHaveAccessibleDescription('Tämä ei ole JSONia.');
  fireEvent.change(extras, { target: { value: '{"a":1}' } });
  await rest();
  expect(last()).toEqual({ reach: 2, extras: { a: 1 } });
  expect(extras.value).toBe('{"a":1}');
  expect(extras).not.toHaveAccessibleDescription('Tämä ei ole JSONia.');
});

it('ignores findings of another widget', async () => {
  const { check } = bench();
  await rest();
  let answer = (_found: readonly PreviewFinding[]): void => undefined;
  check.mockReturnValueOnce(new Promise(resolve => (answer = resolve)));
  fireEvent.click(screen.getByRole('button', { name: 'Kopioi JSON' }));
  fireEvent.click(screen.getByRole('button', { name: /chart/ }));
  await act(async () => answer([finding()]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reach()).not.toHaveFocus();
  expect(document.querySelector('[data-said]')?.textContent).toBe('');
});

it('fills the form with valid JSON of any widget', async () => {
  const { read, last } = bench();
  const area = screen.getByLabelText<HTMLTextAreaElement>('Osan JSON sivutiedostosta');
  const text = '{\n  "type": "chart", "props": { "reach": "x" } }';
  const range = [text.indexOf('"x"'), text.indexOf('"x"') + 3] as const;
  read.mockResolvedValueOnce({ instance: null, errors: [{ ...finding(), line: 2, range }] });
  fireEvent.change(area, { target: { value: text } });
  await press('Täytä lomake');
  expect(read).toHaveBeenCalledWith(text);
  expect(reach().value).toBe('2');
  fireEvent.click(screen.getByRole('button', { name: /^Rivi 2 › Reach Arvo on väärää tyyppiä/ }));
  expect([area.selectionStart, area.selectionEnd]).toEqual([...range]);

  read.mockResolvedValueOnce({ instance: instanceOf('chart', { reach: 7 }), errors: [] });
  fireEvent.change(area, { target: { value: text.replace('"x"', '7') } });
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Täytä lomake');
  expect(reach().value).toBe('7');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/chart/i);
  expect(last()).toEqual({ reach: 7 });
  expect(screen.getByText('Liitä JSON')).toHaveFocus();
});

it('says when pasted JSON could not be checked, and keeps it', async () => {
  const { read } = bench();
  const area = screen.getByLabelText<HTMLTextAreaElement>('Osan JSON sivutiedostosta');
  read.mockRejectedValueOnce(new Error('down'));
  fireEvent.change(area, { target: { value: '{}' } });
  await press('Täytä lomake');
  expect(area).toHaveAccessibleDescription(/Tarkistus ei vastaa/);
  expect(area.value).toBe('{}');
});

it('says why a pasted widget of the tool itself is not shown', async () => {
  const { read } = bench();
  const area = screen.getByLabelText<HTMLTextAreaElement>('Osan JSON sivutiedostosta');
  read.mockResolvedValueOnce({ instance: instanceOf('content-preview', {}), errors: [] });
  fireEvent.change(area, { target: { value: '{ "type": "content-preview" }' } });
  await press('Täytä lomake');
  expect(area).toHaveAccessibleDescription(/kuuluu esikatselutyökaluun/);
  expect(area.value).toContain('content-preview');
});

it("names the examples in the editor's language, and passes the consent to the frame", () => {
  bench();
  expect(screen.getByRole('button', { name: 'Kaikki kentät' })).toBeDefined();
  const frame = screen.getByTitle<HTMLIFrameElement>('Esikatselu');
  expect(frame.src).not.toContain('consent');
  fireEvent.change(screen.getByLabelText('Markkinointievästeet'), { target: { value: 'true' } });
  expect(frame.src).toContain('consent=marketing');
});
