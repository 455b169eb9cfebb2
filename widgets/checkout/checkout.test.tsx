/** The checkout from the shopper's point of view. */

import type { CartApi } from '#api/cart/types.ts';
import type { Market } from '#api/channel/types.ts';
import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { Checkout, CheckoutApi } from '#api/checkout/types.ts';
import { ApiError } from '#api/transport.ts';
import { ok, refuse } from '#kernel/result.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { checkoutOf } from '#stores/shopper/checkout-of.ts';
import {
  aCart,
  aCheckout,
  aLine,
  answering,
  aPrice,
  type ShopperSceneOptions,
} from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  acceptTerms,
  fillIn,
  order,
  orderButtonLabel,
  show as showCheckout,
  type,
  typeDetails,
} from '#tests/support/worlds/checkout-scene.tsx';
import * as leaving from './order/leave.ts';

const left = () => vi.mocked(leaving.leaveFor);
const cart = aCart([aLine()]);
const show = (options: ShopperSceneOptions = { cart }) => showCheckout(options);

beforeEach(() => {
  vi.spyOn(leaving, 'leaveFor').mockImplementation(() => undefined);
  // jsdom has no CSS.escape, which user-event needs for arrow keys.
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal('reportError', () => undefined);
  sessionStorage.clear();
});

it('links to the shop when there is no cart', async () => {
  await show({});
  expect(await screen.findByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toHaveAttribute('href', '/');
});

it('says what is needed before delivery and payment', async () => {
  await show();
  expect(await screen.findByText('Anna postinumero, niin näet toimitustavat.')).toBeVisible();
  expect(screen.getByText('Täytä ensin tietosi ja valitse toimitustapa.')).toBeVisible();
  // The backend preselects an option as an estimate until the zip code is known.
  expect(screen.queryByText(/Paketti noutopisteeseen/)).toBeNull();
});

it('offers delivery for the zip code and preselects no payment in Finland', async () => {
  await show();
  await screen.findByRole('heading', { name: '1. Tietosi' });
  type(/^Postinumero/, '00 100');
  expect(await screen.findByRole('radio', { name: /Paketti noutopisteeseen/ })).toBeChecked();
  const payments = screen.getAllByRole('radio', { name: /Tilisiirto|Lasku/ });
  expect(payments.map(radio => (radio as HTMLInputElement).checked)).toEqual([false, false]);
});

it('says so when nothing can be delivered to the zip code', async () => {
  const none = aCheckout(cart, { shippingOptions: [], paymentOptions: [] });
  await show({ cart, checkoutApi: { update: () => Promise.resolve(ok(none)) } });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  type(/^Postinumero/, '99999');
  const field = screen.getByLabelText(/^Postinumero/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Emme toimita tätä tilausta/));
  expect(screen.getAllByText(/Emme toimita tätä tilausta/)).toHaveLength(2);
});

it('names the area that nothing is delivered to', async () => {
  const none = aCheckout(cart, { shippingOptions: [], paymentOptions: [], undeliveredArea: 'Ahvenanmaa' });
  await show({ cart, checkoutApi: { update: () => Promise.resolve(ok(none)) } });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  type(/^Postinumero/, 'AX-22100');
  const field = screen.getByLabelText(/^Postinumero/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Emme toimita tälle alueelle: Ahvenanmaa\./));
  // The order button leads there, and asks for no choice that is not offered.
  await order();
  expect(field).toBeInvalid();
  expect(screen.queryByText(/Valitse (toimitus|maksu)tapa/)).toBeNull();
});

