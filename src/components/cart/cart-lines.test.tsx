/** @vitest-environment jsdom */
import type { CartApi } from '#api/cart/types.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, it, vi } from 'vitest';
import { CartLines } from './cart-lines.tsx';
import { TestShop, testCart, testLine, testPrice, testStock, testStores } from '../testing/testing-shop.tsx';

const winch = testLine(1, { unitPrice: testPrice(149, 189), stock: testStock(7) });
const jacket = testLine(2, { quantity: 2, skuName: 'XL', stock: testStock(9) });
const packed = [3, 4].map(skuId =>
  testLine(skuId, { groupKey: 'g', package: { packageId: 9, name: 'Vinssipaketti' } }),
);

function show(lines = [winch, jacket], api: Partial<CartApi> = {}, readOnly = false) {
  const stores = testStores(testCart(lines), api);
  const Live = observer(() => <CartLines lines={stores.cart.cart?.lines ?? []} readOnly={readOnly} />);
  render(
    <TestShop stores={stores}>
      <Live />
    </TestShop>,
  );
  return stores;
}
const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);

it('names the thing, its size, its stock and what it costs', () => {
  show();
  const row = rowOf('Warn Osa 2');
  expect(row.getByText('XL')).toBeInTheDocument();
  expect(row.getByText('Varastossa 9+ kpl')).toBeInTheDocument();
  expect(row.getByText('20,00 €')).toBeInTheDocument();
  expect(row.getByRole('textbox', { name: 'Määrä: Osa 2' })).toHaveValue('2');
});

it('says in words which price is old and which is new', () => {
  show();
  expect(rowOf('Warn Osa 1').getByText(/Nyt/).closest('p')).toHaveTextContent(
    'Nyt 149,00 € / kpl Normaalihinta 189,00 €',
  );
});

it('takes a line away, says so once, and stays at the list', async () => {
  show([winch, jacket], { setQuantity: async () => ({ ok: true, value: testCart([jacket]) }) });
  const remove = screen.getByRole('button', { name: 'Poista ostoskorista: Osa 1' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Warn Osa 1' })).toBeNull());
  expect(screen.getByRole('status')).toHaveTextContent('Poistettiin ostoskorista: Osa 1');
  expect(screen.getByRole('list', { name: 'Ostoskori' })).toHaveFocus();
});

it('shows which line is being saved', async () => {
  let finish: (answer: Awaited<ReturnType<CartApi['setQuantity']>>) => void = () => undefined;
  const answer = new Promise<Awaited<ReturnType<CartApi['setQuantity']>>>(resolve => (finish = resolve));
  show([winch, jacket], { setQuantity: () => answer });
  fireEvent.click(screen.getByRole('button', { name: 'Poista ostoskorista: Osa 1' }));
  const row = screen.getByRole('link', { name: 'Warn Osa 1' }).closest('li');
  await waitFor(() => expect(row).toHaveAttribute('aria-busy', 'true'));
  await act(async () => finish({ ok: true, value: testCart([winch, jacket]) }));
  expect(row).not.toHaveAttribute('aria-busy');
});

it('a refusal is told beside its line, and the quantity goes back to what is true', async () => {
  vi.useFakeTimers();
  try {
    show([winch, jacket], {
      setQuantity: async () => ({ ok: false, refusal: { code: 'out-of-stock' } }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Lisää määrää: Osa 1' }));
    expect(screen.getByRole('textbox', { name: 'Määrä: Osa 1' })).toHaveValue('2');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(rowOf('Warn Osa 1').getByRole('alert')).toHaveTextContent('Valitsemaasi määrää ei ole varastossa');
    expect(rowOf('Warn Osa 2').getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox', { name: 'Määrä: Osa 1' })).toHaveValue('1');
  } finally {
    vi.useRealTimers();
  }
});

it('an accident is told beside its line and reported', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  show([winch], { setQuantity: () => Promise.reject(new Error('The line is cut')) });
  fireEvent.click(screen.getByRole('button', { name: 'Poista ostoskorista: Osa 1' }));
  expect(await screen.findByText('Ostoskori ei päivittynyt. Yritä uudelleen.')).toBeInTheDocument();
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('facts 4.15: a package is one row with its members, one sum, and goes as a whole', async () => {
  const setGroupQuantity = vi.fn<CartApi['setGroupQuantity']>(async () => ({
    ok: true,
    value: testCart([]),
  }));
  show(packed, { setGroupQuantity });
  const members = screen.getByRole('list', { name: 'Paketin sisältö' });
  expect(
    within(members)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['1 × Osa 3', '1 × Osa 4']);
  expect(screen.getByText(/^20,00/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Poista ostoskorista: Vinssipaketti' }));
  await waitFor(() => expect(setGroupQuantity).toHaveBeenCalledWith('cart-1', 'g', 0));
});

it('says what a package costs less than its parts at their regular prices', () => {
  const saved = [
    { incVat: 40.1, exVat: 32 },
    { incVat: 0.2, exVat: 0.1 },
  ];
  show(packed.map((line, at) => ({ ...line, saved: saved[at] ?? line.saved })));
  expect(screen.getByText(/^Säästät 40,30\s€$/)).toBeInTheDocument();
});

it('claims no saving for a package whose parts are not reduced', () => {
  show(packed);
  expect(screen.queryByText(/^Säästät/)).toBeNull();
});

it('facts 5.4: read-only it says the quantity in words and offers nothing', () => {
  show([winch, jacket, ...packed], {}, true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Määrä: 2')).toBeInTheDocument();
});

it('a gift can neither be changed nor taken away', () => {
  show([testLine(5, { isGift: true, unitPrice: testPrice(0) })]);
  expect(screen.getByText('Lahja')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('what has run out can only be taken away', () => {
  show([testLine(6, { stock: testStock(0) })]);
  expect(screen.getByText(/Tuote on loppunut/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Poista ostoskorista: Osa 6' })).toBeInTheDocument();
});

it('facts 5.4: a price of its own for some pieces is told piece by piece, and which campaign it was', () => {
  const plugs = testLine(7, {
    quantity: 3,
    campaigns: [{ name: 'Kolmas puoleen hintaan', href: '/dc/kolmas' }],
    prices: [
      { quantity: 2, price: testPrice(10) },
      { quantity: 1, price: testPrice(5) },
    ],
  });
  show([plugs]);
  const row = rowOf('Warn Osa 7');
  expect(row.getByText('2 × 10,00 €')).toBeInTheDocument();
  expect(row.getByText('1 × 5,00 €')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Kolmas puoleen hintaan' })).toHaveAttribute('href', '/dc/kolmas');
});

it('tells the limit when others have bought meanwhile', async () => {
  show([winch], {
    setQuantity: async () => ({ ok: false, refusal: { code: 'out-of-stock' } }),
    get: async () => testCart([testLine(1, { quantity: 1, stock: testStock(1) })]),
  });
  vi.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Lisää määrää: Osa 1' }));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(rowOf('Warn Osa 1').getByRole('alert')).toHaveTextContent(/vain 1 kappale/);
  } finally {
    vi.useRealTimers();
  }
});
