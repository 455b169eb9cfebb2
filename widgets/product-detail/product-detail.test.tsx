/** A product page from the shopper's point of view. */
import type { CartApi } from '#api/cart/types.ts';
import type { Product, Sku } from '#api/catalogue/types.ts';
import type { PriceMoment, ProductApi } from '#api/product/types.ts';
import { ok, refuse } from '#kernel/result.ts';
import { aDetail, aGroup, aSku, aStock, aVariant } from '#tests/support/samples/sample-detail.ts';
import {
  aCart,
  aLine,
  aPrice,
  type ShopperSceneOptions,
  shopperScene,
} from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import productDetail from './index.ts';
import { ProductDetail } from './product-detail.tsx';

/** jsdom has no CSS.escape, which user-event needs for arrow keys. */
beforeEach(() => void vi.stubGlobal('CSS', { escape: String }));

function show(product: Product, options: ShopperSceneOptions = {}) {
  const scene = shopperScene(options);
  render(scene.within(<Detail product={product} />));
  return scene;
}

const delivery = {
  from: '5,99 €',
  ways: [
    {
      name: 'Paketti noutopisteeseen',
      fee: '5,99 €',
      maxGrams: 35_000,
      freeFrom: 500,
      arrival: {
        fromStock: 'ti 24. – to 26.11.',
        fromSupplier: 'to 26. – ma 30.11.',
        orderBy: { day: 'ma 23.11.', time: '14.00' },
      },
    },
    {
      name: 'Rahti tontin rajalle',
      fee: '49,00 €',
      maxGrams: null,
      freeFrom: null,
      arrival: null,
      workingDays: { fromStock: [3, 7], fromSupplier: [5, 9] } as const,
    },
  ],
};

const Detail = ({ product }: { product: Product }) => (
  <ProductDetail
    id="detail"
    props={{
      product,
      cartHref: '/ostoskori/lomake',
      notifyHref: '/saatavuus',
      sellingPoints: ['14 päivän peruutusoikeus'],
    }}
    data={undefined}
    place={{ priority: 'high', layout: 'full', design: 'default', sizes: '100vw' }}
    page={pageContext({ config: { delivery } })}
  />
);

const addButton = () => screen.getByRole('button', { name: 'Lisää ostoskoriin' });

