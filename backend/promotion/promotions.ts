/** What campaigns and codes do to a cart: the port that pricing asks, and the shop that has none. */
import type { Minor } from '#kernel/money.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';

export interface Campaign {
  campaignId: string;
  /** Equals the code for campaigns that a code brings (contract 3). */
  name: string;
  hideTitle: boolean;
}

export interface PromotableLine {
  lineId: string;
  productId: number;
  quantity: number;
  /** Selling price of one, before campaigns. */
  unit: Minor;
}

export interface PromotionEffect {
  /** Per line id: the lowered price of one and what lowered it. A line that is absent keeps its price. */
  lines: ReadonlyMap<string, { unit: Minor; campaigns: readonly Campaign[] }>;
  /** Taken off the whole cart, including VAT; pricing never lets it exceed the lines. */
  fixedDiscount: Minor;
  freeShipping: boolean;
  campaigns: readonly Campaign[];
}

export interface Promotions {
  /** The code as it is stored; throws INVALID_CODE, or RequirementsNotMet when the cart does not qualify. */
  acceptCode: (ctx: Context, code: string, lines: readonly PromotableLine[]) => Promise<string>;
  effect: (ctx: Context, code: string | null, lines: readonly PromotableLine[]) => Promise<PromotionEffect>;
}

export const noEffect: PromotionEffect = {
  lines: new Map(),
  fixedDiscount: 0,
  freeShipping: false,
  campaigns: [],
};

/** A shop without campaigns: every code is invalid. */
export const createNoPromotions = (): Promotions => ({
  acceptCode: async () => {
    throw new RequestError('INVALID_CODE', 'This code does not exist', 'promoCode');
  },
  effect: async () => noEffect,
});
