/** States, money and events of orders in words. */
import type { IntlShape } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { CostName } from '#kernel/money/cost-rows.ts';
import type { Minor } from '#kernel/money/money.ts';
import { type OrderState, orderStates } from '#kernel/order/order-states.ts';
import {
  type OrderActionRefusal,
  type OrderEvent,
  type OrderMailKind,
  type OrderMoney,
  type OrderWait,
  orderMailKinds,
  orderRefusals,
} from '#studio-api/orders.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { staffProblem } from '../../parts/session/role-name.ts';

type Texts<Key extends string> = Readonly<Record<Key, StudioMessageId>>;

export const stateTexts: Texts<OrderState> = {
  pending: 'ORDER_STATE_PENDING',
  'pending-payment': 'ORDER_STATE_PENDING_PAYMENT',
  backorder: 'ORDER_STATE_BACKORDER',
  partial: 'ORDER_STATE_PARTIAL',
  inactive: 'ORDER_STATE_INACTIVE',
  'on-hold': 'ORDER_STATE_ON_HOLD',
  cancelled: 'ORDER_STATE_CANCELLED',
  'out-of-stock': 'ORDER_STATE_OUT_OF_STOCK',
  completed: 'ORDER_STATE_COMPLETED',
  refunded: 'ORDER_STATE_REFUNDED',
};

export const waitTexts: Texts<OrderWait> = {
  pack: 'ORDERS_WAIT_PACK',
  pay: 'ORDERS_WAIT_PAY',
  withdrawn: 'ORDERS_WAIT_WITHDRAWN',
  refund: 'ORDERS_WAIT_REFUND',
};

export const waitMarks: Texts<OrderWait> = {
  pack: 'ORDERS_MARK_PACK',
  pay: 'ORDERS_MARK_PAY',
  withdrawn: 'ORDERS_MARK_WITHDRAWN',
  refund: 'ORDERS_MARK_REFUND',
};

export const moneyTexts: Texts<OrderMoney> = {
  awaited: 'ORDER_MONEY_AWAITED',
  received: 'ORDER_MONEY_RECEIVED',
  open: 'ORDER_MONEY_OPEN',
  reserved: 'ORDER_MONEY_RESERVED',
  captured: 'ORDER_MONEY_CAPTURED',
  voided: 'ORDER_MONEY_VOIDED',
  failed: 'ORDER_MONEY_FAILED',
  refunded: 'ORDER_MONEY_REFUNDED',
  credit: 'ORDER_MONEY_CREDIT',
  free: 'ORDER_MONEY_FREE',
};

export const costTexts: Texts<CostName> = {
  regular: 'ORDER_COST_REGULAR',
  reduction: 'ORDER_COST_REDUCTION',
  items: 'ORDER_COST_ITEMS',
  discount: 'ORDER_COST_DISCOUNT',
  shipping: 'ORDER_COST_SHIPPING',
  payment: 'ORDER_COST_PAYMENT',
  vat: 'ORDER_COST_VAT',
  'before-balance': 'ORDER_COST_BEFORE_BALANCE',
  balance: 'ORDER_COST_BALANCE',
  total: 'ORDER_COST_TOTAL',
  'included-vat': 'ORDER_COST_INCLUDED_VAT',
};

export const mailTexts: Texts<OrderMailKind> = {
  'order-confirmation': 'ORDER_MAIL_CONFIRMATION',
  'order-status': 'ORDER_MAIL_STATUS',
  'withdrawal-received': 'ORDER_MAIL_WITHDRAWAL',
};

const eventTexts: Readonly<Record<string, StudioMessageId>> = {
  placed: 'ORDER_EVENT_PLACED',
  withdrawn: 'ORDER_EVENT_WITHDRAWN',
  noted: 'ORDER_EVENT_NOTED',
  'order.paid': 'ORDER_EVENT_PAID',
  'order.shipped': 'ORDER_EVENT_SHIPPED',
  'order.cancelled': 'ORDER_EVENT_CANCELLED',
  'order.refunded': 'ORDER_EVENT_REFUNDED',
  'order.withdrawal-closed': 'ORDER_EVENT_WITHDRAWAL_CLOSED',
  'order.mailed': 'ORDER_EVENT_MAILED',
};

const refusalTexts: Texts<OrderActionRefusal> = {
  state: 'ORDER_REFUSED_STATE',
  'sold-out': 'ORDER_REFUSED_SOLD_OUT',
  payment: 'ORDER_REFUSED_PAYMENT',
  amount: 'ORDER_REFUSED_AMOUNT',
  balance: 'ORDER_REFUSED_BALANCE',
  provider: 'ORDER_REFUSED_PROVIDER',
};

export const orderMoneyText = (intl: IntlShape, minor: Minor, currency: string): string =>
  intl.formatNumber(minor / 100, { style: 'currency', currency });

export const dayText = (intl: IntlShape, at: string): string => intl.formatDate(at, { dateStyle: 'medium' });
export const timeText = (intl: IntlShape, at: string): string =>
  intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

/** Name of a state; that of a newer version of the shop stays as it is. */
export function stateText(intl: IntlShape, state: string): string {
  const known = orderStates.find(each => each === state);
  return known ? intl.formatMessage({ id: stateTexts[known] }) : state;
}

/** What a mail about the order's state said, where that is no state itself or was said differently. */
const aboutTexts: Readonly<Record<string, StudioMessageId>> = {
  pending: 'ORDER_MAIL_ABOUT_PAID',
  'payment-due': 'ORDER_MAIL_ABOUT_DUE',
  lapsed: 'ORDER_MAIL_ABOUT_LAPSED',
  'partly-refunded': 'ORDER_MAIL_ABOUT_PARTLY_REFUNDED',
  'sold-before-payment': 'ORDER_MAIL_ABOUT_SHORT',
};

export function orderAboutText(intl: IntlShape, about: string): string {
  const id = aboutTexts[about];
  return id ? intl.formatMessage({ id }) : stateText(intl, about).toLocaleLowerCase(intl.locale);
}

function mailText(intl: IntlShape, kind: string): string {
  const known = orderMailKinds.find(each => each === kind);
  return known ? intl.formatMessage({ id: mailTexts[known] }) : kind;
}

/** What happened, and what was written with it. */
export function eventText(
  intl: IntlShape,
  { action, state, text, amount }: OrderEvent,
  currency: string,
): { title: string; detail: string } {
  if (action === 'status')
    return {
      title: intl.formatMessage({ id: 'ORDER_EVENT_STATUS' }, { state: stateText(intl, state ?? '') }),
      detail: '',
    };
  const id = eventTexts[action];
  const values = { amount: orderMoneyText(intl, amount ?? 0, currency), mail: mailText(intl, text) };
  return {
    title: id ? intl.formatMessage({ id }, values) : action,
    detail: action === 'order.mailed' ? '' : text,
  };
}

/** Null when the person chose not to confirm who they are: they know. */
export function refusalText(intl: IntlShape, error: unknown): string | null {
  const reason = error instanceof ApiProblem && error.code === 'ORDER' ? error.body['reason'] : undefined;
  const known = orderRefusals.find(each => each === reason);
  const id = known ? refusalTexts[known] : staffProblem(error);
  return id && intl.formatMessage({ id });
}
