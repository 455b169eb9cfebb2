/** The effect of a provider's report on an order and its payment. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { RequestError, type RequestErrorCode } from '#backend/kernel/request-error.ts';
import { isOver, isPaid } from './merge-report.ts';
import type { PaymentPatch } from './payment.repository.ts';
import type { Payment } from './payment.ts';
import type { Buyer, PaymentReport } from './payment-provider.ts';

/** Order operations of payments; implemented by the order module, which is a higher layer. All run inside the caller's transaction. */
export interface PayableOrders {
  /** False when the order had been cancelled before the payment arrived. */
  paid: (db: Db, orderId: number, now: Date) => Promise<boolean>;
  /** The shopper did not pay: releases the reservations, and the cart may be ordered again. */
  unpaid: (db: Db, orderId: number, reason: string, now: Date) => Promise<void>;
  /** Puts the order on hold for a person to check. */
  hold: (db: Db, orderId: number, flag: string, now: Date) => Promise<void>;
  /** The money that an order was to be paid with is gone: someone decides before it is sent. */
  unsecured: (db: Db, orderId: number, flag: string, now: Date) => Promise<void>;
  /** The whole payment was refunded. */
  moneyBack: (db: Db, orderId: number, now: Date) => Promise<void>;
  /** Creates the order of an external checkout. @throws RequestError when the cart cannot be ordered (any more). */
  placePaid: (db: Db, payment: Payment, buyer: Buyer | null, now: Date) => Promise<number>;
}

export interface EffectPorts {
  orders: PayableOrders;
  /** Logs unexpected events. */
  warn: (what: string, details: Record<string, unknown>) => void;
}

/** The paid amount differs from the requested one. */
function mismatch(payment: Payment, report: PaymentReport): string | null {
  if (report.currency !== payment.currency) return 'currency';
  return Math.max(report.authorized, report.captured) === payment.amount ? null : 'amount';
}

/** For these ambiguous codes the field of the error tells the reason. */
const vague: ReadonlySet<RequestErrorCode> = new Set(['BAD_USER_INPUT', 'PAYMENT_NOT_AVAILABLE']);

const failureOf = ({ code, field }: RequestError): string =>
  vague.has(code) && field ? `${code} ${field}` : code;

export function createPaymentEffect({ orders, warn }: EffectPorts) {
  /** The order of a session's cart, or the reason why there is none; rolls back completely on failure. */
  async function placed(on: Db, payment: Payment, report: PaymentReport, now: Date): Promise<PaymentPatch> {
    await sql`savepoint paid_cart`.execute(on);
    try {
      const orderId = await orders.placePaid(on, payment, report.buyer, now);
      await sql`release savepoint paid_cart`.execute(on);
      return { orderId, checkAt: null };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      await sql`rollback to savepoint paid_cart`.execute(on);
      const failure = failureOf(error);
      const { reference, cartId } = payment;
      warn('a paid cart cannot be ordered', { reference, cartId, failure, why: error.message });
      return { failure, wanted: 'void', checkAt: now };
    }
  }

  /** The first report that it was paid. */
  async function paid(on: Db, payment: Payment, report: PaymentReport, now: Date): Promise<PaymentPatch> {
    const { orderId, reference } = payment;
    const wrong = mismatch(payment, report);
    if (wrong) warn('a payment is not what was asked for', { reference, orderId, wrong });
    const undo = (failure: string): PaymentPatch => ({ failure, wanted: 'void', checkAt: now });
    if (orderId === null) return wrong ? undo(wrong) : placed(on, payment, report, now);
    if (wrong) {
      await orders.hold(on, orderId, wrong, now);
      return { failure: wrong, checkAt: null };
    }
    if (await orders.paid(on, orderId, now)) return { checkAt: null };
    warn('a payment came after its order was given up', { reference, orderId });
    return undo('late');
  }

  return async (on: Db, payment: Payment, report: PaymentReport, now: Date): Promise<PaymentPatch> => {
    const { orderId, state } = payment;
    if (isPaid(state) && payment.paidAt === null)
      return { paidAt: now, ...(await paid(on, payment, report, now)) };
    if (isOver(state)) {
      if (orderId !== null && payment.paidAt === null) await orders.unpaid(on, orderId, state, now);
      // Given up by the provider or by its staff, not by us.
      if (orderId !== null && payment.paidAt !== null && payment.wanted !== 'void') {
        warn('a payment was voided after it was authorised', { reference: payment.reference, orderId });
        await orders.unsecured(on, orderId, `payment ${state}`, now);
      }
      return { checkAt: null };
    }
    return state === 'open' || payment.wanted ? {} : { checkAt: null };
  };
}
