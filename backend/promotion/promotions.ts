/** Interface of campaigns and codes for the pricing of a cart, and an implementation without any. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { PromotionFacts, PromotionScope } from './promotion-facts.ts';

export interface Campaign {
  campaignId: string;
  /** The code, for campaigns with a code (R-DATA-18). */
  name: string;
  hideTitle: boolean;
  /** Absent in carts that were frozen before these existed. */
  ruleType?: string;
  category?: string | null;
  action?: string;
  actionValue?: string | null;
  /** Of its list page. */
  alias?: string | null;
}

export interface PromotableLine {
  lineId: string;
  productId: number;
  quantity: number;
  /** Unit price before cart campaigns. */
  unit: Minor;
}

export interface PromotedLine {
  /** All pieces of the line, by what one of them costs. */
  groups: readonly { quantity: number; unit: Minor }[];
  campaigns: readonly Campaign[];
}

/** Free pieces, limited by stock. */
export interface Gift {
  campaign: Campaign;
  skuId: number;
  quantity: number;
}

/** `dormant`: the cart does not meet its conditions; `gone`: ended, used up or withdrawn. */
export type CodeState = 'none' | 'applied' | 'dormant' | 'gone';

export interface PromotionEffect {
  /** Per line id. A line that is absent keeps its price. */
  lines: ReadonlyMap<string, PromotedLine>;
  /** Taken off the whole cart, including VAT; pricing never lets it exceed the lines. */
  fixedDiscount: Minor;
  freeShipping: boolean;
  gifts: readonly Gift[];
  campaigns: readonly Campaign[];
  code: CodeState;
}

export interface PromotedCart {
  /** As returned by `spellCode`. */
  code: string | null;
  lines: readonly PromotableLine[];
  /** The cart was copied without price lists. */
  plainPrices: boolean;
}

export interface Promotions {
  /** What the other functions need from the database, as a part of the statement that reads the cart. */
  facts: (ctx: Context, scope: PromotionScope) => RawBuilder<PromotionFacts>;
  /** Throws INVALID_CODE, or RequirementsNotMet when the cart does not qualify for its code. */
  acceptCode: (ctx: Context, facts: PromotionFacts, cart: PromotedCart & { code: string }) => void;
  effect: (ctx: Context, facts: PromotionFacts, cart: PromotedCart) => PromotionEffect;
  /** Counts the use of a code by a guarded statement, in the order's own transaction; throws when its limit is reached (R-CART-17). */
  redeem: (db: Kysely<Schema>, ctx: Context, code: string, use: PromotionUse) => Promise<void>;
  /** Releases the uses of a cancelled order; a repeat changes nothing (R-CART-17). */
  release: (db: Kysely<Schema>, orderId: number) => Promise<void>;
}

/** The customer and order of a use; a customer is identified by account or by mail address. */
export interface PromotionUse {
  orderId: number;
  customerId: number | null;
  email: string;
}

export const noEffect: PromotionEffect = {
  lines: new Map(),
  fixedDiscount: 0,
  freeShipping: false,
  gifts: [],
  campaigns: [],
  code: 'none',
};

/** A shop without campaigns: every code is invalid. */
export const createNoPromotions = (): Promotions => ({
  facts: () =>
    sql<PromotionFacts>`'{"campaigns":[],"promo":null,"uses":0,"priceListIds":[],"hasOrdered":false}'::json`,
  acceptCode: () => {
    throw new RequestError('INVALID_CODE', 'This code does not exist', 'promoCode');
  },
  effect: () => noEffect,
  redeem: async () => undefined,
  release: async () => undefined,
});
