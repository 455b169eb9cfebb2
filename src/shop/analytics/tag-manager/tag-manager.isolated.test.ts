/** @vitest-environment jsdom */
/** What is pushed to the tag manager, and when nothing is (R-ANALYTICS-5). */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TagManagerConfig } from '#kernel/public-config.ts';
import { createEventRecord, type EventProduct } from '#stores/common/event-log.ts';
import { salesType } from './ga4-pushes.ts';

const left = vi.hoisted(() => vi.fn());
vi.mock('#components/third-party/remove-third-parties.ts', () => ({ removeThirdParties: left }));

const config: TagManagerConfig = {
  id: 'GTM-TEST1',
  format: 'ga4',
  isProductsKeyItems: false,
  itemId: 'productId',
  names: {},
};
const winch: EventProduct = {
  productId: 7,
  name: 'Vinssi',
  articleNumber: 'KV-2500',
  brand: 'Karhu',
  price: 125.5,
  priceExVat: 100,
  currency: 'EUR',
  discountPercentage: 12,
  isCampaign: true,
};
const item = {
  item_name: 'Vinssi',
  item_id: '7',
  price: 125.5,
  price_campaign: true,
  item_brand: 'Karhu',
  quantity: 1,
  sales_type: '11-15%',
};
const page = (isSSR: boolean) => ({
  pageType: 'Product Page',
  route: { name: 'product', path: '/p/vinssi', query: {}, params: {}, fullPath: '/p/vinssi' },
  isSSR,
  requestUrl: 'http://localhost/p/vinssi',
});

const layer = () => (window as unknown as { dataLayer: unknown[] }).dataLayer;
/** Excludes the pushes for consent and script start. */
const pushed = () =>
  layer().filter(
    entry => typeof entry === 'object' && entry !== null && !('length' in entry) && !('gtm.start' in entry),
  );
const script = () => document.querySelectorAll('script#tag-manager');

beforeEach(() => {
  left.mockClear();
  vi.resetModules();
  delete (window as unknown as { dataLayer?: unknown }).dataLayer;
});
afterEach(() => {
  for (const element of script()) element.remove();
});

async function started(changes: Partial<TagManagerConfig> = {}) {
  const { startTagManager } = await import('./start-tag-manager.ts');
  const record = createEventRecord();
  const own = { ...config, ...changes };
  const manager = startTagManager({ config: own, record, allowed: ['statistics'] });
  return {
    ...record,
    manager,
    again: () => startTagManager({ config: own, record, allowed: [] }),
  };
}

