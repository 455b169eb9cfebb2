/** Search suggestions by keyboard and mouse. */

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Suggestions } from '#api/search/types.ts';
import { testCart, testPrice, testStores } from '#components/testing/testing-shop.tsx';
import { TestFrame, testEnvironment } from '../common/testing-frame.tsx';
import { SearchField } from './search-field.tsx';
import SearchPanel from './search-panel.tsx';

const answer = (count: number, name = 'Rengas'): Suggestions => ({
  count,
  products: Array.from({ length: Math.min(count, 10) }, (_, index) => ({
    productId: index + 1,
    name: `${name} ${index + 1}`,
    href: `/p/rengas-${index + 1}`,
    brand: 'Routakita',
    image: null,
    price: testPrice(10),
  })),
  categories: count > 0 ? [{ id: 'c_1', name: 'Renkaat', href: '/c/renkaat', count }] : [],
  brands: [],
  similar: [],
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // jsdom has no layout.
  Element.prototype.scrollIntoView ??= () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(suggest = vi.fn(() => Promise.resolve(answer(12)))) {
  const navigate = vi.fn<(href: string) => void>();
  const stored = new Map<string, string>();
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, text: string) => void stored.set(key, text),
  };
  const stores = testStores(testCart([]), {}, {}, storage);
  stores.api = () =>
    Promise.resolve({ search: { suggest } } as unknown as Awaited<ReturnType<typeof stores.api>>);
  render(
    <TestFrame stores={stores} environment={testEnvironment({ navigate })}>
      <SearchField />
    </TestFrame>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Hae kaupasta');
  await act(async () => field.focus());
  await vi.waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  const type = (value: string) => act(async () => void fireEvent.input(field, { target: { value } }));
  const pause = () => act(() => vi.advanceTimersByTimeAsync(500));
  const press = (key: string) => act(async () => void fireEvent.keyDown(field, { key }));
  return { field, suggest, navigate, stored, type, pause, press };
}
const chosen = () => screen.queryAllByRole('option', { selected: true }).map(option => option.textContent);

it('shows top searches without a request before anything is typed (R-SEARCH-5)', async () => {
  const { field, suggest, pause } = await open();
  await pause();
  expect(suggest).not.toHaveBeenCalled();
  expect(
    within(screen.getByRole('group', { name: 'Haetuimmat' })).getAllByRole('option')[0]?.textContent,
  ).toBe('renkaat');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

/** @proves FAULT-127 */
it('requests ten suggestions once, 500 ms after the last key (R-SEARCH-1)', async () => {
  const { suggest, type, pause } = await open();
  await type('ren');
  await type('rengas ');
  await pause();
  expect(suggest.mock.calls).toEqual([['rengas', 10]]);
  expect(screen.getAllByRole('option')).toHaveLength(12);
  expect(screen.getByRole('option', { name: /Näytä kaikki 12 tulosta/ }).getAttribute('href')).toBe(
    '/s/rengas',
  );
  expect(screen.getByText(/12 tuotetta löytyi/)).toBeDefined();
});

it('names the brand of a product once', async () => {
  const { type, pause } = await open(vi.fn(() => Promise.resolve(answer(1, 'Routakita rengas'))));
  await type('rengas');
  await pause();
  const [product] = screen.getAllByRole('option');
  expect(product?.textContent?.match(/Routakita/g)).toHaveLength(1);
});

it('has no link to all results when all are visible', async () => {
  const { type, pause } = await open(vi.fn(() => Promise.resolve(answer(10))));
  await type('rengas');
  await pause();
  expect(screen.queryByRole('option', { name: /Näytä kaikki/ })).toBeNull();
});

it('moves through all groups with the arrow keys and back to the field', async () => {
  const { field, type, pause, press } = await open(vi.fn(() => Promise.resolve(answer(1))));
  await type('rengas');
  await pause();
  await press('ArrowDown');
  expect(chosen()[0]).toContain('Rengas 1');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await press('ArrowDown');
  expect(chosen()[0]).toContain('Renkaat');
  await press('ArrowDown');
  expect([chosen(), field.getAttribute('aria-activedescendant')]).toEqual([[], null]);
  await press('ArrowUp');
  expect(chosen()[0]).toContain('Renkaat');
});

it('opens the selected row with Enter and stores the search (R-SEARCH-3)', async () => {
  const { type, pause, press, navigate, stored, field } = await open();
  await type('rengas');
  await pause();
  await press('ArrowDown');
  await press('Enter');
  expect(navigate.mock.calls).toEqual([['/p/rengas-1']]);
  expect(stored.get('recentSearches')).toBe('["rengas"]');
  expect([field.value, screen.queryByRole('listbox')]).toEqual(['', null]);
});

it('shows the term on the page of a search and nothing elsewhere, but keeps what is being typed (R-SEARCH-13)', async () => {
  const stores = testStores(testCart([]));
  const { page } = testEnvironment();
  const on = (route: typeof page.context.route) => (
    <TestFrame
      stores={stores}
      environment={testEnvironment({ page: { ...page, context: { ...page.context, route } } })}
    >
      <SearchField />
      <button type="button">elsewhere</button>
    </TestFrame>
  );
  const elsewhere = { name: 'index', params: {} };
  const { rerender } = render(on({ name: 'search', params: { text: 'talvi renkaat' } }));
  const field = screen.getByLabelText<HTMLInputElement>('Hae kaupasta');
  expect(field.value).toBe('talvi renkaat');
  await act(async () => field.focus());
  await vi.waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  await act(async () => void fireEvent.input(field, { target: { value: 'vinssi' } }));
  rerender(on(elsewhere));
  expect(field.value).toBe('vinssi');
  await act(async () => screen.getByRole('button', { name: 'elsewhere' }).focus());
  rerender(on({ name: 'search', params: { text: 'köysi' } }));
  expect(field.value).toBe('köysi');
  rerender(on(elsewhere));
  expect(field.value).toBe('');
});

it('opens when the field had the focus before hydration', async () => {
  const focused = vi
    .spyOn(document, 'activeElement', 'get')
    .mockImplementation(() => document.querySelector('input[type=search]'));
  render(
    <TestFrame stores={testStores(testCart([]))} environment={testEnvironment()}>
      <SearchField />
    </TestFrame>,
  );
  expect(await screen.findByRole('combobox')).toBeDefined();
  focused.mockRestore();
});

it('stays closed when the field loses the focus before the listeners are added', async () => {
  const form = document.createElement('form');
  const container = document.createElement('div');
  const outside = document.createElement('button');
  form.innerHTML = '<input type="search" />';
  container.append(form);
  document.body.append(container, outside);
  onTestFinished(() => {
    container.remove();
    outside.remove();
  });
  const input = form.querySelector('input') as HTMLInputElement;
  input.focus();
  /** Layout effects run after the render and before the listeners are added. */
  function Tab() {
    useLayoutEffect(() => outside.focus(), []);
    return null;
  }
  await act(async () =>
    render(
      <TestFrame stores={testStores(testCart([]))} environment={testEnvironment()}>
        <SearchPanel form={form} input={input} searchHref={String} />
        <Tab />
      </TestFrame>,
    ),
  );
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('closes and clears with Escape (R-SEARCH-3)', async () => {
  const { field, type, pause, press } = await open();
  await type('rengas');
  await pause();
  await press('Escape');
  expect([field.value, field.getAttribute('aria-expanded'), screen.queryByRole('listbox')]).toEqual([
    '',
    'false',
    null,
  ]);
});

/** @proves FAULT-127 */
it('ignores responses to earlier requests (R-SEARCH-1)', async () => {
  const pending: ((found: Suggestions) => void)[] = [];
  const { type, pause } = await open(
    vi.fn(() => new Promise<Suggestions>(resolve => void pending.push(resolve))),
  );
  await type('ren');
  await pause();
  await type('vin');
  await pause();
  await act(async () => pending[1]?.(answer(1, 'Vinssi')));
  await act(async () => pending[0]?.(answer(1, 'Rengas')));
  expect(screen.getByRole('option', { name: /Vinssi 1/ })).toBeDefined();
  expect(screen.queryByRole('option', { name: /Rengas 1/ })).toBeNull();
});

it('sends one request for thirty keys without a pause', async () => {
  const { suggest, type, pause } = await open();
  vi.setTimerTickMode('manual');
  const text = 'vinssi ja synteettinen köysi 20';
  for (let end = 1; end <= text.length; end += 1) {
    await type(text.slice(0, end));
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(suggest).not.toHaveBeenCalled();
  await pause();
  expect(suggest.mock.calls).toEqual([[text, 10]]);
});

/** @proves FAULT-127 */
it('goes to the search page on Enter and ignores the late response (R-SEARCH-3)', async () => {
  let resolveLate: (found: Suggestions) => void = () => undefined;
  const suggest = vi.fn(() => new Promise<Suggestions>(resolve => void (resolveLate = resolve)));
  const { field, type, pause, navigate, stored } = await open(suggest);
  await type('vinssi');
  await pause();
  await act(async () => field.form?.requestSubmit());
  expect(navigate.mock.calls).toEqual([['/s/vinssi']]);
  await act(async () => resolveLate(answer(3)));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(stored.get('recentSearches')).toBe('["vinssi"]');
});

/** @proves FAULT-127 */
it('ignores an empty text, cuts at 100 characters and encodes emoji (R-SEARCH-3)', async () => {
  const { field, suggest, type, pause, navigate } = await open();
  await type('   ');
  await pause();
  await act(async () => field.form?.requestSubmit());
  expect([suggest.mock.calls, navigate.mock.calls]).toEqual([[], []]);
  expect(field.maxLength).toBe(100);
  // A cut text may end in half of an emoji.
  await type('talvi ❄️🚜\ud83d');
  await pause();
  expect(screen.getByRole('option', { name: /Näytä kaikki/ }).getAttribute('href')).toBe(
    `/s/${encodeURIComponent('talvi ❄️🚜\ufffd')}`,
  );
  await act(async () => field.form?.requestSubmit());
  expect(navigate.mock.calls).toEqual([[`/s/${encodeURIComponent('talvi ❄️🚜\ufffd')}`]]);
});

it('shows a message for no results and for a failed search', async () => {
  const similar = [{ searchText: 'akku', count: 12 }];
  const suggest = vi.fn(() => Promise.resolve({ ...answer(0), similar }));
  const { type, pause } = await open(suggest);
  await type('xyzzy');
  await pause();
  expect(screen.getByText(/Emme löytäneet tuotteita/)).toBeDefined();
  const offered = within(screen.getByRole('group', { name: 'Tarkoititko' })).getByRole('option');
  expect([offered.textContent, offered.getAttribute('href')]).toEqual(['akku12', '/s/akku']);
  suggest.mockRejectedValueOnce(new Error('down'));
  await type('renkaat');
  await pause();
  expect(screen.getByRole('alert').textContent).toContain('Haku ei onnistunut');
  fireEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
  await pause();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says of an unknown machine only that, with the machine whose number is nearest (R-SEARCH-12)', async () => {
  const similar = [{ searchText: 'Outlander 650', count: 12 }];
  const unknownModel = 'Outlander 651';
  const { type, pause } = await open(vi.fn(() => Promise.resolve({ ...answer(0), similar, unknownModel })));
  await type('outlander 651');
  await pause();
  expect(screen.getByText(/Emme tunne ajoneuvoa ”Outlander 651”/)).toBeDefined();
  expect(screen.queryByText(/kirjoitusasu/)).toBeNull();
  expect(screen.getByRole('option', { name: /Outlander 650/ })).toBeDefined();
});

it('stores the last five searches, newest first, without duplicates (R-SEARCH-6)', async () => {
  const { stored, type, pause, press } = await open();
  for (const text of ['yksi', 'kaksi', 'kolme', 'neljä', 'viisi', 'kuusi', 'Kolme']) {
    await type(text);
    await pause();
    await press('ArrowDown');
    await press('Enter');
  }
  expect(JSON.parse(stored.get('recentSearches') ?? '')).toEqual([
    'Kolme',
    'kuusi',
    'viisi',
    'neljä',
    'kaksi',
  ]);
});

it('says which number of another maker a product replaces, when the text names it', async () => {
  const found = answer(2);
  const [first, ...others] = found.products;
  const products = first
    ? [{ ...first, replaces: { maker: 'Norrcross', number: '64718-HN6-153' } }, ...others]
    : [];
  const { type, pause } = await open(vi.fn(() => Promise.resolve({ ...found, products })));
  await type('64718hn6');
  await pause();
  const rows = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Korvaa osan Norrcross 64718-HN6-153');
  expect(rows[1]).not.toContain('Korvaa');
});
