/** The context of a payment when the provider calls: its shopper, without request data. */
import type { Caller } from '#backend/kernel/context.ts';
import type { Payment } from './payment.ts';

export const payerOf = ({
  customerId,
  customerType,
  reference,
}: Pick<Payment, 'customerId' | 'customerType' | 'reference'>): Caller => ({
  customerId,
  customerType,
  spoofedBy: null,
  mayPreview: false,
  ipAddress: null,
  userAgent: null,
  idempotencyKey: null,
  wantsAccountCart: false,
  requestId: reference,
});
