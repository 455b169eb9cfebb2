/** A shop around components in tests and stories: texts, stores with a mock backend, and a sample cart. */

import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Cart, CartApi, CartLine, CartTotals } from '#api/cart/types.ts';
import type { Price, Stock } from '#api/catalogue/types.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import type { CostSide, Costs } from '#kernel/money/cost-rows.ts';
import type { Segment } from '#kernel/segment.ts';
import { testFacts } from '#kernel/testing-shop-facts.ts';
import type { KeyValueStorage } from '#stores/common/ports.ts';
import { createShopperStores, type ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { StoresContext } from '#stores/shopper/stores-context.ts';

const money = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`;

export const testPrice = (selling: number, regular = selling): Price => ({
  sellingIncVat: selling,
  sellingExVat: selling / 1.25,
  sellingIncVatFormatted: money(selling),
  sellingExVatFormatted: money(selling / 1.25),
  regularIncVatFormatted: money(regular),
  regularExVatFormatted: money(regular / 1.25),
  isDiscounted: regular > selling,
  discountPercentage: 0,
  currency: 'EUR',
});

export const testStock = (inStock: number, changes: Partial<Stock> = {}): Stock => ({
  totalStock: inStock,
  inStock,
  oversellable: 0,
  static: 0,
  incoming: null,
  ...changes,
});

export function testLine(skuId: number, changes: Partial<CartLine> = {}): CartLine {
  const unitPrice = changes.unitPrice ?? testPrice(10);
  const quantity = changes.quantity ?? 1;
  return {
    id: `line-${skuId}`,
    skuId,
    quantity,
    product: {
      productId: skuId,
      name: `Osa ${skuId}`,
      href: `/p/osa-${skuId}`,
      brand: 'Warn',
      image: null,
      articleNumber: `A${skuId}`,
    },
    skuName: '',
    stock: testStock(7),
    unitPrice,
    totalPrice: testPrice(unitPrice.sellingIncVat * quantity),
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

/** Lines of 100,00 € delivered for 5,99 €, with 25 % VAT, and what else is named. */
export function testCosts(changes: Partial<CostSide & { balance: number }> = {}): Costs {
  const { balance = 0, ...parts } = changes;
  const incVat = { regular: 10_000, items: 10_000, discount: 0, shipping: 599, payment: 0, ...parts };
  const { items, discount, shipping, payment } = incVat;
  const exVat = (amount: number) => Math.round(amount / 1.25);
  return {
    incVat,
    exVat: {
      regular: exVat(incVat.regular),
      items: exVat(items),
      discount: exVat(discount),
      shipping: exVat(shipping),
      payment: exVat(payment),
    },
    balance,
    total: items - discount + shipping + payment - balance,
  };
}

export const testTotals = (changes: Partial<CartTotals> = {}): CartTotals => ({
  subTotal: testPrice(100),
  total: testPrice(105.99),
  costs: testCosts(),
  shipping: {
    isDefault: true,
    amountLeftToFree: 50,
    amountLeftToFreeFormatted: '50,00 €',
  },
  ...changes,
});

export const testCart = (lines: CartLine[], totals = testTotals()): Cart => ({
  id: 'cart-1',
  lines,
  totals,
  promoCode: null,
  campaigns: [],
  isCompleted: false,
});

const segment: Segment = { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true };

/** Every operation returns the given cart unless it is overridden. */
export function testStores(
  cart: Cart,
  api: Partial<CartApi> = {},
  changes: Partial<Segment> = {},
  storage: KeyValueStorage = { get: () => null, set: () => undefined },
): ShopperStores {
  const answer = () => Promise.resolve({ ok: true as const, value: cart });
  const stores = createShopperStores(
    { ...segment, ...changes },
    {
      api: {
        cart: {
          get: () => Promise.resolve(cart),
          find: () => Promise.resolve(cart),
          add: answer,
          addAll: answer,
          setQuantity: answer,
          addPackage: answer,
          setGroupQuantity: answer,
          setPromoCode: answer,
          ...api,
        },
        checkout: {
          update: () => Promise.reject(new Error('No checkout in this test')),
          place: () => Promise.reject(new Error('No checkout in this test')),
          confirmation: () => Promise.resolve(null),
          complete: () => Promise.resolve(),
        },
      },
      allApi: () => Promise.reject(new Error('No backend in this test')),
      cookies: { get: () => cart.id, set: () => undefined, remove: () => undefined },
      storage,
      tabs: { publish: () => undefined, subscribe: () => () => undefined },
      log: () => undefined,
      newKey: () => 'key',
    },
  );
  stores.cart.take(cart);
  return stores;
}

export function TestShop({ stores, children }: { stores: ShopperStores; children: ReactNode }) {
  return (
    <RawIntlProvider value={serverIntl(stores.segment.locale, testFacts)}>
      <StoresContext value={stores}>{children}</StoresContext>
    </RawIntlProvider>
  );
}
