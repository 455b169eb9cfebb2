/**
 * The events that Google Analytics 4 recommends for a shop, with the parameters that it documents for each
 * (https://developers.google.com/analytics/devguides/collection/ga4/reference/events), as far as a shop's pages know them.
 */
import { describe, expect, it } from 'vitest';
import type { EventProduct, EventType, LoggedEvent } from '#stores/common/event-log.ts';
import { ga4Pushes, seenInList } from './ga4-pushes.ts';
import type { Push } from './item.ts';

const winch: EventProduct = {
  ...{ productId: 7, name: 'Vinssi', articleNumber: 'KV-2500', brand: 'Karhu', category: 'Vinssit' },
  ...{
    variant: 'M',
    price: 125.5,
    priceExVat: 100,
    currency: 'EUR',
    discount: 17.1,
    discountPercentage: 12,
    isCampaign: true,
  },
};
const list = { id: 'product-listing', name: 'Vinssit' };
const place = { index: 4, page: 1, pageSize: 24, list };
const cart = { items: [{ product: winch, quantity: 2 }], coupon: 'KYMPPI' };
const promotion = { id: 'w-hero', name: 'Talvi', href: '/dc/talvi' };
const row = {
  ...{ productId: 7, sku: '71', name: 'Vinssi', articleNumber: 'KV-2500-M', productNumber: 'KV-2500' },
  ...{ variant: 'M', quantity: 2, totalIncVat: 251, savedIncVat: 34.2 },
};
const order = {
  ...{ currency: 'EUR', sumIncVat: 256.99, sumExVat: 204.77, shippingFeeIncVat: 5.99 },
  rows: [row],
};

const event = (type: EventType, data?: unknown) => ({ type, data, timestamp: 0 }) as LoggedEvent;
const pushesOf = (logged: LoggedEvent, itemId: 'productId' | 'articleNumber' = 'productId') =>
  ga4Pushes(logged, { itemId, names: {} }, '');

const items = ['item_id', 'item_name', 'item_brand', 'item_variant', 'price', 'quantity', 'discount'];
const money = ['currency', 'value', 'items'];
const inList = ['item_list_id', 'item_list_name', 'items'];
const inPromotion = ['promotion_id', 'promotion_name', 'creative_name', 'creative_slot'];

/** Name in GA4, what the shop logs, the parameters of the event and those of its items. */
const documented: [string, LoggedEvent, string[], string[]?][] = [
  ['select_item', event('product:click', { product: winch, ...place }), inList, [...items, 'index']],
  ['view_item', event('product-detail:impression', { product: winch }), money, [...items, 'item_category']],
  ['add_to_cart', event('cart:add', { item: { skuId: 1, quantity: 2 }, product: winch }), money, items],
  [
    'remove_from_cart',
    event('cart:remove', { item: { skuId: 1, quantity: 2 }, product: winch }),
    money,
    items,
  ],
  [
    'add_to_cart',
    event('cart:add', {
      item: { skuId: 0, quantity: 1 },
      packageId: 5,
      parts: [{ product: winch, quantity: 2 }],
    }),
    money,
    items,
  ],
  ['add_to_wishlist', event('favorite:add', { productId: 7, product: winch }), money, items],
  ['view_cart', event('cart:view', cart), money, [...items, 'index']],
  ['begin_checkout', event('checkout:impression', cart), [...money, 'coupon'], [...items, 'index']],
  [
    'add_shipping_info',
    event('checkout:shipping', { ...cart, name: 'Noutopiste' }),
    [...money, 'coupon', 'shipping_tier'],
    items,
  ],
  [
    'add_payment_info',
    event('checkout:payment', { ...cart, name: 'Maksukortti' }),
    [...money, 'coupon', 'payment_type'],
    items,
  ],
  [
    'purchase',
    event('checkout:purchase', { orderId: '100001', order, coupon: 'KYMPPI', nthPurchase: 1 }),
    [...money, 'transaction_id', 'coupon', 'shipping', 'tax', 'customer_type'],
    ['item_id', 'item_name', 'item_variant', 'price', 'quantity', 'index', 'discount'],
  ],
  ['view_promotion', event('promotion:impression', promotion), inPromotion],
  ['select_promotion', event('promotion:click', promotion), inPromotion],
  ['search', event('search:results', { text: 'vinssi' }), ['search_term']],
  ['view_search_results', event('search:results', { text: 'vinssi' }), ['search_term']],
  ['login', event('user:login'), ['method']],
  ['sign_up', event('user:register'), ['method']],
  ['generate_lead', event('newsletter:subscribe'), ['lead_source']],
];

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The documented parameters that a push lacks, also those of its products. */
function missingIn(push: Push | undefined, wanted: readonly string[], ofItems: readonly string[] = []) {
  const parameters = (push?.['ecommerce'] ?? push ?? {}) as Record<string, unknown>;
  const pushed = (parameters['items'] ?? []) as Push[];
  return [
    ...wanted.filter(name => !isFilled(parameters[name])),
    ...(wanted.includes('items') && pushed.length !== 1 ? [`one product, not ${pushed.length}`] : []),
    ...pushed.flatMap(item => ofItems.filter(name => !isFilled(item[name]))),
  ];
}

