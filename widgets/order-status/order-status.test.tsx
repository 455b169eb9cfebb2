/** The page of an order by its link: what it shows, and what its forms do (R-ORDER-16, R-ORDER-17, R-ORDER-18). */
import type { Cart, CartApi } from '#api/cart/types.ts';
import { testLine } from '#components/testing/testing-shop.tsx';
import type { LoadContext } from '#engine/definition/contract.ts';
import { SeeOther, type Visitor, type VisitorOrders } from '#engine/definition/visitor.ts';
import type { OrderView, WithdrawalPlan } from '#kernel/order/order-view.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { aCart, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderStatus } from './order-status.tsx';
import { loadOrderStatus, type OrderStatusData, submitOrderStatus } from './order-status-data.ts';
import { formAction } from './order-status-props.ts';
import { aLine, aView } from './sample-view.ts';

const props = { ordersHref: '/tilini/tilaukset' };
const key = '11111111-1111-4111-8111-111111111111';
const plan: WithdrawalPlan = {
  lines: [{ rowNumber: 1, quantity: 1, total: 299 }],
  isWhole: false,
  parts: { items: 29_900, discount: 2_900, delivery: 0, paymentFee: 0, before: 0, refund: 27_000 },
  returnBy: '2026-12-07T10:00:00Z',
  refundBy: '2026-12-07T10:00:00Z',
};

function show(order: OrderView, data: Partial<OrderStatusData> = {}) {
  const scene = shopperScene({ cart: aCart() });
  render(
    scene.within(
      <OrderStatus
        id="order"
        props={{ ...props, shopHref: '/', cartHref: '/ostoskori', returnText: 'Pakkaa huolella.' }}
        data={{ found: { state: 'found', order }, key, ...data }}
        place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
        page={{ ...pageContext({}), now: new Date('2026-11-23T10:00:00Z') }}
      />,
    ),
  );
}

function contextOf(
  order = aView(),
  changes: Partial<VisitorOrders> = {},
  query: Record<string, string> = {},
) {
  const orders: VisitorOrders = {
    hasLink: true,
    keepLink: vi.fn(),
    find: () => Promise.resolve({ state: 'found', order }),
    plan: vi.fn(() => Promise.resolve(plan)),
    withdraw: vi.fn(() =>
      Promise.resolve({ state: 'received', receivedAt: '2026-11-23T10:00:00Z' } as const),
    ),
    openOwn: vi.fn(() => Promise.resolve(true)),
    sendAgain: () => Promise.resolve('sent'),
    offerAccount: () => Promise.resolve('sent'),
    markBuyer: () => undefined,
    isBuyer: () => false,
    ...changes,
  };
  const add = vi.fn<CartApi['add']>();
  const get = vi.fn<CartApi['get']>(() => Promise.resolve({ ...aCart(), lines: [] }));
  const reject = vi.fn();
  const keepCart = vi.fn();
  const visitor: Visitor = fakeVisitor({ cartId: 'cart-1', reject, keepCart, orders });
  const api = { cart: { add, get } } as unknown as LoadContext<{ cart: CartApi }>['api'];
  const context = {
    ...pageContext({ query, path: '/tilaus' }),
    api,
    safeHtml: () => Promise.reject(),
    visitor,
  };
  return { context, orders, add, get, reject, keepCart };
}

const fields = (given: Record<string, string>) => new URLSearchParams({ key, ...given });
const declaration = { 'pieces.1': '1', name: ' Aino Aalto ', email: 'aino@example.fi' };

it('shows state, parcels, lines and sums, and links to the tracking without a referrer', () => {
  show(aView());
  expect(screen.getByRole('heading', { level: 1, name: 'Tilaus 100001' })).toBeVisible();
  expect(screen.getByText('Lähetetty', { selector: '[aria-current="step"]' })).toBeVisible();
  expect(screen.getByText('Seurantanumero JJFI1')).toBeVisible();
  const track = screen.getByRole('link', { name: 'Seuraa lähetystä' });
  expect(track).toHaveAttribute('href', 'https://tracking.example/JJFI1');
  expect(track).toHaveAttribute('rel', 'noopener noreferrer');
  const [line] = within(screen.getAllByRole('list')[2] ?? document.body).getAllByRole('listitem');
  expect(line).toHaveTextContent(/^KypäräXL, Tuotenumero KV-12 kpl à 299,00\s€598,00\s€$/);
  expect(screen.getByText(/vähintään 5\. joulukuuta 2026 asti, vielä 12 päivän ajan/)).toBeVisible();
});