it('promises no free delivery and no arrival beside an area that nothing is delivered to', async () => {
  const free = aCart([aLine()]);
  const side = { ...free.totals.costs.incVat, shipping: 0 };
  free.totals.costs = { ...free.totals.costs, incVat: side, exVat: { ...side } };
  free.totals.shipping = {
    isDefault: true,
    amountLeftToFree: 0,
    amountLeftToFreeFormatted: '',
    days: { from: '2026-12-01', to: '2026-12-03' },
  };
  const none = aCheckout(free, { shippingOptions: [], paymentOptions: [], undeliveredArea: 'Ahvenanmaa' });
  await show({ cart: free, checkoutApi: { update: () => Promise.resolve(ok(none)) } });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  expect(screen.getAllByText(/ilmai/i).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Perillä/).length).toBeGreaterThan(0);
  type(/^Postinumero/, '22100');
  await screen.findAllByText(/Emme toimita tälle alueelle/);
  expect(screen.getAllByText('Ei toimitusta').length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/ilmai/i)).toEqual([]);
  expect(screen.queryAllByText(/Perillä/)).toEqual([]);
});

it('marks every invalid field, counts them above the button, and focuses the first (R-CHECKOUT-11)', async () => {
  const place = vi.fn<CheckoutApi['place']>();
  await show({ cart, checkoutApi: { place } });
  await fillIn();
  type(/^Sähköposti/, 'aino@');
  type(/^Sukunimi/, '');
  await order();
  expect(screen.getByText(/Korjaa 2 kenttää/)).toBeVisible();
  const email = screen.getByLabelText(/^Sähköposti/);
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/Tarkista sähköpostiosoite/);
  expect(screen.getByLabelText(/^Sukunimi/)).toBeInvalid();
  expect(screen.getByLabelText(/^Etunimi/)).toHaveValue('Aino');
  expect(place).not.toHaveBeenCalled();
});

it('places one order for repeated presses, and keeps the email address out of the URL and the draft', async () => {
  const place = vi
    .fn<CheckoutApi['place']>()
    .mockResolvedValue(ok({ orderId: '100001', publicId: 'p', redirectUrl: null }));
  await show({ cart, checkoutApi: { place } });
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: orderButtonLabel }));
  await vi.waitFor(() =>
    expect(left()).toHaveBeenCalledWith('/checkout/confirm?oid=100001&cartid=cart-1&key=p'),
  );
  expect(place).toHaveBeenCalledTimes(1);
  expect(place.mock.calls[0]?.[1]).toMatchObject({ email: 'aino@esimerkki.fi', paymentId: 1, shippingId: 1 });
  expect(sessionStorage.getItem('checkout-draft') ?? '').not.toContain('aino@');
});

it('keeps form and idempotency key after a network error, so that a retry is the same order', async () => {
  const place = vi
    .fn<CheckoutApi['place']>()
    .mockRejectedValueOnce(new ApiError('network', 'OrderPlace', 'The connection broke'))
    .mockResolvedValue(ok({ orderId: '100001', publicId: 'p', redirectUrl: null }));
  await show({ cart, checkoutApi: { place } });
  await fillIn();
  await order();
  expect(await screen.findByText(/samaa tilausta ei tehdä kahdesti/)).toBeVisible();
  expect(screen.getByLabelText(/^Etunimi/)).toHaveValue('Aino');
  await order();
  await vi.waitFor(() => expect(left()).toHaveBeenCalled());
  expect(place.mock.calls.map(call => call[2])).toEqual(['key-1', 'key-1']);
});

it('says that nothing was charged only when the shop itself says so (R-CHECKOUT-15)', async () => {
  const away = new ApiError('http', 'OrderPlace', 'Service unavailable', { status: 503 });
  await show({ cart, checkoutApi: { place: () => Promise.reject(away) } });
  await fillIn();
  await order();
  expect(await screen.findByText(/Mitään ei veloitettu/)).toBeVisible();
});

it('says after a reload that the order of an emptied cart may have gone through (R-CHECKOUT-14)', async () => {
  const place = () => Promise.reject(new ApiError('network', 'OrderPlace', 'The connection broke'));
  await show({ cart, checkoutApi: { place } });
  await fillIn();
  await order();
  await screen.findByText(/samaa tilausta ei tehdä kahdesti/);
  cleanup();
  await show({ cart: null });
  expect(await screen.findByText(/Katso sähköpostisi ennen kuin tilaat uudelleen/)).toBeVisible();
});

