/** Cart types. Amounts are formatted by the backend for the cart's market. */
import type { Costs } from '#kernel/money/cost-rows.ts';
import type { Result } from '#kernel/result.ts';
import type { PartUse } from '#kernel/vehicle/application.ts';
import type { Compatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { Price, Stock } from '../catalogue/types.ts';

/** A campaign that has changed a price; those without a public title are omitted. */
export interface CartCampaign {
  name: string;
  /** Null when the product has no page. */
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
  /** Empty when the product has a single sku. */
  skuName: string;
  stock: Stock;
  unitPrice: Price;
  totalPrice: Price;
  /** Saving compared to the regular price. */
  saved: { incVat: number; exVat: number };
  groupKey: string | null;
  /** Group and option are the place of the line in its package. */
  package: { packageId: number; name: string; groupId?: number; optionId?: number } | null;
  isGift: boolean;
  campaigns: CartCampaign[];
  /** Quantity per unit price; empty when all items cost the same. */
  prices: { quantity: number; price: Price }[];
  /** No longer sold in this market: it has no price and cannot be ordered. */
  unavailable: boolean;
  /** Of a line of an order: what was said of its vehicle. */
  fit?: Compatibility | null;
  /** Of a line of an order: how its product is used on that vehicle. */
  uses?: readonly PartUse[];
}

/** First and last day of arrival, ISO dates. */
export interface DeliveryDays {
  from: string;
  to: string;
}

export interface CartTotals {
  /** The lines, before fees and the order's discount. */
  subTotal: Price;
  /** What is left to pay. */
  total: Price;
  costs: Costs;
  shipping: {
    isDefault: boolean;
    amountLeftToFree: number;
    amountLeftToFreeFormatted: string;
    /** Of all lines together, which are sent together; null: no date is promised. */
    days?: DeliveryDays | null;
  };
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
  /** The cart belongs to an account whose session has ended. */
  | { code: 'signed-out' }
  | { code: 'package-incomplete' };

export type PromoRefusal = 'invalid' | 'requirements' | 'too-many' | 'cart-completed' | 'signed-out';

export interface CartApi {
  /**
   * The active cart: for customers that of the account, merged with the given cart; for guests the given cart, or a new,
   * empty one.
   * @throws ApiError with the code UNAUTHORIZED when the given cart belongs to an account whose session has ended
   */
  get(id: string | null): Promise<Cart>;
  /** The cart of this id, regardless of the session; a new, empty one if it does not exist. */
  find(id: string): Promise<Cart>;
  /** @param idempotencyKey the same for a repeat, which then adds nothing */
  add(
    cartId: string,
    line: { skuId: number; quantity: number },
    idempotencyKey?: string,
  ): Promise<Result<Cart, CartRefusal>>;
  /** All or none. @param idempotencyKey the same for a repeat, which then adds nothing */
  addAll(
    cartId: string,
    lines: readonly { skuId: number; quantity: number }[],
    idempotencyKey: string,
  ): Promise<Result<Cart, CartRefusal>>;
  setQuantity(cartId: string, line: { id: string; quantity: number }): Promise<Result<Cart, CartRefusal>>;
  addPackage(
    cartId: string,
    packageId: number,
    selections: { groupId: number; optionId: number; skuId: number }[],
  ): Promise<Result<Cart, CartRefusal>>;
  setGroupQuantity(cartId: string, groupKey: string, quantity: number): Promise<Result<Cart, CartRefusal>>;
  /** An empty code removes the active one. Validated for the destination market (R-CART-15). */
  setPromoCode(cartId: string, code: string): Promise<Result<Cart, PromoRefusal>>;
}
