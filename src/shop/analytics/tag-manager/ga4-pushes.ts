/** Tag manager pushes in the Google Analytics 4 format (R-ANALYTICS-5). */
import type { TagManagerConfig } from '#kernel/public-config.ts';
import type { EventCart, EventList, EventProduct, LoggedEvent } from '#stores/common/event-log.ts';
import { cents, changedIn, namedItem, type Push, pricePerPiece } from './item.ts';

/** Upper bounds of the discount buckets, in per cent; above 30 every bucket spans ten. */
const bucketEnds = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100];

/** `11-15%` for 12. */
export function salesType(discountPercentage: number): string {
  const index = bucketEnds.findIndex(end => discountPercentage <= end);
  const start = index <= 0 ? 0 : (bucketEnds[index - 1] ?? 0) + 1;
  return `${start}-${bucketEnds[index] ?? 100}%`;
}

type Names = Pick<TagManagerConfig, 'itemId' | 'names'>;

interface Counted {
  product: EventProduct;
  quantity?: number;
  index?: number;
}

/** The same id in every event of a product: that of the product, or its article number where the shop wants it and knows it. */
const idOf = (productId: number, articleNumber: string | undefined, itemId: Names['itemId']): string =>
  (itemId === 'articleNumber' && articleNumber) || String(productId);

function itemOf({ product, quantity = 1, index }: Counted, { itemId, names }: Names): Push {
  const item = {
    item_name: product.name,
    item_id: idOf(product.productId, product.articleNumber, itemId),
    price: product.price,
    discount: product.discount === undefined ? undefined : cents(product.discount),
    price_campaign: product.isCampaign,
    item_brand: product.brand,
    item_category: product.category,
    item_variant: product.variant,
    index,
    quantity,
    sales_type: salesType(product.discountPercentage),
  };
  return namedItem(item, names);
}

/** GA4 merges pushes: without this reset the items of the previous event would be counted again. */
const reset: Push = { ecommerce: null };

/** An event about products, with the currency and the sum of price times quantity. */
function ecommerce(event: string, counted: readonly Counted[], config: Names, more: Push = {}): Push[] {
  const currency = counted[0]?.product.currency;
  const value = cents(counted.reduce((sum, { product, quantity = 1 }) => sum + product.price * quantity, 0));
  const items = counted.map(each => itemOf(each, config));
  return [reset, { event, ecommerce: { ...(currency ? { currency } : {}), value, ...more, items } }];
}

const ofCart = (event: string, { items, coupon }: EventCart, config: Names, more: Push = {}): Push[] =>
  ecommerce(
    event,
    items.map((item, index) => ({ ...item, index })),
    config,
    { ...(coupon ? { coupon } : {}), ...more },
  );

const ofList = (list: EventList | undefined): Push =>
  list ? { item_list_id: list.id, item_list_name: list.name } : {};

/** Product impressions of one list, several per push. */
export const seenInList = (
  seen: readonly { product: EventProduct; index: number; list?: EventList }[],
  config: Names,
): Push[] => ecommerce('view_item_list', seen, config, ofList(seen[0]?.list));

const cartNames = { 'cart:add': 'add_to_cart', 'cart:remove': 'remove_from_cart' } as const;
const promotionNames = {
  'promotion:impression': 'view_promotion',
  'promotion:click': 'select_promotion',
} as const;

/** The pushes of one event; empty for events that the tag manager does not use. */
export function ga4Pushes(event: LoggedEvent, config: Names, pageType: string): Push[] {
  const { type, data } = event;
  switch (type) {
    case 'cart:add':
    case 'cart:remove': {
      const changed = changedIn(data);
      return changed.length > 0 ? ecommerce(cartNames[type], changed, config) : [];
    }
    case 'product:click':
      return ecommerce('select_item', [data], config, ofList(data.list));
    case 'product-detail:impression':
      return ecommerce('view_item', [data], config);
    case 'favorite:add':
      return data.product ? ecommerce('add_to_wishlist', [{ product: data.product }], config) : [];
    case 'cart:view':
      return ofCart('view_cart', data, config);
    case 'checkout:impression':
      return ofCart('begin_checkout', data, config);
    case 'checkout:shipping':
      return ofCart('add_shipping_info', data, config, { shipping_tier: data.name });
    case 'checkout:payment':
      return ofCart('add_payment_info', data, config, { payment_type: data.name });
    case 'checkout:purchase':
      return ecommercePurchase(data, config);
    case 'promotion:impression':
    case 'promotion:click': {
      const { id, name } = data;
      return [
        reset,
        {
          event: promotionNames[type],
          ecommerce: { promotion_id: id, promotion_name: name, creative_name: name, creative_slot: id },
        },
      ];
    }
    case 'search:results':
      return [
        { event: 'search', search_term: data.text },
        { event: 'view_search_results', search_term: data.text },
      ];
    case 'user:login':
      return [{ event: 'login', method: 'password' }];
    case 'user:register':
      return [{ event: 'sign_up', method: 'password' }];
    case 'newsletter:subscribe':
      return [{ event: 'generate_lead', lead_source: 'newsletter' }];
    case 'page:impression':
      return [
        { event: 'page_data', page_type: pageType },
        data.isSSR
          ? { event: 'original_location', original_location: data.requestUrl }
          : { event: 'virtual_page_view', pagePath: data.route.fullPath },
      ];
    default:
      return [];
  }
}

type Purchase = Extract<LoggedEvent, { type: 'checkout:purchase' }>['data'];

/** Omits `user_id`, a hash of the e-mail address, so that the buyer stays anonymous. */
function ecommercePurchase({ orderId, order, coupon, nthPurchase }: Purchase, config: Names): Push[] {
  const { currency, sumIncVat, sumExVat, shippingFeeIncVat, rows } = order;
  const tax = cents(sumIncVat - sumExVat);
  const items = rows.map((row, index) =>
    namedItem(
      {
        item_name: row.name,
        item_id: idOf(row.productId, row.productNumber, config.itemId),
        price: pricePerPiece(row),
        item_variant: row.variant || undefined,
        discount: row.savedIncVat ? cents(row.savedIncVat / row.quantity) : undefined,
        index,
        quantity: row.quantity,
      },
      config.names,
    ),
  );
  return [
    reset,
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: orderId,
        currency,
        value: sumIncVat,
        value_ex_tax: sumExVat,
        value_tax: tax,
        tax,
        items_value: cents(rows.reduce((sum, row) => sum + row.totalIncVat, 0)),
        shipping: shippingFeeIncVat,
        ...(coupon ? { coupon } : {}),
        ...(nthPurchase
          ? { nth_purchase: nthPurchase, customer_type: nthPurchase === 1 ? 'new' : 'returning' }
          : {}),
        items,
      },
    },
  ];
}