it.each([
  ['out-of-stock', /Jokin tuote on loppunut/],
  ['payment-not-available', /Maksutapa ei ole enää/],
  ['customer-blocked', /Ota yhteyttä asiakaspalveluun/],
] as const)('shows above the button why the order was refused: %s', async (code, text) => {
  await show({ cart, checkoutApi: { place: () => Promise.resolve(refuse({ code })) } });
  await fillIn();
  await order();
  // Beside its control as well, where it has one.
  const [shown] = await screen.findAllByText(text);
  expect(shown).toBeVisible();
  expect(left()).not.toHaveBeenCalled();
});

it('asks for confirmation when the sum has changed since it was shown (R-CHECKOUT-13)', async () => {
  const dearer = aCart([aLine({ unitPrice: aPrice(199) })]);
  const update = vi.fn<CheckoutApi['update']>().mockImplementation(answering(aCheckout(cart)));
  const place = vi.fn<CheckoutApi['place']>();
  await show({ cart, checkoutApi: { update, place } });
  await fillIn();
  await vi.waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ paymentId: 1 }));
  update.mockImplementation(answering(aCheckout(dearer)));
  await order();
  expect(await screen.findByText(/Ostoskori on muuttunut/)).toBeVisible();
  expect(place).not.toHaveBeenCalled();
});

it('places no order for a quantity other than the one shown beside the button', async () => {
  const two = aCart([aLine({ quantity: 2 })]);
  const update = vi.fn<CheckoutApi['update']>().mockImplementation(answering(aCheckout(cart)));
  const place = vi
    .fn<CheckoutApi['place']>()
    .mockResolvedValue(ok({ orderId: '100001', publicId: 'p', redirectUrl: null }));
  const setQuantity = vi.fn<CartApi['setQuantity']>(() => {
    update.mockImplementation(answering(aCheckout(two)));
    return Promise.resolve(ok(two));
  });
  await show({ cart, checkoutApi: { update, place }, cartApi: { setQuantity } });
  await fillIn();
  await vi.waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ paymentId: 1 }));
  fireEvent.click(screen.getByRole('button', { name: /^Lisää määrää/, hidden: true }));
  expect(screen.getByText(/^154,99/, { selector: 'p > strong' }).closest('p')).toHaveAttribute('aria-busy');
  // Synchronously, so that the debounced quantity is still pending on a slow computer.
  fireEvent.click(screen.getByRole('button', { name: orderButtonLabel }));
  expect(await screen.findByText(/Ostoskori on muuttunut/)).toBeVisible();
  expect(setQuantity.mock.calls).toEqual([['cart-1', { id: 'line-1', quantity: 2 }]]);
  expect([place.mock.calls.length, screen.getByText('2 × Vinssi 2500 lb')]).toEqual([0, expect.anything()]);
  await order();
  await vi.waitFor(() => expect(left()).toHaveBeenCalled());
  expect(place).toHaveBeenCalledTimes(1);
});

it('asks a person for the identity number only when the payment needs it, and never stores it', async () => {
  await show();
  await fillIn();
  expect(screen.queryByLabelText(/^Henkilötunnus/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Lasku/ }));
  type(/^Henkilötunnus/, '131052-308T');
  expect(sessionStorage.getItem('checkout-draft')).toContain('Aino');
  expect(sessionStorage.getItem('checkout-draft')).not.toContain('131052');
});

it('asks an organisation for its name and number', async () => {
  await show();
  await screen.findByRole('heading', { name: '1. Tietosi' });
  await userEvent.click(screen.getByRole('radio', { name: 'Yritys' }));
  expect(screen.getByLabelText(/^Yrityksen nimi/)).toBeVisible();
  expect(screen.getByLabelText(/^Y-tunnus/)).toBeVisible();
  // Only consumers have a right of withdrawal.
  expect(screen.queryByText(/14 päivän kuluessa/)).toBeNull();
  expect(screen.getByText(/joka yrityksesi on maksettava/)).toBeVisible();
});