it('adds the script once, after pushing the consent', async () => {
  const { again, manager } = await started();
  manager.stop();
  again();
  expect(script()).toHaveLength(1);
  expect((script()[0] as HTMLScriptElement).src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1');
  const [first, second] = layer().map(entry => Array.from(entry as ArrayLike<unknown>));
  expect(first).toMatchObject(['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }]);
  expect(second).toMatchObject(['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }]);
});

describe('Google Analytics 4 (R-ANALYTICS-5)', () => {
  it('pushes cart, favourite and view events, each after resetting ecommerce', async () => {
    const { log } = await started();
    log('cart:add', { item: { skuId: 1, quantity: 3 }, product: winch });
    log('cart:remove', { item: { skuId: 1, quantity: 1 }, product: winch });
    log('favorite:add', { productId: 7 });
    log('product-detail:impression', { product: winch });
    log('product:click', { product: winch, index: 4, page: 1, pageSize: 24 });
    log('checkout:impression', { items: [{ product: winch, quantity: 2 }] });
    const names = [
      'add_to_cart',
      'remove_from_cart',
      'add_to_wishlist',
      'view_item',
      'select_item',
      'begin_checkout',
    ];
    expect(
      pushed().flatMap(entry => ('event' in (entry as object) ? [(entry as { event: string }).event] : [])),
    ).toEqual(names);
    expect(pushed()[0]).toEqual({ ecommerce: null });
    expect(pushed()[1]).toEqual({
      event: 'add_to_cart',
      ecommerce: { currency: 'EUR', value: 376.5, items: [{ ...item, quantity: 3 }] },
    });
    expect(pushed()[9]).toEqual({
      event: 'select_item',
      ecommerce: { currency: 'EUR', value: 125.5, items: [{ ...item, index: 4 }] },
    });
    expect(pushed()[11]).toEqual({
      event: 'begin_checkout',
      ecommerce: { currency: 'EUR', value: 251, items: [{ ...item, index: 0, quantity: 2 }] },
    });
  });

  it('pushes list products in groups of four, and flushes pending ones before any other event', async () => {
    const { log } = await started();
    for (let index = 0; index < 5; index += 1)
      log('product:impression', { product: winch, index, page: 1, pageSize: 24 });
    expect(pushed()).toHaveLength(2);
    log('page:impression', page(false));
    const lists = pushed().filter(entry => (entry as { event?: string }).event === 'view_item_list');
    expect(lists.map(entry => (entry as { ecommerce: { items: unknown[] } }).ecommerce.items.length)).toEqual(
      [4, 1],
    );
    expect(pushed().slice(-2)).toEqual([
      { event: 'page_data', page_type: 'Product Page' },
      { event: 'virtual_page_view', pagePath: '/p/vinssi' },
    ]);
  });

  it('pushes the URL of a server-rendered page', async () => {
    const { log } = await started();
    log('page:impression', page(true));
    expect(pushed().at(-1)).toEqual({
      event: 'original_location',
      original_location: 'http://localhost/p/vinssi',
    });
  });

  it('pushes a purchase once, with totals and without personal data', async () => {
    const { log } = await started();
    const rows = [
      {
        productId: 7,
        sku: '1',
        name: 'Vinssi',
        articleNumber: 'KV-M',
        productNumber: 'KV',
        variant: 'M',
        quantity: 2,
        totalIncVat: 251,
      },
    ];
    const order = { currency: 'EUR', sumIncVat: 256.99, sumExVat: 204.77, shippingFeeIncVat: 5.99, rows };
    log('checkout:purchase', { orderId: '100001', order });
    log('checkout:purchase', { orderId: '100001', order });
    expect(pushed()).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: '100001',
          currency: 'EUR',
          value: 256.99,
          value_ex_tax: 204.77,
          value_tax: 52.22,
          tax: 52.22,
          items_value: 251,
          shipping: 5.99,
          items: [
            { item_name: 'Vinssi', item_id: '7', price: 125.5, item_variant: 'M', index: 0, quantity: 2 },
          ],
        },
      },
    ]);
  });

  it('names items as configured', async () => {
    const { log } = await started({ itemId: 'articleNumber', names: { item_brand: 'brand' } });
    log('product-detail:impression', { product: winch });
    expect(pushed()[1]).toMatchObject({ ecommerce: { items: [{ item_id: 'KV-2500', brand: 'Karhu' }] } });
  });

  it.each([
    [0, '0-5%'],
    [6, '6-10%'],
    [15, '11-15%'],
    [20, '16-20%'],
    [25, '21-30%'],
    [80, '71-80%'],
    [81, '81-100%'],
  ])('puts a discount of %s %% into bucket %s', (percent, group) => {
    expect(salesType(percent)).toBe(group);
  });
});

describe('the classic format (R-ANALYTICS-5)', () => {
  it.each([
    [false, 'products'],
    [true, 'items'],
  ])('with isProductsKeyItems %s the list is called %s', async (isProductsKeyItems, key) => {
    const { log } = await started({ format: 'classic', isProductsKeyItems });
    log('cart:add', { item: { skuId: 1, quantity: 2 }, product: winch });
    expect(pushed()).toEqual([
      {
        event: 'Add to Cart',
        ecommerce: {
          currencyCode: 'EUR',
          add: {
            [key]: [
              { id: '7', name: 'Vinssi', brand: 'Karhu', price: 100, tax: 25.5, quantity: 2, sku: 'KV-2500' },
            ],
          },
        },
        'gtm.uniqueEventId': 11,
      },
    ]);
  });
});

it('sends items and currency with the classic checkout step, and the page type with the page', async () => {
  const { log } = await started({ format: 'classic' });
  log('page:impression', page(true));
  log('checkout:impression', { items: [{ product: winch, quantity: 2 }] });
  expect(pushed()).toMatchObject([
    { event: 'Page Impression', pageInfo: { pageType: 'Product Page' } },
    {
      event: 'Checkout Step',
      ecommerce: {
        currencyCode: 'EUR',
        checkout: {
          actionField: { step: 1 },
          products: [{ id: '7', name: 'Vinssi', price: 100, tax: 25.5, quantity: 2 }],
        },
      },
    },
  ]);
});

it('pushes nothing after consent is withdrawn, and removes the tag cookies (R-CONSENT-3)', async () => {
  document.cookie = '_ga=GA1.1; Path=/';
  document.cookie = '_ga_ABC=x; Path=/';
  document.cookie = 'ralph-cart=c1; Path=/';
  const { log, manager } = await started();
  manager.stop();
  const before = pushed().length;
  log('page:impression', page(false));
  expect(pushed()).toHaveLength(before);
  expect(document.cookie).toBe('ralph-cart=c1');
  document.cookie = 'ralph-cart=; Path=/; Max-Age=0';
  expect(left).toHaveBeenCalledOnce();
  expect(Array.from(layer().at(-1) as ArrayLike<unknown>)).toMatchObject([
    'consent',
    'update',
    { analytics_storage: 'denied' },
  ]);
});

describe('events from before the start', () => {
  const order = { currency: 'EUR', sumIncVat: 10, sumExVat: 8, shippingFeeIncVat: 0, rows: [] };
  const names = () =>
    pushed().flatMap(entry => ('event' in (entry as object) ? [(entry as { event: string }).event] : []));

  it('are pushed once, in their order, before those that follow', async () => {
    const { startTagManager } = await import('./start-tag-manager.ts');
    const record = createEventRecord();
    record.log('page:impression', page(true));
    record.log('checkout:purchase', { orderId: '100001', order });
    record.log('user:login');
    const manager = startTagManager({ config, record, allowed: ['statistics'] });
    record.log('newsletter:subscribe');
    const all = ['page_data', 'original_location', 'purchase', 'login', 'generate_lead'];
    expect(names()).toEqual(all);
    manager.stop();
    record.log('user:register');
    startTagManager({ config, record, allowed: ['statistics'] });
    // Given again, consent is about the page on the screen, not about what happened without it.
    expect(names()).toEqual([...all, 'page_data', 'original_location']);
  });

  it('keeps the products of different lists apart', async () => {
    const { log } = await started();
    const seen = (list: string) =>
      log('product:impression', {
        ...{ product: winch, index: 0, page: 1, pageSize: 2 },
        list: { id: list, name: list },
      });
    for (const list of ['a', 'a', 'b']) seen(list);
    log('page:impression', page(false));
    const lists = pushed().flatMap(entry => {
      const { event, ecommerce } = entry as {
        event?: string;
        ecommerce?: { item_list_id: string; items: [] };
      };
      return event === 'view_item_list' ? [[ecommerce?.item_list_id, ecommerce?.items.length]] : [];
    });
    expect(lists).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
