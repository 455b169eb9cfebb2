/** Tag manager pushes in the Google Analytics 4 format (R-ANALYTICS-5). */
import type { TagManagerConfig } from '#kernel/public-config.ts';
import type { EventProduct, LoggedEvent } from '#stores/event-log.ts';
import { cents, namedItem, pricePerPiece, type Push } from './item.ts';

/** Upper bounds of the discount buckets, in per cent; above 30 every bucket spans ten. */
const bucketEnds = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100];

/** `11-15%` for 12. */
export function salesType(discountPercentage: number): string {
  const index = bucketEnds.findIndex(end => discountPercentage <= end);
  const start = index <= 0 ? 0 : (bucketEnds[index - 1] ?? 0) + 1;
  return `${start}-${bucketEnds[index] ?? 100}%`;
}

type Names = Pick<TagManagerConfig, 'itemId' | 'names'>;

function itemOf(
  product: EventProduct,
  { itemId, names }: Names,
  place: { index?: number; quantity?: number } = {},
): Push {
  const item = {
    item_name: product.name,
    item_id: (itemId === 'articleNumber' && product.articleNumber) || String(product.productId),
    price: product.price,
    price_campaign: product.isCampaign,
    item_brand: product.brand,
    item_category: product.category,
    item_variant: product.variant,
    index: place.index,
    quantity: place.quantity ?? 1,
    sales_type: salesType(product.discountPercentage),
  };
  return namedItem(item, names);
}

const ecommerce = (event: string, currency: string | undefined, items: Push[]): Push[] => [
  // GA4 merges pushes: without this reset the items of the previous event would be counted again.
  { ecommerce: null },
  { event, ecommerce: { ...(currency ? { currency } : {}), items } },
];

const named = {
  'cart:add': 'add_to_cart',
  'cart:remove': 'remove_from_cart',
  'product:click': 'select_item',
  'product-detail:impression': 'view_item',
  'favorite:add': 'add_to_wishlist',
} as const;

/** Product impressions in a list, several per push. */
export const seenInList = (
  seen: readonly { product: EventProduct; index: number }[],
  config: Names,
): Push[] =>
  ecommerce(
    'view_item_list',
    seen[0]?.product.currency,
    seen.map(({ product, index }) => itemOf(product, config, { index })),
  );

/** The pushes of one event; empty for events that the tag manager does not use. */
export function ga4Pushes(event: LoggedEvent, config: Names, pageType: string): Push[] {
  const { type, data } = event;
  switch (type) {
    case 'cart:add':
    case 'cart:remove':
      return data.product
        ? ecommerce(named[type], data.product.currency, [itemOf(data.product, config, data.item)])
        : [];
    case 'product:click':
      return ecommerce(named[type], data.product.currency, [itemOf(data.product, config, data)]);
    case 'product-detail:impression':
    case 'favorite:add':
      return data.product
        ? ecommerce(named[type], data.product.currency, [itemOf(data.product, config)])
        : [];
    case 'checkout:impression':
      return ecommerce(
        'begin_checkout',
        data.items[0]?.product.currency,
        data.items.map(({ product, quantity }, index) => itemOf(product, config, { index, quantity })),
      );
    case 'checkout:purchase':
      return ecommercePurchase(data, config);
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
function ecommercePurchase({ orderId, order, coupon, nthPurchase }: Purchase, { names }: Names): Push[] {
  const { currency, sumIncVat, sumExVat, shippingFeeIncVat, rows } = order;
  const items = rows.map(row =>
    namedItem(
      {
        item_name: row.name,
        item_id: row.articleNumber,
        price: pricePerPiece(row),
        item_variant: row.variant || undefined,
        quantity: row.quantity,
      },
      names,
    ),
  );
  return [
    { ecommerce: null },
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: orderId,
        currency,
        value: sumIncVat,
        value_ex_tax: sumExVat,
        value_tax: cents(sumIncVat - sumExVat),
        items_value: cents(rows.reduce((sum, row) => sum + row.totalIncVat, 0)),
        shipping: shippingFeeIncVat,
        ...(coupon ? { coupon } : {}),
        ...(nthPurchase ? { nth_purchase: nthPurchase } : {}),
        items,
      },
    },
  ];
}