it('lists a package as one entry with its parts and the sum of them', () => {
  show(
    aView({
      lines: [
        aLine(1, { name: 'Kaapeli', groupKey: 'g', packageName: 'Vinssipaketti', total: 49.9 }),
        aLine(2, { name: 'Kypärä', total: 299 }),
        aLine(3, { name: 'Vinssi', groupKey: 'g', packageName: 'Vinssipaketti', total: 250.1 }),
        aLine(4, { name: 'Kaapeli', groupKey: 'h', packageName: 'Vinssipaketti', total: 49.9 }),
      ],
    }),
  );
  const parts = screen.getAllByRole('list', { name: 'Paketin sisältö' });
  expect(parts.map(list => within(list).getAllByRole('listitem').length)).toEqual([2, 1]);
  expect(parts[0]?.parentElement).toHaveTextContent(/^Vinssipaketti300,00\s€Kaapeli.*Vinssi/);
});

it('offers no withdrawal where there is none, and says how an order has ended', () => {
  show(aView({ status: 'cancelled', isWithdrawable: false, parcels: [] }));
  expect(screen.getByText('Tilaus on peruttu, eikä sitä toimiteta.')).toBeVisible();
  expect(screen.queryByText('Peruuta sopimus tai osa siitä')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Tilauksen vaiheet' })).toBeNull();
});

it('takes the link out of the address before anything is shown', async () => {
  const { context, orders } = contextOf(aView(), {}, { key: 'a.b.c' });
  await expect(loadOrderStatus(context, props)).rejects.toEqual(new SeeOther('/tilaus'));
  expect(orders.keepLink).toHaveBeenCalledExactlyOnceWith('a.b.c');
});

it('opens an order of the account by its number, keeps the number in its forms, and asks others to sign in', async () => {
  const { context, orders } = contextOf(aView({ isGuest: false }), {}, { order: '100001' });
  await expect(loadOrderStatus(context, props)).rejects.toEqual(new SeeOther('/tilini/tilaukset'));
  expect(orders.openOwn).not.toHaveBeenCalled();
  const signedIn = { ...context, visitor: { ...context.visitor, isSignedIn: true } };
  expect(await loadOrderStatus(signedIn, props)).toMatchObject({ found: { state: 'found' } });
  expect(orders.openOwn).toHaveBeenCalledExactlyOnceWith(100_001);
  await expect(submitOrderStatus(signedIn, props, fields({ do: 'send' }))).rejects.toEqual(
    new SeeOther('/tilaus?order=100001&done=sent'),
  );
  expect(formAction(context, '#peruutus')).toBe('?order=100001#peruutus');
  expect(formAction({ query: {} })).toBe('?');
});

it('reviews a withdrawal before it is declared', async () => {
  const { context, orders } = contextOf();
  const data = await submitOrderStatus(context, props, fields({ ...declaration, do: 'review' }));
  expect(orders.plan).toHaveBeenCalledExactlyOnceWith([{ rowNumber: 1, quantity: 1 }]);
  expect(orders.withdraw).not.toHaveBeenCalled();
  show(aView(), data);
  expect(screen.getByText('Aino Aalto')).toBeVisible();
  const paid = screen.getByText('Palautetaan sinulle').closest('div');
  expect(paid).toHaveTextContent('270,00 €');
  expect(screen.getByText('Osuus tilausalennuksesta').closest('div')).toHaveTextContent('−29,00 €');
  expect(screen.getByText(/Lähetä tuotteet takaisin viimeistään 7\. joulukuuta 2026/)).toBeVisible();
  expect(screen.getByText('Pakkaa huolella.')).toBeVisible();
  expect(screen.getByText('Toimitusmaksu palautetaan, kun peruutat koko tilauksen.')).toBeVisible();
  const form = screen.getByRole('button', { name: 'Vahvista peruutus' }).closest('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    key,
    'pieces.1': '1',
    name: 'Aino Aalto',
    email: 'aino@example.fi',
  });
});

it('declares once confirmed, under the key of the form, and continues at the receipt', async () => {
  const { context, orders } = contextOf();
  const confirmed = submitOrderStatus(context, props, fields({ ...declaration, do: 'confirm' }));
  await expect(confirmed).rejects.toEqual(new SeeOther('/tilaus?done=withdrawal'));
  const [sent] = vi.mocked(orders.withdraw).mock.calls[0] ?? [];
  expect(sent).toEqual({
    name: 'Aino Aalto',
    email: 'aino@example.fi',
    lines: [{ rowNumber: 1, quantity: 1 }],
    key,
  });
});

it.each([
  [{ 'pieces.1': '0' }, {}, 'Valitse vähintään yksi tuote.'],
  [{ name: ' ' }, {}, 'Kirjoita nimesi, kuten tilauksessa.'],
  [{ email: 'aino@' }, {}, 'Tarkista sähköpostiosoite'],
  [{}, { plan: () => Promise.resolve(null) }, 'Osa näistä tuotteista on jo peruutettu. Tarkista määrät.'],
  [
    { do: 'confirm' },
    { withdraw: () => Promise.resolve({ state: 'no-such-order' } as const) },
    'Tämä ei ole tilauksen sähköpostiosoite.',
  ],
])('says what is wrong with %o and keeps the input', async (given, changes, text) => {
  const { context, reject } = contextOf(aView(), changes);
  const data = await submitOrderStatus(context, props, fields({ ...declaration, do: 'review', ...given }));
  expect(reject).toHaveBeenCalledOnce();
  show(aView(), data);
  expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Mitä peruutat?' }).closest('details')).toHaveAttribute('open');
});

