/** Every refusal of the contract, in the form with scripts and in the form without: a text, its place and a way on. */

import { createCheckoutApi } from '#api/checkout/checkout.ts';
import type { Checkout, PlacedOrder } from '#api/checkout/types.ts';
import { ApiError, type Transport } from '#api/transport.ts';
import { SeeOther } from '#engine/definition/visitor.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { refusalCodes } from '#kernel/order/refusal-codes.ts';
import { ok } from '#kernel/result.ts';
import { checkoutOf } from '#stores/shopper/checkout-of.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { show, typeDetails } from '#tests/support/worlds/checkout-scene.tsx';
import {
  aCart,
  aCheckout,
  aLine,
  answering,
  type ShopperSceneOptions,
  shopperScene,
} from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutView } from '../checkout-view.tsx';
import { type CheckoutFormContext, submitPlainCheckout } from '../plain/plain-checkout.ts';

const cart = aCart([aLine()], { promoCode: 'KYMPPI' });
const { formatMessage } = serverIntl('fi');

type Way = { field: string } | { link: string } | { button: string } | 'press';
const cartLink = { link: '/ostoskori' };

/** By code, then by the field that the refusal names. */
const ways: Record<(typeof refusalCodes)[number], Record<string, Way>> = {
  BAD_USER_INPUT: {
    '': 'press',
    cartId: 'press',
    'checkout.email': { field: 'email' },
    'checkout.billingAddress.zip': { field: 'billing-zip' },
    'checkout.billingAddress.addressLine1': { field: 'billing-addressLine1' },
    'checkout.message': { field: 'message' },
    'checkout.acceptedConsents': { field: 'terms' },
  },
  NOT_FOUND: { '': cartLink },
  OUT_OF_STOCK: { cartId: cartLink },
  CART_NOT_FOUND: { cartId: cartLink },
  CART_COMPLETED: { id: cartLink },
  CART_CHANGED: { cartId: cartLink },
  CART_EMPTY: { cartId: cartLink },
  UNKNOWN_SKU: { 'item.skuId': cartLink },
  RequirementsNotMet: { promoCode: { button: 'Poista koodi' } },
  INVALID_CODE: { promoCode: { button: 'Poista koodi' } },
  INVALID_IDENTITY_NUMBER: { 'checkout.identityNumber': { field: 'identityNumber' } },
  CUSTOMER_BLACKLISTED: { 'checkout.email': { field: 'email' } },
  PAYMENT_NOT_AVAILABLE: {
    balance: 'press',
    cartId: cartLink,
    'checkout.paymentId': { field: 'paymentId' },
  },
  SHIPPING_NOT_AVAILABLE: {
    'checkout.shippingId': { field: 'shippingId' },
    'checkout.billingAddress.zip': { field: 'billing-zip' },
  },
  IDEMPOTENCY_MISMATCH: { '': 'press' },
  RATE_LIMITED: { '': 'press' },
  // The sign-in itself opens, see below.
  UNAUTHORIZED: {},
};
const rows = refusalCodes.flatMap(code =>
  Object.entries(ways[code]).map(([field, way]) => ({ code, field, way })),
);

function refusing(error: ApiError) {
  const transport: Transport = {
    query: () => Promise.reject(error),
    mutate: () => Promise.reject(error),
  };
  const place = { channelId: '1|fi', languageId: 'fi-FI', marketId: 'fi' };
  return { ...createCheckoutApi(transport, place), update: answering(aCheckout(cart)) };
}
const refusal = (code: string, field: string) =>
  new ApiError('graphql', 'OrderPlace', 'refused', { code, ...(field && { field }) });

/** The text above the button. */
const findAlert = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=alert]')].find(
      each => each.textContent !== '',
    );
    if (!found) throw new Error('Nothing is said');
    return found;
  });

/** What is offered beside the text. */
function expectWay(alert: HTMLElement, way: Way) {
  if (way === 'press') return expect(within(alert).queryByRole('link')).toBeNull();
  if ('button' in way) return expect(within(alert).getByText(way.button)).toBeVisible();
  if ('link' in way) return expect(within(alert).getByRole('link')).toHaveAttribute('href', way.link);
  expect(within(alert).getByRole('link')).toHaveAttribute('href', `#checkout-${way.field}`);
  const place = document.getElementById(`checkout-${way.field}`);
  const error = place?.getAttribute('aria-describedby') ?? place?.querySelector('[aria-describedby]');
  expect(error, 'an error beside the control').toBeTruthy();
  return undefined;
}

beforeEach(() => sessionStorage.clear());

