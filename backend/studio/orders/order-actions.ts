/**
 * What staff do with an order. Each action runs under the order's lock, only on the version that was on the screen, and is
 * one transaction with its row in the log; the services are those of the terminal.
 */

import { enqueueMail } from '#backend/database/outbox.ts';
import type { DbTransaction } from '#backend/database/schema.ts';
import type { OrderRecord } from '#backend/database/tables/order-tables.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { createHandling } from '#backend/order/handling.service.ts';
import { confirmByMail, type OrderLifecycle, tellStatus } from '#backend/order/order-lifecycle.ts';
import { recordPayment } from '#backend/order/unpaid-orders.ts';
import { withdrawalsOf } from '#backend/order/withdrawals/withdrawal.repository.ts';
import { createWithdrawals } from '#backend/order/withdrawals/withdrawal.service.ts';
import { ProviderUnavailable } from '#backend/payment/payment-provider.ts';
import type { OrderAction, OrderActionRefusal, OrderMailKind, OrderMay } from '#studio-api/orders.ts';
import { StudioError } from '../studio-error.ts';

export type ActionOf<Name extends OrderAction['action']> = Extract<OrderAction, { action: Name }>;

/** What the log says of an action. */
export interface Done {
  action: string;
  text?: string;
  /** That the order has now, when it had another. */
  state?: string;
  amount?: number;
}

interface Call<Name extends OrderAction['action']> {
  on: DbTransaction;
  order: OrderRecord;
  lifecycle: OrderLifecycle;
  action: ActionOf<Name>;
  /** Of the refund. */
  key: string;
  now: Date;
}

export const refuseOrderAction = (reason: OrderActionRefusal, message: string): StudioError =>
  new StudioError('ORDER', message, { reason });

/** Which of the things that an order allows an action needs. */
export const isAllowed = (may: OrderMay, action: OrderAction): boolean => {
  switch (action.action) {
    case 'close-withdrawal':
      return may.closeWithdrawal;
    case 'resend':
      return may.resend.includes(action.kind);
    default:
      return may[action.action];
  }
};

const refundReasons: Readonly<Record<string, OrderActionRefusal>> = {
  rows: 'amount',
  amount: 'amount',
  toBalance: 'balance',
};

/** A rejection of the services as one of Studio; any other error as it is. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof ProviderUnavailable) return refuseOrderAction('provider', error.message);
  if (!(error instanceof RequestError)) return error;
  const { code, field = '', message } = error;
  if (code === 'NOT_FOUND') return new StudioError('NOT_FOUND', message);
  if (code === 'OUT_OF_STOCK') return refuseOrderAction('sold-out', message);
  if (code === 'PAYMENT_NOT_AVAILABLE') return refuseOrderAction('payment', message);
  return refuseOrderAction(refundReasons[field] ?? 'state', message);
}

/** What the provider must do is recorded with the rest; the running shop does it within seconds. */
const handlingIn = ({ on: db, lifecycle }: { on: DbTransaction; lifecycle: OrderLifecycle }) =>
  createHandling({ db, lifecycle, payments: null });

async function pay({ on, order, lifecycle, now }: Call<'pay'>): Promise<Done> {
  const recorded = await recordPayment(on, lifecycle, order.order_id, now);
  if (recorded === 'not-awaited') throw refuseOrderAction('state', 'This order waits for no payment');
  return { action: 'order.paid', amount: order.total_minor };
}

async function ship(call: Call<'ship'>): Promise<Done> {
  const { order, action, now } = call;
  const { parcelNumber, trackingLink, isPartial } = action;
  await handlingIn(call).ship(
    order.order_id,
    { parcelNumber: parcelNumber || null, trackingLink: trackingLink || null, isPartial },
    now,
  );
  return { action: 'order.shipped', text: parcelNumber };
}

async function cancel(call: Call<'cancel'>): Promise<Done> {
  const { order, action, now } = call;
  await handlingIn(call).cancel(order.order_id, action.reason, now);
  return { action: 'order.cancelled', text: action.reason };
}

async function refund(call: Call<'refund'>): Promise<Done> {
  const { on, order, action, key, now } = call;
  const { rows, amount, reason, toBalance } = action;
  await handlingIn(call).refund(
    order.order_id,
    { rows, amount, reason, reasonCode: null, toBalance },
    key,
    now,
  );
  const { sum } = await on
    .selectFrom('order_refund')
    .select(({ fn }) => fn.sum<string | null>('total_minor').as('sum'))
    .where('order_id', '=', order.order_id)
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow();
  return { action: 'order.refunded', text: reason, amount: Number(sum) };
}

async function closeWithdrawal({ on, order, now }: Call<'close-withdrawal'>): Promise<Done> {
  if (!(await createWithdrawals(on).close(order.order_id, now)))
    throw refuseOrderAction('state', 'There is no open withdrawal');
  return { action: 'order.withdrawal-closed' };
}

const mailers: Readonly<Record<OrderMailKind, (on: DbTransaction, order: OrderRecord) => Promise<void>>> = {
  'order-confirmation': confirmByMail,
  'order-status': (on, order) => tellStatus(on, order, order.status),
  async 'withdrawal-received'(on, order) {
    const last = (await withdrawalsOf(on, order.order_id)).at(-1);
    if (!last) throw refuseOrderAction('state', 'There is no withdrawal');
    const { order_id: orderId, email, language_id: languageId } = order;
    const receivedAt = last.receivedAt.toISOString();
    await enqueueMail(on, 'withdrawal-received', {
      ...{ orderId, email, languageId, receivedAt },
      withdrawalId: last.id,
    });
  },
};

async function resend({ on, order, action: { kind } }: Call<'resend'>): Promise<Done> {
  await mailers[kind](on, order);
  return { action: 'order.mailed', text: kind };
}

/** Runs one action of a locked order in the open transaction. @throws StudioError ORDER; RequestError of the services */
export function perform(call: Omit<Call<'pay'>, 'action'> & { action: OrderAction }): Promise<Done> {
  const { action, ...rest } = call;
  switch (action.action) {
    case 'pay':
      return pay({ ...rest, action });
    case 'close-withdrawal':
      return closeWithdrawal({ ...rest, action });
    case 'ship':
      return ship({ ...rest, action });
    case 'cancel':
      return cancel({ ...rest, action });
    case 'refund':
      return refund({ ...rest, action });
    case 'resend':
      return resend({ ...rest, action });
  }
}
