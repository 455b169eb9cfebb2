/** The context of a payment when the provider calls: its shopper, without request data. */
import { anonymousCaller, type Caller } from '#backend/kernel/context.ts';
import type { Payment } from './payment.ts';

export const payerOf = ({
  customerId,
  customerType,
  reference,
}: Pick<Payment, 'customerId' | 'customerType' | 'reference'>): Caller => ({
  ...anonymousCaller,
  customerId,
  customerType,
  requestId: reference,
});