it('restores the input after a reload', async () => {
  sessionStorage.setItem(
    'checkout-draft',
    JSON.stringify({
      email: 'aino@esimerkki.fi',
      billingAddress: { city: 'Oulu', country: 'XX' },
      paymentId: 2,
    }),
  );
  const { stores } = await show();
  expect(await screen.findByDisplayValue('Oulu')).toBeVisible();
  expect(checkoutOf(stores).form).toMatchObject({
    email: 'aino@esimerkki.fi',
    billingAddress: { country: 'FI' },
  });
});

const annsAddress = {
  ...emptyAddress('FI'),
  firstName: 'Ann',
  lastName: 'Aalto',
  addressLine1: 'Tie 1',
  zip: '33100',
  city: 'Tampere',
  mobile: '0401234567',
};
const accountOf =
  (user: () => string | null): CheckoutApi['update'] =>
  async (id, form) => {
    const written = form.email !== '' || form.billingAddress?.zip !== '';
    const answer = await answering(aCheckout(cart))(id, form);
    if (!answer.ok || written || user() === null) return answer;
    return ok({ ...answer.value, email: 'ann@example.com', billingAddress: annsAddress });
  };

it('opens prefilled for a signed-in customer, with delivery and payment shown at once', async () => {
  const user = 'ann@example.com';
  await show({ cart, user, checkoutApi: { update: accountOf(() => user) } });
  expect(await screen.findByDisplayValue('Tampere')).toBeVisible();
  expect(screen.getByLabelText(/^Sähköposti/)).toHaveValue('ann@example.com');
  expect(await screen.findByRole('radio', { name: /Paketti noutopisteeseen/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Tilisiirto/ })).toBeVisible();
  expect(screen.queryByText(/Onko sinulla tili/)).toBeNull();
});

it('lets a guest sign in at the checkout, keeps the input and fills the remaining fields', async () => {
  const { stores, cookies } = await show({
    cart,
    checkoutApi: { update: accountOf(() => stores.session.user) },
  });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  fireEvent.change(screen.getByLabelText(/^Viesti kaupalle/), { target: { value: 'Soita ensin' } });
  await userEvent.click(screen.getByRole('button', { name: 'Kirjaudu' }));
  expect([stores.panels.current, stores.panels.frame]).toEqual(['account', 'login']);
  cookies.set(cookieNames.user, 'ann@example.com');
  act(() => stores.session.signedIn());
  expect(await screen.findByDisplayValue('Tampere')).toBeVisible();
  expect(screen.getByLabelText(/^Viesti kaupalle/)).toHaveValue('Soita ensin');
  expect(screen.queryByText(/Onko sinulla tili/)).toBeNull();
});

it('shows the draft of an account to no other customer', async () => {
  const user = 'ann@example.com';
  await show({ cart, user, checkoutApi: { update: accountOf(() => user) } });
  await screen.findByDisplayValue('Tampere');
  cleanup();
  await show();
  await screen.findByRole('heading', { name: '1. Tietosi' });
  expect(screen.getByLabelText(/^Sähköposti/)).toHaveValue('');
  expect(screen.queryByDisplayValue('Tampere')).toBeNull();
});