const press = () => {
  const form = document.querySelector('main form, form[novalidate]:has([name=terms])');
  if (form) fireEvent.submit(form);
};

/** The filled form, by events and without queries by role: a page with this many rows takes seconds otherwise. */
async function openForm(checkoutApi: ShopperSceneOptions['checkoutApi'], cartApi = {}) {
  const { stores } = await show({ cart, checkoutApi: { ...checkoutApi }, cartApi });
  await screen.findByLabelText(/^Sähköposti/);
  typeDetails();
  const checkout = checkoutOf(stores);
  await act(async () => {
    checkout.keep({ shippingId: 1, paymentId: 1, consents: ['order'] });
    await checkout.flush();
  });
  return stores;
}

describe('with scripts', () => {
  it.each(rows)('$code $field', async ({ code, field, way }) => {
    await openForm({ place: refusing(refusal(code, field)).place });
    press();
    const alert = await findAlert();
    expect(alert.textContent).not.toContain('{');
    expectWay(alert, way);
  });

  it('opens the sign-in over the form when the session has ended', async () => {
    const { panels } = await openForm({ place: refusing(refusal('UNAUTHORIZED', '')).place });
    press();
    await waitFor(() => expect(panels).toMatchObject({ current: 'account', frame: 'login' }));
  });

  it('orders after a refused code was removed', async () => {
    const place = vi.fn(refusing(refusal('RequirementsNotMet', 'promoCode')).place);
    const setPromoCode = vi.fn(() => Promise.resolve(ok({ ...cart, promoCode: null })));
    await openForm({ place }, { setPromoCode });
    press();
    const text = await screen.findByText(/Koodia KYMPPI ei voi enää käyttää/);
    await userEvent.click(within(text.parentElement as HTMLElement).getByText('Poista koodi'));
    expect(setPromoCode).toHaveBeenCalledWith('cart-1', '');
    await screen.findByText('Alennuskoodi poistettiin.', { selector: '[role=alert] p' });
    press();
    await waitFor(() => expect(place).toHaveBeenCalledTimes(2));
  });

  it('sends a refused choice again, as it may be the only one', async () => {
    const place = vi.fn(refusing(refusal('PAYMENT_NOT_AVAILABLE', 'checkout.paymentId')).place);
    await openForm({ place });
    press();
    expectWay(await findAlert(), { field: 'paymentId' });
    press();
    await waitFor(() => expect(place).toHaveBeenCalledTimes(2));
  });
});

const filled = {
  customerType: 'PERSON',
  email: 'aino@esimerkki.fi',
  'billing.mobile': '040 123 4567',
  'billing.firstName': 'Aino',
  'billing.lastName': 'Aalto',
  'billing.addressLine1': 'Esimerkkitie 1',
  'billing.zip': '00100',
  'billing.city': 'Helsinki',
  shippingId: '1',
  paymentId: '1',
  terms: 'on',
  cart: 'cart-1',
  key: 'key-of-the-page',
};

const props = {
  customerTypes: ['PERSON', 'ORGANIZATION'] as const,
  identityPayments: ['invoice'],
  consents: [],
  references: [],
  confirmHref: '/checkout/confirm',
  cartHref: '/ostoskori',
  loginHref: '/kirjaudu',
  shopHref: '/',
  promoCodes: true,
  termsHref: '/ostoehdot',
  plain: true,
};

async function post(
  error: ApiError | null,
  fields: Record<string, string> = {},
  placed?: PlacedOrder,
  answer: Partial<Checkout> = {},
) {
  const setPromoCode = vi.fn(() => Promise.resolve(ok({ ...cart, promoCode: null })));
  const api = {
    cart: { get: () => Promise.resolve(cart), setPromoCode },
    checkout: {
      ...(error ? refusing(error) : { place: () => Promise.resolve(ok(placed)) }),
      update: answering(aCheckout(cart, answer)),
    },
    directory: { areas: () => Promise.resolve([]), organization: () => Promise.resolve(null) },
  };
  const context = {
    ...pageContext({}),
    api,
    visitor: fakeVisitor({ cartId: cart.id }),
  } as unknown as CheckoutFormContext;
  const shown = [cart.totals.total.sellingIncVatFormatted, ...cart.lines.map(l => `${l.id}×${l.quantity}`)];
  const data = await submitPlainCheckout(
    context,
    { ...props, customerTypes: [...props.customerTypes] },
    new URLSearchParams({ ...filled, shown: shown.join(' '), ...fields }),
  );
  return { data, setPromoCode };
}

