import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CartApi } from '#api/cart/types.ts';
import { ok, refuse } from '#kernel/result.ts';
import { TestShop, testCart, testLine, testStores } from '../testing/testing-shop.tsx';
import { PromoCode } from './promo-code.tsx';

const cart = testCart([testLine(1)]);
const coded = { ...cart, promoCode: 'MONKIJA10' };

function show(setPromoCode: CartApi['setPromoCode'], start = cart, api: Partial<CartApi> = {}) {
  const stores = testStores(start, { setPromoCode, ...api });
  render(
    <TestShop stores={stores}>
      <PromoCode />
    </TestShop>,
  );
  return stores;
}

function enter(code: string) {
  fireEvent.click(screen.getByText('Onko sinulla alennuskoodi?'));
  fireEvent.change(screen.getByLabelText('Alennuskoodi'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Käytä koodi' }));
}

it('accepts a code, confirms it, and offers to remove it', async () => {
  const setPromoCode = vi
    .fn<CartApi['setPromoCode']>()
    .mockResolvedValueOnce(ok(coded))
    .mockResolvedValueOnce(ok(cart));
  show(setPromoCode);
  enter(' MONKIJA10 ');
  const remove = await screen.findByRole('button', { name: 'Poista koodi' });
  expect(screen.getByRole('status')).toHaveTextContent('Alennuskoodi on käytössä.');
  fireEvent.click(remove);
  expect(await screen.findByLabelText('Alennuskoodi')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Alennuskoodi poistettiin.');
  expect(setPromoCode.mock.calls).toEqual([
    ['cart-1', 'MONKIJA10'],
    ['cart-1', ''],
  ]);
});

it.each([
  ['invalid', /Koodi ei kelpaa/],
  ['requirements', /ei täytä koodin ehtoja/],
  ['too-many', /Odota hetki/],
] as const)('shows at the field why a code was refused: %s (R-CART-16)', async (refusal, text) => {
  show(() => Promise.resolve(refuse(refusal)));
  enter('LOPPU');
  const field = screen.getByLabelText('Alennuskoodi');
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('LOPPU');
});

it('requires a code before sending', () => {
  const setPromoCode = vi.fn<CartApi['setPromoCode']>();
  show(setPromoCode);
  enter('  ');
  expect(screen.getByLabelText('Alennuskoodi')).toHaveAccessibleDescription('Kirjoita alennuskoodi.');
  expect(setPromoCode).not.toHaveBeenCalled();
});

/** @proves FAULT-110 */
it('reports an outage not as a wrong code, keeps what was typed, and takes it when the shop answers again', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const setPromoCode = vi
    .fn<CartApi['setPromoCode']>()
    .mockRejectedValueOnce(new Error('Network failure'))
    .mockResolvedValue(ok(coded));
  show(setPromoCode);
  enter('MONKIJA10');
  const field = screen.getByLabelText('Alennuskoodi');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/ei päivittynyt/));
  expect(field).toHaveValue('MONKIJA10');
  fireEvent.click(screen.getByRole('button', { name: 'Käytä koodi' }));
  await waitFor(() => expect(setPromoCode).toHaveBeenLastCalledWith('cart-1', 'MONKIJA10'));
  expect(setPromoCode).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it('reloads the cart when it is priced in another market than the order', async () => {
  const get = vi.fn<CartApi['get']>().mockResolvedValue(coded);
  const stores = show(() => Promise.resolve(ok(coded)), cart, { get });
  stores.market.chooseCheckout('se');
  enter('MONKIJA10');
  await waitFor(() => expect(get).toHaveBeenCalledExactlyOnceWith('cart-1'));
});