it('shows name, brand, price and facts', () => {
  show(
    aDetail({ price: aPrice(249, 299), lowestPrice: { incVatFormatted: '259,00 €', exVatFormatted: '' } }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vinssi 2500 lb');
  expect(screen.getByRole('link', { name: 'Karhuveto' })).toHaveAttribute('href', '/b/karhuveto');
  expect(screen.getByText('Alin hinta 30 päivänä ennen alennusta: 259,00 €')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Vetokyky' })).toBeInTheDocument();
});

it.each([
  [{ weight: 35_000 }, 'Perillä ti 24. – to 26.11.', 'Toimitus alkaen 5,99 €'],
  [{ weight: 35_001 }, 'Toimitus 3–\u20607 arkipäivässä', 'Painava tuote. Rahti tontin rajalle: 49,00 €'],
  [{ weight: 43_000, hasFreeDelivery: true }, 'Toimitus 3–\u20607 arkipäivässä', 'Ilmainen toimitus'],
  [{ price: aPrice(500) }, 'Perillä ti 24. – to 26.11.', 'Ilmainen toimitus'],
  [
    { skus: [aSku(1, { stock: aStock(0, { static: 4, totalStock: 4 }) })] },
    'Perillä to 26. – ma 30.11.',
    'Toimitus alkaen 5,99 €',
  ],
])('shows what delivery of %j costs and when it arrives', (changes, date, cost) => {
  show(aDetail(changes));
  expect(screen.getAllByText(date)[0]).toBeInTheDocument();
  expect(screen.getByText(cost)).toBeVisible();
});

it('adds the only sku in the chosen quantity', async () => {
  const add = vi.fn<CartApi['add']>().mockResolvedValue(ok(aCart([aLine()])));
  const { stores } = show(aDetail(), { cartApi: { add } });
  await userEvent.click(addButton());
  await waitFor(() => expect(stores.cart.added).toMatchObject({ skuId: 11, quantity: 1 }));
  expect(add).toHaveBeenCalledWith('cart-1', { skuId: 11, quantity: 1 });
});

it.each(['button', 'Enter'] as const)('adds the quantity shown in the field at once: %s', async by => {
  const add = vi.fn<CartApi['add']>().mockResolvedValue(ok(aCart([aLine({ quantity: 3 })])));
  show(aDetail(), { cartApi: { add } });
  const field = screen.getByRole('textbox', { name: /^Määrä/ });
  await userEvent.type(field, '2', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  await userEvent.click(screen.getByRole('button', { name: /^Lisää määrää/ }));
  if (by === 'Enter') await userEvent.type(field, '{Enter}', { skipClick: false });
  else await userEvent.click(addButton());
  await waitFor(() => expect(add.mock.calls).toEqual([['cart-1', { skuId: 11, quantity: 3 }]]));
});

it('is busy at once, and adds once for repeated presses', async () => {
  const add = vi.fn<CartApi['add']>().mockResolvedValue(ok(aCart([aLine()])));
  show(aDetail(), { cartApi: { add } });
  fireEvent.click(addButton());
  fireEvent.click(addButton());
  expect(addButton()).toHaveAttribute('aria-busy', 'true');
  expect(add).not.toHaveBeenCalled();
  await waitFor(() => expect(addButton()).not.toHaveAttribute('aria-busy'));
  expect(add).toHaveBeenCalledOnce();
});

it('requires a size, shows the error beside the sizes, and focuses them (R-PRODUCT-15)', async () => {
  const add = vi.fn<CartApi['add']>().mockResolvedValue(ok(aCart([aLine()])));
  show(aDetail({ skus: [aSku(11), aSku(12, { stock: aStock(0) }), aSku(13)] }), { cartApi: { add } });
  await userEvent.click(addButton());
  const sizes = screen.getByRole('radiogroup', { name: /Valitse koko/ });
  expect(sizes).toHaveAttribute('aria-invalid', 'true');
  expect(sizes).toHaveAccessibleDescription('Valitse ensin koko.');
  expect(screen.getByRole('radio', { name: 'Koko 11' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: /Koko 12/ })).toBeDisabled();
  expect(add).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Koko 13' }));
  expect(screen.queryByText('Valitse ensin koko.')).toBeNull();
  await userEvent.click(addButton());
  await waitFor(() => expect(add).toHaveBeenCalledWith('cart-1', { skuId: 13, quantity: 1 }));
});

/** The state comes before the button, and no delivery is promised (R-PRODUCT-48). */
function expectStateBeforeButton(): void {
  const [state] = screen.getAllByText('Loppu');
  const button = screen.getByRole('button', { name: 'Ilmoita minulle' });
  expect(state?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/5,99 €|49,00 €|24\. –/)).toBeNull();
}

it('sells nothing out of stock, and offers a back-in-stock notification instead', async () => {
  const notifyWhenBack = vi
    .fn<ProductApi['notifyWhenBack']>()
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true);
  show(aDetail({ stock: aStock(0), skus: [aSku(11, { stock: aStock(0) })] }), {
    api: { product: { notifyWhenBack } },
  });
  expect(screen.queryByRole('button', { name: 'Lisää ostoskoriin' })).toBeNull();
  expectStateBeforeButton();

  await userEvent.click(screen.getByRole('button', { name: 'Ilmoita minulle' }));
  const panel = await screen.findByRole('dialog', { name: 'Ilmoitus saatavuudesta' });
  const send = within(panel).getByRole('button', { name: 'Ilmoita minulle' });
  await userEvent.click(send);
  expect(within(panel).getByRole('textbox')).toHaveFocus();
  expect(notifyWhenBack).not.toHaveBeenCalled();

  await userEvent.type(within(panel).getByRole('textbox'), 'aino@example.fi');
  await userEvent.click(send);
  expect(await within(panel).findByRole('alert')).toHaveTextContent('Jokin meni vikaan');
  expect(within(panel).getByRole('textbox')).toHaveValue('aino@example.fi');
  await userEvent.click(send);
  expect(await within(panel).findByText(/Kiitos! Saat viestin/)).toBeVisible();
  expect(notifyWhenBack).toHaveBeenCalledTimes(2);
  expect(notifyWhenBack).toHaveBeenLastCalledWith('aino@example.fi', 11);
});

it('offers a back-in-stock notification for one sold-out size while others can be bought', async () => {
  show(aDetail({ skus: [aSku(1, { name: 'M' }), aSku(2, { name: 'L', stock: aStock(0) })] }), { api: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Ilmoita, kun koko L on taas saatavilla' }));
  expect(await screen.findByText(/, L$/)).toBeVisible();
});

it('offers a notification for each size when all are sold out, and preselects none (R-PRODUCT-17)', async () => {
  const sizes = ['M', 'L'].map((name, index) => aSku(index + 1, { name, stock: aStock(0) }));
  show(aDetail({ stock: aStock(0), skus: sizes }), { api: {} });
  expect(screen.queryByRole('button', { name: 'Ilmoita minulle' })).toBeNull();
  expect(addButton()).toBeDisabled();
  expect(screen.queryByText(/5,99 €/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Ilmoita, kun koko M on taas saatavilla' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ilmoita, kun koko L on taas saatavilla' }));
  expect(await screen.findByText(/, L$/)).toBeVisible();
});

it('shows the prices of 30 days on demand, merging equal ones and marking the lowest (R-PRODUCT-24)', async () => {
  const moment = (date: string, incVat: number, isLowest = false): PriceMoment => ({
    date,
    incVat,
    incVatFormatted: `${incVat},00 €`,
    exVatFormatted: '',
    isLowest,
  });
  const priceHistory = vi
    .fn<ProductApi['priceHistory']>()
    .mockResolvedValue([
      moment('2026-11-01T08:00:00Z', 299),
      moment('2026-11-05T08:00:00Z', 299),
      moment('2026-11-10T08:00:00Z', 249, true),
    ]);
  show(aDetail(), { api: { product: { priceHistory } } });
  expect(priceHistory).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Näytä hintahistoria' }));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map(row => row.textContent)).toEqual([
    'PäiväHinta',
    '10.11.2026249,00 €alin',
    '1.11.2026299,00 €',
  ]);
});

it('rejects a quantity above stock, counting the items in the cart (R-PRODUCT-16)', async () => {
  const add = vi.fn<CartApi['add']>();
  const cart = aCart([aLine({ skuId: 11, quantity: 3 })]);
  const { stores } = show(aDetail({ skus: [aSku(11, { stock: aStock(3) })], stock: aStock(3) }), {
    cart,
    cartApi: { add },
  });
  await stores.cart.load();
  await userEvent.click(addButton());
  expect(await screen.findByText('Et voi lisätä enempää. Ostoskorissasi on jo 3 kpl.')).toBeVisible();
  expect(add).not.toHaveBeenCalled();
});

it.each([
  [
    'it has been sold meanwhile',
    () => Promise.resolve(refuse({ code: 'out-of-stock' as const })),
    /Varastossa on vain 12/,
  ],
  ['the network has failed', () => Promise.reject(new Error('down')), /Ostoskori ei päivittynyt/],
])('shows beside the button that %s', async (_case, add, text) => {
  vi.stubGlobal('reportError', () => undefined);
  show(aDetail(), { cartApi: { add } });
  await userEvent.click(addButton());
  expect(await screen.findByText(text)).toBeVisible();
  expect(addButton()).not.toHaveAttribute('aria-busy');
});

it('links to the other colours, and says which are out of stock', () => {
  show(
    aDetail({
      variants: [
        aVariant(1, { label: 'Musta', colour: '222222' }),
        aVariant(2, { label: 'Punainen', stock: aStock(0) }),
      ],
    }),
  );
  const colours = within(screen.getByRole('navigation', { name: 'Valitse väri' }));
  expect(colours.getByRole('link', { name: 'Musta' })).toHaveAttribute('aria-current', 'true');
  expect(colours.getByRole('link', { name: /Punainen.*Loppu/ })).toHaveAttribute('href', '/p/tuote-2');
});

const fourteen = Array.from({ length: 14 }, (_, index) =>
  aVariant(index + 1, { label: `Sävy ${index + 1}`, colour: '222222', stock: aStock(index) }),
);

it('opens a long row in a panel with the stock of each variant (R-PRODUCT-7)', async () => {
  const { stores } = show(aDetail({ variants: fourteen }));
  const row = within(screen.getByRole('navigation', { name: 'Valitse väri' }));
  await userEvent.click(row.getByRole('button', { name: 'Näytä kaikki 14' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Valitse väri' }));
  expect(stores.panels.current).toBe('variants');
  expect(panel.getAllByRole('link')).toHaveLength(14);
  expect(panel.getByRole('link', { name: /Sävy 6.*Enää 5/ })).toHaveAttribute('href', '/p/tuote-6');
  expect(panel.getByRole('link', { current: true })).toHaveTextContent('Sävy 1');
  await userEvent.click(panel.getByRole('link', { current: true }));
  await waitFor(() => expect(stores.panels.current).toBeNull());
});

it('takes over a size that was chosen before hydration', async () => {
  const add = vi.fn<CartApi['add']>().mockResolvedValue(ok(aCart([aLine()])));
  const scene = shopperScene({ cartApi: { add } });
  const page = scene.within(<Detail product={aDetail({ skus: [aSku(11), aSku(12)] })} />);
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  place.innerHTML = renderToString(page);
  const early = place.querySelector<HTMLInputElement>('[type=radio][value="12"]');
  if (early) early.checked = true;
  render(page, { container: place, hydrate: true });
  await userEvent.click(addButton());
  await waitFor(() => expect(add).toHaveBeenCalledWith('cart-1', { skuId: 12, quantity: 1 }));
});

it('keeps and adds a quantity that was typed before hydration', async () => {
  const add = vi.fn<CartApi['add']>().mockResolvedValue(ok(aCart([aLine({ quantity: 4 })])));
  const { within: around } = shopperScene({ cartApi: { add } });
  const ui = around(<Detail product={aDetail()} />);
  const container = document.createElement('div');
  document.body.append(container);
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(ui);
  const field = within(container).getByRole<HTMLInputElement>('textbox', { name: /^Määrä/ });
  field.value = '4';
  expect(new FormData(field.form ?? undefined).get('quantity')).toBe('4');
  render(ui, { container, hydrate: true });
  await userEvent.click(addButton());
  await waitFor(() => expect(add.mock.calls).toEqual([['cart-1', { skuId: 11, quantity: 4 }]]));
});

it('sends the browser no facts, which stay as the server rendered them', () => {
  const product = aDetail({ description: '<p>Pitkä kuvaus</p>', extra: '<p>Hoito-ohje</p>' });
  const sent = JSON.stringify(productDetail.browserProps?.({ product, sellingPoints: [] }));
  expect(sent).not.toMatch(/Pitkä kuvaus|Hoito-ohje/);
  expect(sent).toContain(product.articleNumber);
});

it('shows the total of the choices before they are bought (R-PRODUCT-31)', async () => {
  const product = aDetail({ type: 'package', packageGroups: [aGroup(1), aGroup(2, { required: false })] });
  show(product);
  // At the top, and in the bar that repeats the button: what the cheapest complete choice costs.
  expect(screen.getByText('Alkaen 239,00 €')).toBeVisible();
  expect(document.querySelector('[data-buy-bar]')).toHaveTextContent(/Alkaen 239,00 €/);
  const [small, large] = screen.getAllByRole('radio', { name: /terä 1[35]0\scm/ });
  const [, , , other] = screen.getAllByRole('radio', { name: /terä 1[35]0\scm/ });
  expect([small, large].map(radio => radio?.parentElement?.textContent)).toEqual([
    expect.stringContaining('239,00'),
    expect.stringContaining('279,00'),
  ]);
  if (small) await userEvent.click(small);
  if (other) await userEvent.click(other);
  // At the top, beside the button, and in the bar.
  expect(screen.getAllByText('518,00 €')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('Valintasi yhteensä 518,00 €');
});

it('folds a group to its choice, and opens one that lacks a choice', async () => {
  const chosen = aGroup(1, {
    options: aGroup(1).options.map((option, at) => ({ ...option, isSelected: at === 0 })),
  });
  show(aDetail({ type: 'package', packageGroups: [chosen, aGroup(2, { name: 'Vinssi' })] }));
  const [plough, winch] = document.querySelectorAll('details');
  expect([plough?.open, winch?.open]).toEqual([false, true]);
  expect(plough?.querySelector('summary')).toHaveTextContent('Aura Auran terä 130 cm 239,00 € Vaihda');
  expect(winch?.querySelector('summary')).toHaveTextContent('Vinssi Ei vielä valittu Valitse');
  if (winch) winch.open = false;
  await userEvent.click(screen.getByRole('button', { name: 'Lisää paketti ostoskoriin' }));
  expect(winch?.open).toBe(true);
});

it('says what the chosen parts cost less than their lowest prices of 30 days (R-LAW-2)', async () => {
  const reduced = aGroup(1).options.map(option => ({ ...option, lowest: { incVat: 249, exVat: 200 } }));
  show(aDetail({ type: 'package', packageGroups: [aGroup(1, { options: reduced })] }));
  await userEvent.click(screen.getByRole('radio', { name: /130/ }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Säästät 10,00 € 30 päivän alimpiin hintoihin verrattuna',
  );
  // At 279 the other one costs more than its lowest price.
  await userEvent.click(screen.getByRole('radio', { name: /150/ }));
  expect(screen.getByRole('status')).not.toHaveTextContent('Säästät');
});

it('repeats the button at the lower edge while it is out of view', async () => {
  let report: (isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        report = isIntersecting => notify([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const add = vi.fn<CartApi['add']>().mockResolvedValue(ok(aCart([aLine()])));
  show(aDetail(), { cartApi: { add } });
  const bar = () => screen.queryByRole('group', { name: aDetail().name });
  expect(bar()).toBeNull();
  report(false);
  expect(bar()).toHaveTextContent('299,00 €');
  const button = bar()?.querySelector('button');
  if (button) await userEvent.click(button);
  await waitFor(() => expect(add).toHaveBeenCalledWith('cart-1', { skuId: 11, quantity: 1 }));
  report(true);
  expect(bar()).toBeNull();
});

it('links the rating under the name to the reviews', () => {
  show(aDetail({ rating: { score: 3.84, voteCount: 12 } }));
  expect(screen.getByRole('link', { name: /3,8 tähteä viidestä.*12 arvostelua/ })).toHaveAttribute(
    'href',
    '#product-reviews',
  );
});

it('sells no package before its required options are chosen (R-PRODUCT-31)', async () => {
  const addPackage = vi.fn<CartApi['addPackage']>().mockResolvedValue(ok(aCart([aLine()])));
  const product = aDetail({
    type: 'package',
    packageGroups: [aGroup(1), aGroup(2, { name: 'Vinssi', required: false })],
  });
  show(product, { cartApi: { addPackage } });
  expect(screen.getByText('Valitse vielä 1 tuote')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Lisää paketti ostoskoriin' });
  await userEvent.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('Valitse: Aura');
  const plough = within(screen.getByRole('group', { name: 'Aura (pakollinen)' })).getByRole('radio', {
    name: /Auran terä 130\scm 239,00/,
  });
  expect(plough).toHaveFocus();
  expect(addPackage).not.toHaveBeenCalled();
  await userEvent.click(plough);
  await userEvent.click(button);
  await waitFor(() =>
    expect(addPackage).toHaveBeenCalledWith('cart-1', 1, [{ groupId: 1, optionId: 11, skuId: 101 }]),
  );
});

it('sells no package whose required group is out of stock, and offers a notification', async () => {
  const [first] = aGroup(1).options;
  if (!first) throw new Error('a group has options');
  const emptied = { ...first, product: { ...first.product, stock: aStock(0) } };
  const product = aDetail({
    type: 'package',
    stock: aStock(0),
    skus: [aSku(901, { stock: aStock(0) })],
    packageGroups: [aGroup(1, { options: [emptied] }), aGroup(2, { required: false })],
  });
  const notifyWhenBack = vi.fn<ProductApi['notifyWhenBack']>().mockResolvedValue(true);
  show(product, { api: { product: { notifyWhenBack } } });
  expect(screen.queryByRole('button', { name: 'Lisää paketti ostoskoriin' })).toBeNull();
  // One for the group, which has no other option, and one for the package.
  expect(screen.getAllByText('Loppu')).toHaveLength(2);
  expectStateBeforeButton();
  await userEvent.click(screen.getByRole('button', { name: 'Ilmoita minulle' }));
  const panel = await screen.findByRole('dialog', { name: 'Ilmoitus saatavuudesta' });
  await userEvent.type(within(panel).getByRole('textbox'), 'aino@example.fi');
  await userEvent.click(within(panel).getByRole('button', { name: 'Ilmoita minulle' }));
  expect(await within(panel).findByText(/Kiitos! Saat viestin/)).toBeVisible();
  expect(notifyWhenBack).toHaveBeenCalledWith('aino@example.fi', 901);
});

const jacket = (productId: number, sizes: readonly Sku[]) =>
  aDetail({
    productId,
    skus: [...sizes],
    variants: [aVariant(productId), aVariant(productId === 1 ? 2 : 1)],
  });
const sizesFrom = (skuId: number, stocks: readonly number[]) =>
  ['M', 'L'].map((name, at) => aSku(skuId + at, { name, stock: aStock(stocks[at] ?? 0) }));

it('keeps the chosen size on the page of another colour, if it is in stock', async () => {
  const { rerender } = render(shopperScene().within(<Detail product={jacket(1, sizesFrom(10, [9, 9]))} />));
  await userEvent.click(screen.getByRole('radio', { name: 'L' }));
  const show = (product: Product) =>
    rerender(shopperScene().within(<Detail key={Math.random()} product={product} />));
  show(jacket(2, sizesFrom(20, [9, 9])));
  expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  show(jacket(2, sizesFrom(20, [9, 0])));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  show(aDetail({ productId: 3, skus: sizesFrom(30, [9, 9]) }));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('gives the option of a value the same id on every sibling page, so that focus and scroll position stay', () => {
  const red = aVariant(2, { label: 'Punainen', value: 'red' });
  const idOf = (productId: number) => {
    const { unmount } = render(
      shopperScene().within(
        <Detail product={aDetail({ productId, variants: [aVariant(1, { value: 'deep blue' }), red] })} />,
      ),
    );
    const link = screen.getByRole('link', { name: 'Punainen' });
    const frame = link.closest<HTMLElement>('[data-stay]');
    expect(frame).toHaveAttribute('id', frame?.dataset.stay);
    expect(link.id).toMatch(/^\S+$/);
    const { id } = link;
    unmount();
    return id;
  };
  expect(idOf(1)).toBe(idOf(2));
});
