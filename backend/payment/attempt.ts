/** What an order wants from its payment; recorded, so that a crash before the provider is called can be recovered (R-PAY-1). */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { isOver, isPaid } from './merge-report.ts';
import { lockPayment, paymentOfOrder, updatePayment } from './payment.repository.ts';

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