it('orders at a changed price only after the shopper has accepted it (R-CART-18)', async () => {
  const dearer = aCart([aLine({ unitPrice: aPrice(199) })]);
  const place = vi
    .fn<CheckoutApi['place']>()
    .mockResolvedValue(ok({ orderId: '100001', publicId: 'p', redirectUrl: null }));
  const update = vi.fn<CheckoutApi['update']>().mockImplementation(answering(aCheckout(cart)));
  await show({ cart, checkoutApi: { update, place } });
  await fillIn();
  update.mockImplementation(answering(aCheckout(dearer)));
  await userEvent.click(screen.getByRole('radio', { name: /Kotiinkuljetus/ }));
  expect(await screen.findByText(/ennen 149,00.€, nyt 199,00.€/)).toBeVisible();
  await order();
  expect(screen.getByText('Hyväksy uudet hinnat, niin voit tilata.')).toBeVisible();
  expect(place).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Hyväksy uudet hinnat' }));
  await order();
  await vi.waitFor(() => expect(place).toHaveBeenCalledOnce());
});

const market = (alias: string, countryCode: string, changes: Partial<Market> = {}): Market => ({
  alias,
  countryCode,
  country: countryCode,
  currency: 'EUR',
  defaultLocale: 'fi',
  allowedLocales: [],
  groupKey: '',
  onlyInCheckout: false,
  virtual: false,
  ...changes,
});

it('lets the shopper choose the destination, including markets without a storefront, and prices the cart for it (R-CHECKOUT-7)', async () => {
  const markets = [
    market('fi', 'FI'),
    market('no', 'NO', { onlyInCheckout: true }),
    market('eu', 'EE', { virtual: true }),
  ];
  const channel = () => Promise.resolve({ id: '1', defaultMarket: 'fi', markets });
  const get = vi.fn<CartApi['get']>().mockResolvedValue(cart);
  const update = vi.fn<CheckoutApi['update']>().mockImplementation(answering(aCheckout(cart)));
  const { cookies } = await show({
    cart,
    cartApi: { get },
    checkoutApi: { update },
    api: { channel: { channel } },
  });
  const choice = await screen.findByLabelText('Maa');
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Suomi',
    'Norja',
  ]);
  const reads = get.mock.calls.length;
  fireEvent.change(choice, { target: { value: 'no' } });
  await vi.waitFor(() =>
    expect(update.mock.lastCall?.[1]).toMatchObject({ billingAddress: { country: 'NO' } }),
  );
  expect(get.mock.calls.length).toBe(reads + 1);
  expect(cookies.get(cookieNames.checkoutMarket)).toBe('no');
});

it('reloads delivery options for another market of the same country, and keeps the personal details', async () => {
  const markets = [market('fi', 'FI'), market('se', 'SE'), market('aland', 'FI', { onlyInCheckout: true })];
  const channel = () => Promise.resolve({ id: '1', defaultMarket: 'fi', markets });
  const update = vi.fn<CheckoutApi['update']>().mockImplementation(answering(aCheckout(cart)));
  const { stores } = await show({
    cart,
    cartApi: { get: () => Promise.resolve(cart) },
    checkoutApi: { update },
    api: { channel: { channel } },
  });
  const choice = await screen.findByLabelText('Maa');
  act(() => checkoutOf(stores).keep({ identityNumber: '131052-308T' }));
  const asked = update.mock.calls.length;
  fireEvent.change(choice, { target: { value: 'aland' } });
  await vi.waitFor(() => expect(update.mock.calls.length).toBeGreaterThan(asked));
  expect(checkoutOf(stores).form).toMatchObject({
    identityNumber: '131052-308T',
    billingAddress: { country: 'FI' },
  });
  fireEvent.change(choice, { target: { value: 'se' } });
  await vi.waitFor(() =>
    expect(update.mock.lastCall?.[1]).toMatchObject({ billingAddress: { country: 'SE' } }),
  );
  expect(checkoutOf(stores).form.identityNumber).toBe('131052-308T');
});

const klarna = (snippet: string | null, isNewSession = false): Checkout['paymentOptions'][number] => ({
  id: 6,
  code: 'klarna',
  name: 'Klarna',
  paymentType: 'KLARNA',
  logo: null,
  isExternal: true,
  snippet,
  isNewSession,
  feeIncVatFormatted: '',
  feeExVatFormatted: '',
  isFree: true,
  isSelected: true,
});
const withKlarna = (...given: Parameters<typeof klarna>) =>
  ok({ ...aCheckout(cart), paymentOptions: [klarna(...given)] });