function cartWith(skuId: number, sellingIncVat: number): Cart {
  const line = testLine(skuId);
  const unitPrice = { ...line.unitPrice, currency: 'EUR', sellingIncVat, sellingIncVatFormatted: '59,90 €' };
  return { ...aCart(), lines: [{ ...line, skuId, groupKey: null, isGift: false, unitPrice }] };
}

it('puts what is still sold into the cart, once per form, and says what is missing or dearer', async () => {
  const order = aView({ lines: [...aView().lines, aLine(4, { name: 'Lahja', isGift: true })] });
  const { context, add, keepCart } = contextOf(order);
  add.mockImplementation((_id, { skuId }) =>
    Promise.resolve(
      skuId === 20
        ? { ok: true, value: cartWith(20, 59.9) }
        : { ok: false, refusal: { code: 'out-of-stock' } },
    ),
  );
  const data = await submitOrderStatus(context, props, fields({ do: 'again' }));
  expect(add.mock.calls.map(([, item, repeatKey]) => [item, repeatKey])).toEqual([
    [{ skuId: 10, quantity: 2 }, `${key}-1`],
    [{ skuId: 20, quantity: 1 }, `${key}-2`],
  ]);
  expect(keepCart).toHaveBeenCalledOnce();
  show(order, data);
  const result = screen.getByRole('status');
  expect(result).toHaveTextContent('Lisäsimme koriisi 1 tuotteen.');
  expect(result).toHaveTextContent('Hinta on muuttunut: Vinssiköysi, ennen 49,90 €, nyt 59,90 €');
  expect(result).toHaveTextContent('Näitä emme voineet lisätä: Kypärä');
  expect(result).toHaveTextContent('Kokoa nämä paketit uudelleen niiden tuotesivuilla: Vinssipaketti');
  expect(within(result).getByRole('link')).toHaveAttribute('href', '/ostoskori');
});

it('sends a new link for an expired one, and shows nothing for an unknown one', async () => {
  const { context } = contextOf();
  await expect(submitOrderStatus(context, props, fields({ do: 'send' }))).rejects.toEqual(
    new SeeOther('/tilaus?done=sent'),
  );
  show(aView(), { found: { state: 'expired', email: 'a•••@e•••.fi' } });
  expect(screen.getByText('Lähetämme uuden linkin osoitteeseen a•••@e•••.fi.')).toBeVisible();
  const { context: elsewhere } = contextOf(aView(), { hasLink: false });
  expect(await loadOrderStatus(elsewhere, props)).toMatchObject({ found: { state: 'unknown' } });
});

it('waits for the transfer of an order in advance, and packs it once it is paid', () => {
  const transfer = { amount: 703.79, payBy: '2026-11-27T10:00:00Z', isReserved: true };
  show(aView({ status: 'pending', parcels: [], transfer }));
  expect(screen.getByText(/^Odotamme maksuasi/)).toBeVisible();
  expect(screen.getByText('FI21 1234 5600 0007 85')).toBeVisible();
  expect(screen.queryByText(/^Arvioitu toimitus/)).toBeNull();
  cleanup();
  show(aView({ status: 'pending', parcels: [] }));
  expect(screen.queryByText('FI21 1234 5600 0007 85')).toBeNull();
  expect(screen.getByText(/^Arvioitu toimitus/)).toBeVisible();
});

it('shows times, the cost of a return and its address as the buyer of another country needs them', () => {
  const order = aView({
    currency: 'SEK',
    timeZone: 'Europe/Stockholm',
    returnFee: '59 kr',
    placedAt: '2026-11-20T10:00:00Z',
  });
  show(order);
  expect(screen.getByText(/11[.:]00/)).toBeVisible();
  cleanup();
  const form = { key, name: 'Sven', email: 'sven@example.com', quantities: {}, plan };
  show(order, { withdrawal: form } as unknown as Partial<OrderStatusData>);
  expect(screen.getByText(/59 kr/)).toBeVisible();
  expect(screen.queryByText(/5,99 €/)).toBeNull();
  expect(screen.getByText('Suomi')).toBeVisible();
});

it('says of each product what was said of the vehicle, and nothing of an order without one', () => {
  const lines = (['fits', 'universal', 'check', 'other', null] as const).map((fit, at) =>
    aLine(at + 1, { fit }),
  );
  show(aView({ vehicle: 'Honda TRX520 2021', lines }));
  for (const words of ['Sopii', 'Sopivuutta ei vahvistettu', 'Ei sovi'])
    expect(screen.getAllByText(`${words}: Honda TRX520 2021`)).toHaveLength(1);
  expect(screen.getAllByText('Yleismalli')).toHaveLength(1);
  cleanup();
  show(aView({ lines }));
  expect(screen.queryByText(/Honda|Yleismalli/)).toBeNull();
});
