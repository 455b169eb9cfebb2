/** The cart as Nosto wants to know it, with every recommendation that is asked for (facts 1.17). */
import type { Cart } from '#api/cart/types.ts';
import type { NostoCartItem } from './nosto-service.ts';

export const cartItems = (cart: Cart | null): NostoCartItem[] =>
  (cart?.lines ?? []).map(({ skuId, quantity, product, unitPrice }) => ({
    name: product.name,
    price_currency_code: unitPrice.currency,
    product_id: String(product.productId),
    quantity,
    sku_id: String(skuId),
    unit_price: unitPrice.sellingIncVat,
  }));