it("keeps a provider's form closed until every field is filled, and shows what is missing", async () => {
  const update = vi.fn<CheckoutApi['update']>().mockResolvedValue(withKlarna('<p>one</p>', true));
  const { stores } = await show({ cart, checkoutApi: { update } });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  type(/^Postinumero/, '00100');
  expect(await screen.findByText('Täytä ensin tietosi, niin maksulomake avautuu.')).toBeVisible();
  await acceptTerms();
  expect(screen.queryByTitle('Maksu: Klarna')).toBeNull();
  expect(screen.queryByText(/^Painamalla nappia teet tilauksen/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Näytä, mitä puuttuu' }));
  expect(screen.getByLabelText(/^Sähköposti/)).toHaveFocus();
  expect(screen.getByLabelText(/^Etunimi/)).toHaveAccessibleDescription(/etunimesi/);
  typeDetails();
  const frame = await screen.findByTitle('Maksu: Klarna');
  expect(screen.getByText(/^Painamalla nappia teet tilauksen/)).toBeVisible();
  // The provider orders with the data that the shop has, so payment stays closed until the shop has the whole form.
  await vi.waitFor(() => expect(frame.closest('[inert]')).toBeNull());
  expect(update.mock.lastCall?.[1]).toMatchObject({
    email: 'aino@esimerkki.fi',
    consents: ['order'],
    billingAddress: { lastName: 'Aalto', city: 'Helsinki' },
  });
  type(/^Sähköposti/, '');
  expect(screen.queryByTitle('Maksu: Klarna')).toBeNull();
  expect(checkoutOf(stores).form.email).toBe('');
});

it("shows a provider's form in a frame once the terms are accepted, and reloads it only for a new session", async () => {
  const update = vi.fn<CheckoutApi['update']>().mockResolvedValue(withKlarna('<p>one</p>', true));
  const { stores } = await show({ cart, checkoutApi: { update } });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  typeDetails();
  expect(await screen.findByText('Hyväksy ostoehdot, niin maksulomake avautuu.')).toBeVisible();
  expect(screen.queryByRole('button', { name: orderButtonLabel })).toBeNull();
  update.mockResolvedValue(withKlarna('<p>one</p>'));
  await acceptTerms();
  const frame = await screen.findByTitle('Maksu: Klarna');
  await vi.waitFor(() => expect(frame.closest('[inert]')).toBeNull());
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  await act(() => checkoutOf(stores).flush());
  expect(screen.getByTitle('Maksu: Klarna')).toBe(frame);
  update.mockResolvedValue(withKlarna('<p>two</p>', true));
  await act(() => checkoutOf(stores).flush());
  expect(screen.getByTitle('Maksu: Klarna')).not.toBe(frame);
});

it("says so when a provider's form fails to load, and retries", async () => {
  const update = vi.fn<CheckoutApi['update']>().mockResolvedValue(withKlarna(null));
  await show({ cart, checkoutApi: { update } });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  typeDetails();
  await acceptTerms();
  expect(await screen.findByText(/Maksulomake ei avautunut/)).toBeVisible();
  update.mockResolvedValue(withKlarna('<p>one</p>', true));
  await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
  expect(await screen.findByTitle('Maksu: Klarna')).toBeInTheDocument();
});

it('redirects to the payment page, and keeps the input for a return', async () => {
  const redirectUrl = 'https://pay.example/1';
  await show({
    cart,
    checkoutApi: { place: () => Promise.resolve(ok({ orderId: '100001', publicId: 'p', redirectUrl })) },
  });
  await fillIn();
  await order();
  await vi.waitFor(() => expect(left()).toHaveBeenCalledWith(redirectUrl));
  expect(sessionStorage.getItem('checkout-draft')).toContain('Aino');
});
