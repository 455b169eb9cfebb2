/** The cart in our words. Amounts come formatted from the backend in the cart's market. */
import type { Result } from '#kernel/result.ts';
import type { Price, Stock } from '../catalogue/types.ts';

/** What a campaign has changed; one that wants to stay unnamed never gets this far. */
export interface CartCampaign {
  name: string;
  /** Null when it has no page. */
  href: string | null;
}

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
  /** What the line costs less than at its regular price. */
  saved: { incVat: number; exVat: number };
  groupKey: string | null;
  package: { packageId: number; name: string } | null;
  isGift: boolean;
  campaigns: CartCampaign[];
  /** So many pieces for that price each; empty when all cost the same. */
  prices: { quantity: number; price: Price }[];
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
  /** What the account balance pays; null when nothing. */
  balance: { pendingFormatted: string; totalBeforeFormatted: string } | null;
}

export interface Cart {
  id: string;
  lines: CartLine[];
  totals: CartTotals;
  promoCode: string | null;
  campaigns: CartCampaign[];
  isCompleted: boolean;
}

export type CartRefusal =
  | { code: 'out-of-stock' }
  | { code: 'unknown-sku' }
  | { code: 'bad-input'; field?: string }
  | { code: 'cart-completed' }
  | { code: 'package-incomplete' };

export type PromoRefusal = 'invalid' | 'requirements' | 'too-many' | 'cart-completed';

export interface CartApi {
  /** The cart to go on with: that of the account, which the lines of the given cart join; for guests the given cart, or a new, empty one. */
  get(id: string | null): Promise<Cart>;
  /** The cart of this id, whoever is signed in; a new, empty one where there is none. */
  find(id: string): Promise<Cart>;
  add(cartId: string, line: { skuId: number; quantity: number }): Promise<Result<Cart, CartRefusal>>;
  setQuantity(cartId: string, line: { id: string; quantity: number }): Promise<Result<Cart, CartRefusal>>;
  addPackage(
    cartId: string,
    packageId: number,
    selections: { groupId: number; optionId: number; skuId: number }[],
  ): Promise<Result<Cart, CartRefusal>>;
  setGroupQuantity(cartId: string, groupKey: string, quantity: number): Promise<Result<Cart, CartRefusal>>;
  /** An empty code takes away the one there is. Judged in the market that the order goes to (R-CART-15). */
  setPromoCode(cartId: string, code: string): Promise<Result<Cart, PromoRefusal>>;
}
