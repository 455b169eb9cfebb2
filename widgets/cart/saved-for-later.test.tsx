/** Lines put aside: what is said of them is what the shop says now. */
import type { CartApi } from '#api/cart/types.ts';
import type { Part } from '#api/part/types.ts';
import type { SavedLineApi } from '#api/saved-line/types.ts';
import { ok, refuse } from '#kernel/result.ts';
import { savedLinesFormat } from '#stores/cart/saved-lines.ts';
import { aCart, aLine, aPrice, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CartView } from './cart-view.tsx';

const line = aLine({ quantity: 3 });
const part = (stock: number): Part => ({
  skuId: line.skuId,
  productId: line.product.productId,
  name: line.product.name,
  href: line.product.href,
  brand: line.product.brand,
  image: null,
  skuName: '',
  articleNumber: 'KV-2500',
  stock: { totalStock: stock, inStock: stock, oversellable: 0, static: 0, incoming: null },
  price: aPrice(129),
});

interface Customer {
  user: string;
  savedLine: Partial<SavedLineApi>;
}

function show(
  cartApi: Partial<CartApi> = {},
  parts = [part(2)],
  cart = aCart([line]),
  { user, savedLine }: Partial<Customer> = {},
) {
  const ofProducts = vi.fn(async () => new Map(parts.map(each => [each.skuId ?? 0, each])));
  const scene = shopperScene({
    ...{ cart, cartApi, ...(user !== undefined && { user }) },
    api: { part: { ofProducts }, ...(savedLine && { savedLine }) },
  });
  const view = () =>
    scene.within(
      <CartView
        id="cart"
        props={{ checkoutHref: '/kassa', shopHref: '/', promoCodes: true }}
        data={undefined}
        place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
        page={pageContext({})}
      />,
    );
  return { ...scene, saved: scene.stores.persisted(savedLinesFormat), view };
}

it('puts a line aside and shows the price and stock of now, also beside an empty cart', async () => {
  const { saved, view } = show({ setQuantity: async () => ok(aCart()) });
  render(view());
  await userEvent.click(await screen.findByRole('button', { name: 'Tallenna myöhemmäksi: Vinssi 2500 lb' }));
  expect(await screen.findByRole('heading', { name: 'Tallennettu myöhemmäksi (1)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeVisible();
  expect(await screen.findByText(/129,00/)).toBeVisible();
  expect(screen.getByText('Varastossa on vain 2 kpl. Siirrämme sen verran.')).toBeVisible();
  expect(saved.read()).toEqual([{ skuId: 11, productId: 1, quantity: 3, name: 'Vinssi 2500 lb' }]);
});

it('moves as many back as there are, and forgets them once the cart has them', async () => {
  const add = vi.fn<CartApi['add']>().mockResolvedValueOnce(refuse({ code: 'out-of-stock' }));
  add.mockResolvedValue(ok(aCart([aLine({ quantity: 2 })])));
  const { saved, view } = show({ add }, [part(2)], aCart());
  saved.change(() => [{ skuId: 11, productId: 1, quantity: 3, name: 'Vinssi 2500 lb' }]);
  render(view());
  const move = await screen.findByRole('button', { name: 'Siirrä ostoskoriin: Vinssi 2500 lb' });
  await userEvent.click(move);
  // The cart has refused: nothing is lost.
  expect(await screen.findByText('Ostoskori ei päivittynyt. Yritä uudelleen.')).toBeVisible();
  expect(saved.read()).toHaveLength(1);
  await userEvent.click(move);
  await waitFor(() => expect(saved.read()).toEqual([]));
  expect(add.mock.calls.map(([, item]) => item)).toEqual([
    { skuId: 11, quantity: 2 },
    { skuId: 11, quantity: 2 },
  ]);
  expect(await screen.findByText('Siirrettiin ostoskoriin: Vinssi 2500 lb')).toBeInTheDocument();
});

it('keeps a line in the cart that the cart does not let go, and says what is not sold any more', async () => {
  const { saved, view } = show({ setQuantity: async () => refuse({ code: 'bad-input' }) }, []);
  saved.change(() => [{ skuId: 12, productId: 2, quantity: 1, name: 'Vanha osa' }]);
  render(view());
  await userEvent.click(await screen.findByRole('button', { name: 'Tallenna myöhemmäksi: Vinssi 2500 lb' }));
  expect(await screen.findByText('Tätä tuotetta ei enää myydä.')).toBeVisible();
  expect(saved.read().map(({ skuId }) => skuId)).toEqual([12]);
  await userEvent.click(screen.getByRole('button', { name: 'Poista tallennetuista: Vanha osa' }));
  expect(saved.read()).toEqual([]);
});

const customer = { user: 'ann@example.com' };
const own = { skuId: 11, productId: 1, quantity: 3, name: 'Vinssi 2500 lb' };

it('shows what a customer has saved elsewhere, and stores changes in the account only', async () => {
  const set = vi.fn<SavedLineApi['set']>(async () => ok([]));
  const { saved, view } = show({}, [part(2)], aCart(), {
    ...customer,
    savedLine: { all: async () => [own], set },
  });
  render(view());
  await userEvent.click(await screen.findByRole('button', { name: 'Siirrä ostoskoriin: Vinssi 2500 lb' }));
  await waitFor(() => expect(set).toHaveBeenCalledWith([{ skuId: 11, quantity: 0 }]));
  expect(await screen.findByText('Siirrettiin ostoskoriin: Vinssi 2500 lb')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Tallennettu/ })).toBeNull();
  expect(saved.read()).toEqual([]);
});

it('says that the lines of an account could not be read, and reads them again', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const all = vi.fn<SavedLineApi['all']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([own]);
  const { view } = show({}, [part(2)], aCart(), { ...customer, savedLine: { all } });
  render(view());
  expect(await screen.findByRole('alert')).toHaveTextContent('Tallennettuja tuotteita ei voitu hakea.');
  await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
  expect(await screen.findByRole('heading', { name: 'Tallennettu myöhemmäksi (1)' })).toBeVisible();
  expect(screen.queryByText('Tallennettuja tuotteita ei voitu hakea.')).toBeNull();
});

it('says beside the line that it could not be saved or removed, and changes nothing', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const set = vi.fn<SavedLineApi['set']>().mockRejectedValue(new Error('down'));
  const setQuantity = vi.fn<CartApi['setQuantity']>();
  const { view } = show({ setQuantity }, [part(2)], aCart([line]), {
    ...customer,
    savedLine: { all: async () => [own], set },
  });
  render(view());
  await userEvent.click(await screen.findByRole('button', { name: 'Tallenna myöhemmäksi: Vinssi 2500 lb' }));
  expect(
    await screen.findByText('Tuotetta ei voitu säästää. Se on edelleen ostoskorissa. Yritä uudelleen.'),
  ).toBeVisible();
  expect(setQuantity).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Poista tallennetuista: Vinssi 2500 lb' }));
  expect(await screen.findByText('Tuotetta ei voitu poistaa. Yritä uudelleen.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tallennettu myöhemmäksi (1)' })).toBeVisible();
});
