/** A shopper's tab for components that buy: real stores over in-memory ports that record every call. */

import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Api } from '#api/api.ts';
import type { Cart, CartApi, CartLine } from '#api/cart/types.ts';
import type { Price } from '#api/catalogue/types.ts';
import type { Checkout, CheckoutApi } from '#api/checkout/types.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import type { Costs } from '#kernel/money/cost-rows.ts';
import { noPublicConfig, type ShopperConfig } from '#kernel/public-config.ts';
import { ok } from '#kernel/result.ts';
import type { Segment } from '#kernel/segment.ts';
import { factsOf } from '#kernel/shop-profile.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { createShopperStores } from '#stores/shopper/shopper-stores.ts';
import { StoresContext } from '#stores/shopper/stores-context.ts';
import { demoProfile } from '../demo-profile.ts';

const euros = (amount: number) =>
  `${amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '\u00a0')}\u00a0€`;

export function aPrice(incVat: number, regular = incVat): Price {
  const exVat = (amount: number) => Math.round((amount / 1.255) * 100) / 100;
  return {
    sellingIncVat: incVat,
    sellingExVat: exVat(incVat),
    sellingIncVatFormatted: euros(incVat),
    sellingExVatFormatted: euros(exVat(incVat)),
    regularIncVatFormatted: euros(regular),
    regularExVatFormatted: euros(exVat(regular)),
    isDiscounted: regular > incVat,
    discountPercentage: Math.round((1 - incVat / regular) * 100),
    currency: 'EUR',
  };
}

export function aLine(changes: Partial<CartLine> = {}): CartLine {
  const unit = changes.unitPrice ?? aPrice(149);
  return {
    id: 'line-1',
    skuId: 11,
    quantity: 1,
    product: {
      productId: 1,
      name: 'Vinssi 2500 lb',
      href: '/p/vinssi-2500',
      brand: 'Karhuveto',
      image: null,
      articleNumber: 'KV-2500',
    },
    skuName: '',
    stock: { totalStock: 12, inStock: 12, oversellable: 0, static: 0, incoming: null },
    unitPrice: unit,
    totalPrice: aPrice(unit.sellingIncVat * (changes.quantity ?? 1)),
    saved: { incVat: 0, exVat: 0 },
    groupKey: null,
    package: null,
    isGift: false,
    campaigns: [],
    prices: [],
    unavailable: false,
    ...changes,
  };
}

/** Lines with 25.5 % VAT, delivered for 5,99 €. */
function someCosts(itemsIncVat: number): Costs {
  const items = Math.round(itemsIncVat * 100);
  const side = (of: (amount: number) => number) => ({
    regular: of(items),
    items: of(items),
    discount: 0,
    shipping: of(599),
    payment: 0,
  });
  return {
    incVat: side(amount => amount),
    exVat: side(amount => Math.round(amount / 1.255)),
    balance: 0,
    total: items + 599,
  };
}

export function aCart(lines: CartLine[] = [], changes: Partial<Cart> = {}): Cart {
  const items = lines.reduce((sum, line) => sum + line.totalPrice.sellingIncVat, 0);
  return {
    id: 'cart-1',
    lines,
    totals: {
      subTotal: aPrice(items),
      total: aPrice(items + 5.99),
      costs: someCosts(items),
      shipping: {
        isDefault: false,
        amountLeftToFree: -1,
        amountLeftToFreeFormatted: '',
      },
    },
    promoCode: null,
    campaigns: [],
    isCompleted: false,
    ...changes,
  };
}

const ownForm = {
  logo: null,
  paymentType: 'STANDARD',
  isExternal: false,
  snippet: null,
  isNewSession: false,
};

export function aCheckout(cart: Cart, changes: Partial<Checkout> = {}): Checkout {
  const fee = (amount: number) => ({
    feeIncVatFormatted: euros(amount),
    feeExVatFormatted: euros(amount / 1.255),
    isFree: amount === 0,
    isSelected: false,
  });
  const delivery = { finer: [] };
  return {
    cart,
    identityNumber: '',
    email: '',
    ...{ billingAddress: null, shippingAddress: null },
    ...{ undeliveredArea: null, isUnreserved: false },
    shippingOptions: [
      { id: 1, name: 'Paketti noutopisteeseen, 2–4 arkipäivää', ...fee(5.99), ...delivery, isSelected: true },
      { id: 2, name: 'Kotiinkuljetus, 2–4 arkipäivää', ...fee(9.9), ...delivery },
    ],
    paymentOptions: [
      { id: 1, code: 'prepayment', name: 'Tilisiirto ennakkoon', ...ownForm, ...fee(0) },
      { id: 2, code: 'invoice', name: 'Lasku, 30 päivää', ...ownForm, ...fee(0) },
    ],
    ...changes,
  };
}

