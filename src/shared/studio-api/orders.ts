/** Orders as Studio's API lists, shows and changes them. Amounts are minor units of the order's currency with VAT, times ISO 8601. */
import type { CostRow } from '#kernel/money/cost-rows.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { OrderState } from '#kernel/order/order-states.ts';
import type { Pieces } from '#kernel/order/order-view.ts';
import type { PartUse } from '#kernel/vehicle/application.ts';
import type { Compatibility } from '#kernel/vehicle/product-compatibility.ts';

/** What an order waits for: to be packed, paid by transfer, a withdrawal to be dealt with, money to be paid back. */
export const orderWaits = ['pack', 'pay', 'withdrawn', 'refund'] as const;
export type OrderWait = (typeof orderWaits)[number];

/** POST /api/orders/search: names and addresses travel in the body, which is not logged. */
export interface OrderQuery {
  /** Order number, article number or GTIN; else the beginning of a mail address, or parts of a name. */
  search: string;
  state: OrderState | null;
  waits: OrderWait | null;
  /** Number of the last order of the page before; null for the newest. */
  before: number | null;
}

export interface OrderSummary {
  number: number;
  placedAt: string;
  state: OrderState;
  waits: readonly OrderWait[];
  /** Why someone must look at it. */
  flag: string | null;
  /** Company, else the person. */
  name: string;
  city: string;
  pieces: number;
  total: Minor;
  currency: string;
  delivery: string;
}

export interface OrderPage {
  rows: readonly OrderSummary[];
  hasMore: boolean;
  /** Whether `search` may be about a person, so that it does not belong into an address. */
  isPersonal: boolean;
  /** How many orders wait, whatever is searched. */
  waiting: Readonly<Record<OrderWait, number>>;
}

export interface OrderLine extends Pieces {
  articleNumber: string;
  gtin: string | null;
  name: string;
  /** Empty for products of one size. */
  variant: string;
  packageName: string | null;
  /** Where it lies in the stock; null where that is not stored. */
  shelf: string | null;
  message: string;
  /** Whether it fits the vehicle of the order, as the buyer was told; null: nothing was said. */
  fit: Compatibility | null;
  /** How it is used on that vehicle, as the buyer was told. */
  uses: readonly PartUse[];
  /** The pieces by the price of one; empty where it is not known. */
  prices: readonly { quantity: number; unit: Minor }[];
  total: Minor;
  /** Pieces that were paid back. */
  refunded: number;
  /** Pieces that the buyer has withdrawn from. */
  withdrawn: number;
}

/** How the money stands; `credit`: an invoice or another way that the shop does not follow. */
export type OrderMoney =
  | 'awaited'
  | 'received'
  | 'open'
  | 'reserved'
  | 'captured'
  | 'voided'
  | 'failed'
  | 'refunded'
  | 'credit'
  | 'free';

export interface OrderMail {
  kind: OrderMailKind;
  /** State of the order that it is about, where it is about one. */
  about: string | null;
  to: string;
  at: string;
  state: 'sent' | 'waiting' | 'failed';
}

export interface OrderWithdrawal {
  receivedAt: string;
  handledAt: string | null;
  /** As it was declared. */
  name: string;
  /** What is to be paid back; null for a declaration that pays nothing back. */
  refund: Minor | null;
  lines: readonly Pieces[];
}

export interface OrderRefund {
  at: string;
  articleNumber: string | null;
  quantity: number;
  amount: Minor;
  toBalance: boolean;
  reason: string;
  /** The payment provider has not confirmed it yet. */
  isPending: boolean;
}

/** A line of the history, oldest first. `action` is `placed`, `status`, `withdrawn`, `noted` or one of the log, such as `order.shipped`. */
export interface OrderEvent {
  at: string;
  action: string;
  /** Name of who did it; null: the shop, its terminal or the buyer. */
  author: string | null;
  /** State that it led to. */
  state: string | null;
  /** Note, reason or parcel code. */
  text: string;
  amount: Minor | null;
}

/** Mails that can be sent again. */
export const orderMailKinds = ['order-confirmation', 'order-status', 'withdrawal-received'] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

/** What the state of the order allows. */
export interface OrderMay {
  pay: boolean;
  ship: boolean;
  cancel: boolean;
  refund: boolean;
  /** The buyer has an account, whose balance may get the money. */
  refundToBalance: boolean;
  closeWithdrawal: boolean;
  resend: readonly OrderMailKind[];
}

/** GET /api/orders/:number?language. */
export interface OrderDetail {
  number: number;
  /** Of what actions depend on; an action is refused when it has changed. */
  version: string;
  placedAt: string;
  state: OrderState;
  waits: readonly OrderWait[];
  flag: string | null;
  /** Language of the buyer: `fi-FI`. */
  language: string;
  currency: string;
  isConsumer: boolean;
  /** Of an organisation; those of persons are not shown. */
  businessId: string;
  name: string;
  email: string;
  phone: string;
  customerId: number | null;
  billTo: readonly string[];
  deliverTo: readonly string[];
  delivery: { name: string; pickupPoint: string; desiredDate: string | null };
  parcels: readonly { number: string; href: string | null; sentAt: string }[];
  message: string;
  reference: string;
  goodsLabel: string;
  costCenter: string;
  /** That the buyer ordered for; null without one, and after the account was removed. */
  vehicle: string | null;
  lines: readonly OrderLine[];
  costs: readonly CostRow[];
  total: Minor;
  payment: { name: string; state: OrderMoney; reference: string | null; payBy: string | null };
  /** What was paid and not paid back. */
  refundable: Minor;
  refunds: readonly OrderRefund[];
  withdrawals: readonly OrderWithdrawal[];
  /** Those of the last days: mails that were sent are deleted after a week. */
  mails: readonly OrderMail[];
  history: readonly OrderEvent[];
  may: OrderMay;
}

/** POST /api/orders/:number/actions; the answer is the order as it is then. */
export type OrderAction = { version: string } & (
  | { action: 'pay' }
  | { action: 'close-withdrawal' }
  | { action: 'ship'; parcelNumber: string; trackingLink: string; isPartial: boolean }
  | { action: 'cancel'; reason: string }
  | {
      action: 'refund';
      /** Empty: `amount`, or all that is left without one. */
      rows: readonly Pieces[];
      amount: Minor | null;
      reason: string;
      toBalance: boolean;
    }
  | { action: 'resend'; kind: OrderMailKind }
);

/** POST /api/orders/:number/notes. The same id is stored once. */
export interface NewOrderNote {
  id: string;
  text: string;
}

export const longestOfOrder = { search: 100, note: 1_000, reason: 300, parcel: 60, link: 300 };

/** Why an action was refused: 409 with the code `ORDER`. With `VERSION_MOVED` the body has `order`, as it is now. */
export const orderRefusals = ['state', 'sold-out', 'payment', 'amount', 'balance', 'provider'] as const;
export type OrderActionRefusal = (typeof orderRefusals)[number];
