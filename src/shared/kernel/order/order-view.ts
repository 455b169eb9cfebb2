/** An order as its page shows it to who holds its link: no names, no addresses. Amounts are decimals with VAT in its currency, times are ISO texts. */

import type { Costs } from '../money/cost-rows.ts';
import type { Minor } from '../money/money.ts';
import type { PartUse } from '../vehicle/application.ts';
import type { Compatibility } from '../vehicle/product-compatibility.ts';

export interface OrderViewLine {
  /** Position in the order, from 1. */
  rowNumber: number;
  skuId: number;
  name: string;
  /** Empty for products of one size. */
  variant: string;
  articleNumber: string;
  /** File name of the picture. */
  image: string | null;
  /** Page of the product when it was bought. */
  href: string | null;
  quantity: number;
  /** The pieces by the price of one; empty where it is not known. */
  prices: readonly { quantity: number; unit: number }[];
  total: number;
  /** Lines of a package share the key. */
  groupKey: string | null;
  packageName: string | null;
  isGift: boolean;
  /** What was said of the vehicle of the order; null: nothing was. */
  fit: Compatibility | null;
  /** How it is used on that vehicle. */
  uses: readonly PartUse[];
  /** Pieces that can still be withdrawn from. */
  left: number;
  withdrawn: number;
}

export interface OrderViewWithdrawal {
  receivedAt: string;
  lines: readonly Pieces[];
  /** Before the cost of the return; null when nothing is paid back by a declaration of that state. */
  refund: number | null;
  returnBy: string;
  refundBy: string;
}

/** A payment in advance to the shop's account. */
export interface OrderTransfer {
  amount: number;
  /** The order lapses without it after this time; null: it never does. */
  payBy: string | null;
  /** False: the products are taken when the payment arrives. */
  isReserved: boolean;
}

/** Pieces of a line. */
export interface Pieces {
  rowNumber: number;
  quantity: number;
}

export interface OrderView {
  number: number;
  placedAt: string;
  /** State of the contract, such as `pending`. */
  status: string;
  currency: string;
  /** Of the buyer's country, IANA. */
  timeZone: string;
  /** The least that a return costs, as text in the order's currency; null where nothing is delivered any more. */
  returnFee: string | null;
  /** Whether consumer law applies. */
  isConsumer: boolean;
  /** Shortened, so that only its owner recognises it. */
  email: string;
  shippingName: string;
  /** The days on which it was to arrive, as text: `ti 24. – to 26.11.`; null where no date was promised. */
  arrival: string | null;
  paymentName: string;
  /** Key of the way of payment, such as `invoice`. */
  paymentCode: string;
  /** The transfer that the order waits for; null when it needs none or has it. */
  transfer: OrderTransfer | null;
  /** Name of the vehicle that it was bought for; null without one. */
  vehicle: string | null;
  /** Whether it belongs to no account yet. */
  isGuest: boolean;
  lines: readonly OrderViewLine[];
  costs: Costs;
  parcels: readonly { number: string; href: string | null; sentAt: string }[];
  refunds: readonly { at: string; name: string; amount: number }[];
  withdrawals: readonly OrderViewWithdrawal[];
  /** The right of withdrawal lasts at least until then; null while no parcel was sent. */
  withdrawableUntil: string | null;
  /** Whether there are pieces to withdraw from. */
  isWithdrawable: boolean;
}

/** What a withdrawal pays back: pieces less discount, with delivery and fee, less what was paid before, make the refund. */
export interface RefundParts {
  /** The pieces at the prices of their rows. */
  items: Minor;
  /** Their share of the order's discount. */
  discount: Minor;
  delivery: Minor;
  paymentFee: Minor;
  /** What was paid back, or promised, before. */
  before: Minor;
  refund: Minor;
}

type RefundRow = { name: keyof RefundParts; amount: Minor };

/** The rows of a refund, in the order in which they add up. */
export const refundRows = (parts: RefundParts): RefundRow[] =>
  (
    [
      ['items', parts.items],
      ['discount', -parts.discount],
      ['delivery', parts.delivery],
      ['paymentFee', parts.paymentFee],
      ['before', -parts.before],
      ['refund', parts.refund],
    ] as const
  )
    .filter(([name, amount]) => name === 'items' || name === 'refund' || amount !== 0)
    .map(([name, amount]) => ({ name, amount }));

/** What a withdrawal from these pieces means. */
export interface WithdrawalPlan {
  lines: readonly (Pieces & { total: number })[];
  /** Nothing of the order is left afterwards, so its standard delivery is paid back as well. */
  isWhole: boolean;
  parts: RefundParts;
  returnBy: string;
  refundBy: string;
}

export type OrderByLink =
  | { state: 'found'; order: OrderView }
  /** Genuine, but too old; `email` is shortened. */
  | { state: 'expired'; email: string }
  | { state: 'unknown' }
  /** Too many wrong links from this network. */
  | { state: 'wait' };
