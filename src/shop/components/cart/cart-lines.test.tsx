import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, it, vi } from 'vitest';
import type { CartApi } from '#api/cart/types.ts';
import { TestShop, testCart, testLine, testPrice, testStock, testStores } from '../testing/testing-shop.tsx';
import { CartLines } from './cart-lines.tsx';
import { RemovedLine } from './removed-line.tsx';

const winch = testLine(1, { unitPrice: testPrice(149, 189), stock: testStock(7) });
const jacket = testLine(2, { quantity: 2, skuName: 'XL', stock: testStock(9) });
const packed = [3, 4].map(skuId =>
  testLine(skuId, { groupKey: 'g', package: { packageId: 9, name: 'Vinssipaketti' } }),
);

function show(lines = [winch, jacket], api: Partial<CartApi> = {}, readOnly = false) {
  const stores = testStores(testCart(lines), api);
  const Live = observer(() => {
    const shown = stores.cart.cart?.lines ?? [];
    return (
      <>
        <RemovedLine />
        {shown.length > 0 ? <CartLines lines={shown} readOnly={readOnly} /> : <p>empty</p>}
      </>
    );
  });
  render(
    <TestShop stores={stores}>
      <Live />
    </TestShop>,
  );
  return stores;
}
/** What the live regions say now. */
const said = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);

it('shows product, size, stock and price', () => {
  show();
  const row = rowOf('Warn Osa 2');
  expect(row.getByText('XL')).toBeInTheDocument();
  expect(row.getByText('Varastossa 9+ kpl')).toBeInTheDocument();
  expect(row.getByText('20,00 €')).toBeInTheDocument();
  expect(row.getByRole('textbox', { name: 'Määrä: Osa 2' })).toHaveValue('2');
});

it('names the brand once', () => {
  const named = testLine(5);
  show([{ ...named, product: { ...named.product, brand: 'Warn', name: 'Warn vinssi VRX 45' } }]);
  expect(screen.getByRole('link', { name: 'Warn vinssi VRX 45' })).toHaveTextContent(/^Warn vinssi VRX 45$/);
});

it('labels the old and the new price as text', () => {
  show();
  expect(rowOf('Warn Osa 1').getByText(/Nyt/).closest('p')).toHaveTextContent(
    'Nyt 149,00 € / kpl Ennen 189,00 €',
  );
});

it('removes a line, announces it once, and moves the focus to the way back', async () => {
  show([winch, jacket], { setQuantity: async () => ({ ok: true, value: testCart([jacket]) }) });
  const remove = screen.getByRole('button', { name: 'Poista ostoskorista: Osa 1' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Warn Osa 1' })).toBeNull());
  expect(said()).toEqual(['Poistettiin ostoskorista: Osa 1']);
  expect(screen.getByRole('button', { name: 'Kumoa' })).toHaveFocus();
});

it('puts the last line of the cart back, which is announced, and keeps the focus beside it', async () => {
  const add = vi.fn<CartApi['add']>(async () => ({ ok: true, value: testCart([jacket]) }));
  show([jacket], { add, setQuantity: async () => ({ ok: true, value: testCart([]) }) });
  fireEvent.click(screen.getByRole('button', { name: 'Poista ostoskorista: Osa 2' }));
  await screen.findByText('empty');
  expect(said()).toEqual(['Poistettiin ostoskorista: Osa 2']);
  fireEvent.click(screen.getByRole('button', { name: 'Kumoa' }));
  await screen.findByRole('link', { name: 'Warn Osa 2' });
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.any(String), { skuId: 2, quantity: 2 });
  expect(said()).toEqual(['Osa 2 on taas ostoskorissa']);
  expect(screen.queryByRole('button', { name: 'Kumoa' })).toBeNull();
  expect(document.body).not.toHaveFocus();
});

it('puts a whole package back, with the same choices', async () => {
  const places = packed.map((line, at) => ({
    ...line,
    package: { packageId: 9, name: 'Vinssipaketti', groupId: at + 1, optionId: at + 10 },
  }));
  const addPackage = vi.fn<CartApi['addPackage']>(async () => ({ ok: true, value: testCart(places) }));
  show(places, { addPackage, setGroupQuantity: async () => ({ ok: true, value: testCart([]) }) });
  fireEvent.click(screen.getByRole('button', { name: 'Poista ostoskorista: Vinssipaketti' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
  await screen.findByRole('button', { name: 'Poista ostoskorista: Vinssipaketti' });
  expect(addPackage).toHaveBeenCalledExactlyOnceWith(expect.any(String), 9, [
    { groupId: 1, optionId: 10, skuId: 3 },
    { groupId: 2, optionId: 11, skuId: 4 },
  ]);
});

it('says why a line cannot be put back, and offers it no more once the cart changes otherwise', async () => {
  const stores = show([winch, jacket], {
    add: async () => ({ ok: false, refusal: { code: 'out-of-stock' } }),
    setQuantity: async () => ({ ok: true, value: testCart([jacket]) }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Poista ostoskorista: Osa 1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(each => each.textContent)).toContain(
      'Valitsemaasi määrää ei ole varastossa. Vähennä määrää.',
    ),
  );
  act(() => stores.cart.forgetRemoved());
  expect(screen.queryByRole('button', { name: 'Kumoa' })).toBeNull();
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

it('shows a refusal beside its line, and restores the actual quantity', async () => {
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

it('shows a network error beside its line and reports it', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  show([winch], { setQuantity: () => Promise.reject(new Error('Network failure')) });
  fireEvent.click(screen.getByRole('button', { name: 'Poista ostoskorista: Osa 1' }));
  expect(await screen.findByText('Ostoskori ei päivittynyt. Yritä uudelleen.')).toBeInTheDocument();
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

/** @proves FAULT-110 */
it('keeps the lines and the saved quantity during an outage, and saves when the shop answers again', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const setQuantity = vi
    .fn<CartApi['setQuantity']>()
    .mockRejectedValueOnce(new Error('Network failure'))
    .mockResolvedValue({ ok: true, value: testCart([{ ...jacket, quantity: 4 }]) });
  show([jacket], { setQuantity });
  const field = screen.getByRole('textbox', { name: 'Määrä: Osa 2' });
  const type = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };
  type('4');
  expect(await screen.findByText('Ostoskori ei päivittynyt. Yritä uudelleen.')).toBeInTheDocument();
  expect(field).toHaveValue('2');
  type('4');
  await waitFor(() => expect(setQuantity).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText('Ostoskori ei päivittynyt. Yritä uudelleen.')).toBeNull());
  expect(field).toHaveValue('4');
  vi.unstubAllGlobals();
});

it('shows a package as one row with its members and one sum, removable as a whole (R-CART-7)', async () => {
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

it('shows how much a package saves compared to the regular prices of its parts', () => {
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

it('shows the quantity as text without controls when read-only (R-CART-11)', () => {
  show([winch, jacket, ...packed], {}, true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Määrä: 2')).toBeInTheDocument();
});

it('offers neither a quantity nor removal for a gift', () => {
  show([testLine(5, { isGift: true, unitPrice: testPrice(0) })]);
  expect(screen.getByText('Lahja')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers only removal for a sold-out product', () => {
  show([testLine(6, { stock: testStock(0) })]);
  expect(screen.getByText(/Tuote on loppunut/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Poista ostoskorista: Osa 6' })).toBeInTheDocument();
});

it('shows different prices of items in one line with their campaign', () => {
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

it('shows the limit when others have bought meanwhile', async () => {
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