describe('Google Analytics 4', () => {
  it.each(documented)('%s has its documented parameters', (name, logged, wanted, ofItems) => {
    const push = pushesOf(logged).find(each => each['event'] === name);
    expect(missingIn(push, wanted, ofItems)).toEqual([]);
  });

  it('view_item_list has its documented parameters', () => {
    const pushes = seenInList([{ product: winch, ...place }], { itemId: 'productId', names: {} });
    const push = pushes.find(each => each['event'] === 'view_item_list');
    expect(missingIn(push, inList, [...items, 'index'])).toEqual([]);
  });

  it.each([
    ['productId', '7'],
    ['articleNumber', 'KV-2500'],
  ] as const)('names a product by its %s through the whole funnel', (itemId, id) => {
    const all = documented.flatMap(([, logged]) => pushesOf(logged, itemId));
    const seen = seenInList([{ product: winch, ...place }], { itemId, names: {} });
    const ids = [...all, ...seen].flatMap(push => {
      const { items: pushed = [] } = (push['ecommerce'] ?? {}) as { items?: Push[] };
      return pushed.map(item => item['item_id']);
    });
    expect(ids).toHaveLength(12);
    expect(new Set(ids)).toEqual(new Set([id]));
  });

  it('counts the discount of one piece, and every part of a package', () => {
    const [, purchase] = pushesOf(event('checkout:purchase', { orderId: '1', order }));
    const { items: [bought] = [] } = (purchase?.['ecommerce'] ?? {}) as { items?: Push[] };
    expect(bought).toMatchObject({ price: 125.5, quantity: 2, discount: 17.1 });
    const parts = [
      { product: winch, quantity: 1 },
      { product: { ...winch, productId: 8, price: 10 }, quantity: 4 },
    ];
    const change = { item: { skuId: 0, quantity: 1 }, packageId: 5, parts };
    const [, removed] = pushesOf(event('cart:remove', change));
    expect(removed).toMatchObject({
      event: 'remove_from_cart',
      ecommerce: {
        value: 165.5,
        items: [
          { item_id: '7', quantity: 1 },
          { item_id: '8', quantity: 4 },
        ],
      },
    });
  });

  it('resets the products of the event before, in front of each push about products', () => {
    const before = documented.flatMap(([, logged]) => {
      const pushes = pushesOf(logged);
      const about = pushes.findIndex(push => 'ecommerce' in push && push['ecommerce'] !== null);
      return about >= 0 ? [pushes[about - 1]] : [];
    });
    expect(before).not.toHaveLength(0);
    expect(before).toEqual(before.map(() => ({ ecommerce: null })));
  });
});
