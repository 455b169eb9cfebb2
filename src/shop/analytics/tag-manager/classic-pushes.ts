/** Tag manager pushes in the Universal Analytics format that older shops send (R-ANALYTICS-5). */
import type { TagManagerConfig } from '#kernel/public-config.ts';
import type { EventProduct, LoggedEvent } from '#stores/common/event-log.ts';
import { cents, changedIn, namedItem, type Push, pricePerPiece } from './item.ts';

type Names = Pick<TagManagerConfig, 'isProductsKeyItems' | 'names'>;

function itemOf(product: EventProduct, { names }: Names, quantity = 1): Push {
  const exVat = product.priceExVat ?? product.price;
  const item = {
    id: String(product.productId),
    name: product.name,
    brand: product.brand,
    category: product.category,
    price: exVat,
    tax: cents(product.price - exVat),
    quantity,
    variant: product.variant,
    sku: product.articleNumber,
  };
  return namedItem(item, names);
}

export function classicPushes(event: LoggedEvent, config: Names, pageType: string): Push[] {
  const { type, data } = event;
  const key = config.isProductsKeyItems ? 'items' : 'products';
  const id = (number: number) => ({ 'gtm.uniqueEventId': number });
  switch (type) {
    case 'page:impression':
      return [
        {
          event: 'Page Impression',
          environmentInfo: { isProduction: true },
          pageInfo: { pageType, url: data.route.fullPath, httpStatusCode: 200, title: document.title },
          ...id(3),
        },
      ];
    case 'product:impression':
    case 'product-detail:impression': {
      const currencyCode = data.product.currency;
      const detail = { [key]: [itemOf(data.product, config)] };
      const name = type === 'product:impression' ? 'Product Impression' : 'Product Detail Impression';
      return [{ event: name, ecommerce: { currencyCode, detail }, ...id(4) }];
    }
    case 'product:click': {
      const click = { actionField: { action: 'click' }, [key]: [itemOf(data.product, config)] };
      return [{ event: 'Product Click', ecommerce: { click }, ...id(12) }];
    }
    case 'cart:add':
    case 'cart:remove': {
      const changed = changedIn(data);
      if (changed.length === 0) return [];
      const change = { [key]: changed.map(({ product, quantity }) => itemOf(product, config, quantity)) };
      const currencyCode = changed[0]?.product.currency;
      return type === 'cart:add'
        ? [{ event: 'Add to Cart', ecommerce: { currencyCode, add: change }, ...id(11) }]
        : [{ event: 'Remove from Cart', ecommerce: { currencyCode, remove: change }, ...id(12) }];
    }
    case 'checkout:impression':
      return [
        {
          event: 'Checkout Step',
          ecommerce: {
            currencyCode: data.items[0]?.product.currency,
            checkout: {
              actionField: { step: 1 },
              [key]: data.items.map(({ product, quantity }) => itemOf(product, config, quantity)),
            },
          },
          ...id(6),
        },
      ];
    case 'checkout:purchase': {
      const { order, orderId } = data;
      const products = order.rows.map(row => ({
        id: String(row.productId),
        name: row.name,
        variant: row.variant,
        price: pricePerPiece(row),
        quantity: row.quantity,
      }));
      const actionField = {
        id: orderId,
        revenue: order.sumExVat,
        tax: cents(order.sumIncVat - order.sumExVat),
        shipping: order.shippingFeeIncVat,
        timestamp: event.timestamp,
        ...(data.coupon ? { coupon: data.coupon } : {}),
      };
      return [
        {
          event: 'purchase',
          ecommerce: { currencyCode: order.currency, purchase: { actionField, [key]: products } },
        },
      ];
    }
    default:
      return [];
  }
}