const view = (data: Awaited<ReturnType<typeof post>>['data']) =>
  render(
    shopperScene().within(
      <CheckoutView
        id="checkout"
        props={{ ...props, customerTypes: [...props.customerTypes] }}
        data={data}
        place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
        page={pageContext({})}
      />,
    ),
  );

const notReserved = formatMessage({ id: 'CHECKOUT_NOT_RESERVED' });
const noLongerReserved = formatMessage({ id: 'CHECKOUT_NO_LONGER_RESERVED' });

describe('products that are taken only when the order is paid (R-ORDER-21)', () => {
  it('says so before the order in the form with scripts, and again when only the answer to the press knew', async () => {
    const place = vi.fn(() => Promise.resolve(ok({ orderId: '1', publicId: 'p', redirectUrl: null })));
    let isUnreserved = false;
    const update: typeof answering extends (of: Checkout) => infer U ? U : never = (...args) =>
      answering(aCheckout(cart, { isUnreserved }))(...args);
    await openForm({ update, place });
    expect(screen.queryByText(notReserved)).toBeNull();
    // Others have ordered meanwhile.
    isUnreserved = true;
    press();
    expect(await screen.findByText(noLongerReserved, { exact: false })).toBeVisible();
    expect(screen.getByText(notReserved)).toBeVisible();
    expect(place).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(place).toHaveBeenCalledTimes(1));
  });

  it('says so before the order in the form without scripts, which orders only what it has shown', async () => {
    const placed = { orderId: '1', publicId: 'p', redirectUrl: 'https://pay.example/1' };
    const first = await post(null, {}, placed, { isUnreserved: true });
    expect(first.data).toMatchObject({ refusal: { text: 'CHECKOUT_NO_LONGER_RESERVED' } });
    view(first.data);
    expect(screen.getByText(notReserved)).toBeVisible();
    expect(document.querySelector('input[type=hidden][name=unreserved]')).not.toBeNull();
    cleanup();
    const second = await post(null, { unreserved: '' }, placed, { isUnreserved: true });
    expect(second.data).toMatchObject({ payment: { orderId: '1' } });
  });
});

describe('without scripts', () => {
  it('says at the zip code what is not delivered to it, and asks for no choice that is not offered', async () => {
    const none = { shippingOptions: [], paymentOptions: [], undeliveredArea: 'Ahvenanmaa' };
    const { data } = await post(null, { 'billing.zip': '22100' }, undefined, none);
    expect(data?.errors).toEqual([{ field: 'billing.zip', text: 'CHECKOUT_NO_SHIPPING_OPTIONS' }]);
    view(data);
    expect(screen.getByLabelText(/^Postinumero/)).toHaveAccessibleDescription(
      formatMessage({ id: 'CHECKOUT_AREA_NOT_DELIVERED' }, { area: 'Ahvenanmaa' }),
    );
  });

  it.each(rows)('$code $field', async ({ code, field, way }) => {
    const { data } = await post(refusal(code, field));
    view(data);
    const alert = await findAlert();
    expect(alert.textContent).not.toContain('{');
    expectWay(alert, way);
    cleanup();
  });

  it('asks to sign in, and keeps the form, when the session has ended', async () => {
    const { data } = await post(refusal('UNAUTHORIZED', ''));
    view(data);
    expect(screen.getByLabelText(/^Salasana/)).toBeVisible();
    expect(document.querySelector('input[type=hidden][name="billing.firstName"]')).toHaveValue('Aino');
  });

  it('removes the code by its button and shows the form again', async () => {
    const { data, setPromoCode } = await post(refusal('RequirementsNotMet', 'promoCode'), {
      do: 'remove-code',
    });
    expect(setPromoCode).toHaveBeenCalledWith('cart-1', '');
    expect(data?.refusal).toBeUndefined();
    expect(data?.form.billingAddress.firstName).toBe('Aino');
  });

  it('leads to the payment by a link, because no form may leave the shop', async () => {
    const href = 'https://pay.example/1';
    const { data } = await post(null, {}, { orderId: '100001', publicId: 'p', redirectUrl: href });
    view(data);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maksa tilaus 100001');
    expect(screen.getByRole('link', { name: 'Siirry maksamaan' })).toHaveAttribute('href', href);
    expect(() => new SeeOther(href)).toThrow();
  });

  it('says what is known after an accident, and keeps the key: a repeat is the same order', async () => {
    const { data } = await post(new ApiError('network', 'OrderPlace', 'The connection broke'));
    expect(data?.key).toBe('key-of-the-page');
    view(data);
    expect(
      screen.getAllByText(formatMessage({ id: 'CHECKOUT_ORDER_UNKNOWN' }), { exact: false }),
    ).not.toHaveLength(0);
  });
});
