/** Carts and orders in Nosto's format. */
import type { Cart } from '#api/cart/types.ts';
import type { EventMap } from '#stores/common/event-log.ts';
import type { NostoCartItem, NostoOrder } from './nosto-service.ts';

export const cartItems = (cart: Cart | null): NostoCartItem[] =>
  (cart?.lines ?? []).map(({ skuId, quantity, product, unitPrice }) => ({
    name: product.name,
    price_currency_code: unitPrice.currency,
    product_id: String(product.productId),
    quantity,
    sku_id: String(skuId),
    unit_price: unitPrice.sellingIncVat,
  }));

export const nostoOrder = ({ orderId, order }: EventMap['checkout:purchase']): NostoOrder => ({
  external_order_ref: orderId,
  info: { order_number: orderId, type: 'order' },
  items: order.rows.map(({ productId, sku, name, quantity, totalIncVat }) => ({
    name,
    price_currency_code: order.currency,
    product_id: String(productId),
    quantity,
    sku_id: sku,
    unit_price: Math.round((totalIncVat * 100) / quantity) / 100,
  })),
});
