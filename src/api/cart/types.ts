/** The cart in our words. Amounts come formatted from the backend in the cart's market. */
import type { Result } from '#kernel/result.ts';
import type { Price, Stock } from '../catalogue/types.ts';

export interface CartLine {
  id: string;
  skuId: number;
  quantity: number;
  product: {
    productId: number;
    name: string;
    href: string;
    brand: string;
    image: string | null;
    articleNumber: string;
  };
  /** Empty when the product has one sku only. */
  skuName: string;
  stock: Stock;
  unitPrice: Price;
  totalPrice: Price;
  groupKey: string | null;
  package: { packageId: number; name: string } | null;
  isGift: boolean;
  /** Not sold in this market any more: it has no price and cannot be ordered. */
  unavailable: boolean;
}

export interface CartTotals {
  subTotal: Price;
  total: Price;
  discountIncVatFormatted: string;
  vatFormatted: string;
  vats: { rate: number; amount: number }[];
  shipping: {
    feeIncVat: number;
    feeIncVatFormatted: string;
    feeExVatFormatted: string;
    isDefault: boolean;
    amountLeftToFree: number;
    amountLeftToFreeFormatted: string;
  };
  paymentFee: number;
}

export interface Cart {
  id: string;
  lines: CartLine[];
  totals: CartTotals;
  promoCode: string | null;
  isCompleted: boolean;
}

export type CartRefusal =
  | { code: 'out-of-stock' }
  | { code: 'unknown-sku' }
  | { code: 'bad-input'; field?: string }
  | { code: 'cart-completed' }
  | { code: 'package-incomplete' };

export interface CartApi {
  /** No id, or one that is unknown: a new empty cart. */
  get(id: string | null): Promise<Cart>;
  add(cartId: string, line: { skuId: number; quantity: number }): Promise<Result<Cart, CartRefusal>>;
  setQuantity(cartId: string, line: { id: string; quantity: number }): Promise<Result<Cart, CartRefusal>>;
  addPackage(
    cartId: string,
    packageId: number,
    selections: { groupId: number; optionId: number; skuId: number }[],
  ): Promise<Result<Cart, CartRefusal>>;
  setGroupQuantity(cartId: string, groupKey: string, quantity: number): Promise<Result<Cart, CartRefusal>>;
}
