/** What the state of an order allows staff to do; pure. */

import type { Order } from '#backend/order/order.types.ts';
import { mayMove } from '#backend/order/order-states.ts';
import { isOver } from '#backend/payment/merge-report.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { OrderMailKind, OrderMay, OrderMoney } from '#studio-api/orders.ts';

/** States of which the buyer was mailed. */
const mailed: ReadonlySet<string> = new Set([
  'cancelled',
  'out-of-stock',
  'partial',
  'completed',
  'refunded',
]);

/** States in which nothing was paid for the order. */
const isUnpaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'pending-payment' || status === 'cancelled';

/** Whether the shop waits for a transfer. */
const isAwaited = ({ payBy, status }: Pick<Order, 'payBy' | 'status'>): boolean =>
  payBy !== null && status !== 'cancelled';

export function moneyOf(order: Pick<Order, 'payBy' | 'status' | 'payment' | 'cart'>): OrderMoney {
  const { payment, cart } = order;
  if (payment) return payment.state === 'authorized' ? 'reserved' : payment.state;
  if (isAwaited(order)) return 'awaited';
  if (cart.total.selling === 0) return 'free';
  if (cart.payment?.isPrepaid) return order.status === 'cancelled' ? 'voided' : 'received';
  return 'credit';
}

interface Beside {
  /** What was paid and not paid back. */
  refundable: Minor;
  hasOpenWithdrawal: boolean;
  hasWithdrawal: boolean;
}

function mailsOf({ status }: Pick<Order, 'status'>, hasWithdrawal: boolean): OrderMailKind[] {
  if (status === 'pending-payment') return [];
  return [
    'order-confirmation',
    ...(mailed.has(status) ? (['order-status'] as const) : []),
    ...(hasWithdrawal ? (['withdrawal-received'] as const) : []),
  ];
}

export function whatMay(
  order: Pick<Order, 'payBy' | 'status' | 'payment' | 'customerId'>,
  { refundable, hasOpenWithdrawal, hasWithdrawal }: Beside,
): OrderMay {
  const { status, payment, customerId } = order;
  const isSecured = !isAwaited(order) && !(payment && isOver(payment.state));
  const hasMoney = isSecured && !isUnpaid(order) && (payment === null || payment.captured > 0);
  return {
    pay: isAwaited(order),
    ship: isSecured && (status === 'partial' || mayMove(status, 'completed')),
    cancel: mayMove(status, 'cancelled'),
    refund: hasMoney && refundable > 0,
    refundToBalance: customerId !== null,
    closeWithdrawal: hasOpenWithdrawal,
    resend: mailsOf(order, hasWithdrawal),
  };
}