/** An `update` that returns this checkout with the choices of the form. */
export const answering =
  (checkout: Checkout): CheckoutApi['update'] =>
  (_cartId, { shippingId, paymentId }) => {
    const { shippingOptions, paymentOptions } = checkout;
    const chosen =
      shippingOptions.find(
        ({ id, finer }) => id === shippingId || finer.some(({ id }) => id === shippingId),
      ) ?? shippingOptions[0];
    const finerId = chosen?.finer.find(({ id }) => id === shippingId)?.id ?? chosen?.finer[0]?.id;
    return Promise.resolve(
      ok({
        ...checkout,
        shippingOptions: shippingOptions.map(option => ({
          ...option,
          isSelected: option.id === chosen?.id,
          finer: option.finer.map(finer => ({ ...finer, isSelected: finer.id === finerId })),
        })),
        paymentOptions: paymentOptions.map(option => ({ ...option, isSelected: option.id === paymentId })),
      }),
    );
  };

export interface ShopperSceneOptions {
  /** The cart of the cookie; null for a shopper without a cart. */
  cart?: Cart | null;
  cartApi?: Partial<CartApi>;
  checkoutApi?: Partial<CheckoutApi>;
  segment?: Partial<Segment>;
  /** Segment, where it differs from the default. */
  config?: Partial<ShopperConfig>;
  /** The signed-in customer. */
  user?: string;
  /** Operations beyond cart and checkout; calling one that is not given throws. */
  api?: { [Noun in keyof Api]?: Partial<Api[Noun]> };
}

/** Returns the stores of one tab, and `within`, which wraps a view in the providers. */
export function shopperScene({
  cart = null,
  cartApi,
  checkoutApi,
  segment: own,
  user,
  config,
  api,
}: ShopperSceneOptions = {}) {
  const segment: Segment = { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true, ...own };
  const cookies = new Map<string, string>(cart ? [[cookieNames.cart, cart.id]] : []);
  if (user !== undefined) cookies.set(cookieNames.user, user);
  const stored = new Map<string, string>();
  const events: { type: string; data: unknown }[] = [];
  const openCart = cart ?? aCart();
  const same = () => Promise.resolve(ok(openCart));
  let keys = 0;
  const stores = createShopperStores(
    segment,
    {
      api: {
        cart: {
          get: () => Promise.resolve(openCart),
          find: () => Promise.resolve(openCart),
          add: same,
          addAll: same,
          setQuantity: same,
          addPackage: same,
          setGroupQuantity: same,
          setPromoCode: same,
          ...cartApi,
        },
        checkout: {
          update: answering(aCheckout(openCart)),
          place: () => Promise.resolve(ok({ orderId: '100001', publicId: 'p1', redirectUrl: null })),
          confirmation: () => Promise.resolve(null),
          complete: () => Promise.resolve(),
          ...checkoutApi,
        },
      },
      allApi: () =>
        api ? Promise.resolve(api as Api) : Promise.reject(new Error('This scene has no backend')),
      storage: {
        get: key => stored.get(key) ?? null,
        set: (key, value) => void stored.set(key, value),
      },
      cookies: {
        get: name => cookies.get(name) ?? null,
        set: (name, value) => void cookies.set(name, value),
        remove: name => void cookies.delete(name),
      },
      tabs: { publish: () => undefined, subscribe: () => () => undefined },
      log: (type, data) => void events.push({ type, data }),
      newKey: () => `key-${(keys += 1)}`,
    },
    { ...noPublicConfig.shopper, ...config },
  );
  stores.session.restore();
  return {
    stores,
    cookies,
    events,
    within: (view: ReactNode) => (
      <RawIntlProvider value={serverIntl(segment.locale, factsOf(demoProfile, segment.locale))}>
        <StoresContext value={stores}>{view}</StoresContext>
      </RawIntlProvider>
    ),
  };
}
