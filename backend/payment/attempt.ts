/** The payment of an order, stored before the provider is called, so that a crash in between can be recovered (R-PAY-1). */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { isOver, isPaid } from './merge-report.ts';
import { insertPayment, lockPayment, paymentOfOrder, updatePayment } from './payment.repository.ts';
import type { NewPayment } from './payment.repository.ts';

/** In the transaction that writes the order. */
export async function beginPayment(
  db: Kysely<Schema>,
  ctx: Context,
  due: NewPayment & { orderId: number },
): Promise<void> {
  await insertPayment(db, ctx, due);
}

/** Requests that the payment be voided, or refunded if it was made. Runs in the transaction that cancels the order. */
export async function abandonPayment(db: Kysely<Schema>, orderId: number, now: Date): Promise<void> {
  const payment = await paymentOfOrder(db, orderId);
  if (!payment || isOver(payment.state)) return;
  await lockPayment(db, payment.reference);
  await updatePayment(db, payment.reference, { wanted: 'void', checkAt: now }, now);
}

/** Requests the capture of an authorised payment, which the running shop carries out. */
export async function wantCapture(db: Kysely<Schema>, orderId: number, now: Date): Promise<boolean> {
  const payment = await paymentOfOrder(db, orderId);
  if (!payment || !isPaid(payment.state)) return false;
  if (payment.captured === 0)
    await updatePayment(db, payment.reference, { wanted: 'capture', checkAt: now }, now);
  return true;
}
