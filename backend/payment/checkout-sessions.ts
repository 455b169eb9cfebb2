/** External checkouts: a provider session per cart and payment method, shown as a snippet inside the checkout (R-PAY-7). */
import type { Kysely } from 'kysely';
import type { SessionRequest, Sessions, ShownSession } from '#backend/checkout/sessions.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { insertPayment, updatePayment } from './payment.repository.ts';
import type { PaymentAddresses } from './payment.service.ts';
import { startOf } from './payment.service.ts';
import type { Payment } from './payment.ts';
import { toWay } from './payment.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { openSession } from './session.repository.ts';
import type { Settlement } from './settlement.ts';

interface SessionPorts {
  db: Kysely<Schema>;
  provider: PaymentProvider;
  settlement: Settlement;
  addresses: PaymentAddresses;
  warn: (what: string, details: Record<string, unknown>) => void;
}

export function createCheckoutSessions(ports: SessionPorts): Sessions {
  const { db, provider, settlement, addresses, warn } = ports;

  async function begun(
    ctx: Context,
    request: SessionRequest,
  ): Promise<{ payment: Payment; isNew: boolean } | null> {
    const known = await openSession(db, request.cartId, request.paymentId);
    if (known) return { payment: known, isNew: false };
    const way = toWay(request.way);
    if (!way) return null;
    const { cartId, paymentId, amount, urls, customerId, customerType } = request;
    const made = await insertPayment(db, ctx, {
      cartId,
      orderId: null,
      way,
      paymentId,
      amount,
      urls,
      customerId,
      customerType,
    });
    if (made) return { payment: made, isNew: true };
    const theirs = await openSession(db, cartId, paymentId);
    return theirs && { payment: theirs, isNew: false };
  }

  async function shown(ctx: Context, request: SessionRequest): Promise<ShownSession | null> {
    const found = await begun(ctx, request);
    if (!found) return null;
    const { payment, isNew } = found;
    const { reference, snippet } = payment;
    const isSame = payment.amount === request.amount && payment.currency === ctx.market.currency.code;
    if (snippet && isSame) return { html: snippet, isNew };
    // A session cannot change its currency, and the shopper has changed the market.
    if (payment.currency !== ctx.market.currency.code) {
      await updatePayment(db, reference, { state: 'voided', wanted: 'void', checkAt: ctx.now }, ctx.now);
      return shown(ctx, request);
    }
    const asked = { ...payment, amount: request.amount };
    const report = await provider.start(startOf(asked, addresses, ctx.channel.name, request.buyer));
    if (report.state !== 'open') {
      await settlement.settle(report, ctx.now);
      return null;
    }
    await updatePayment(db, reference, { amount: request.amount, snippet: report.snippet }, ctx.now);
    return report.snippet === null ? null : { html: report.snippet, isNew };
  }

  return {
    async show(ctx, request) {
      try {
        return await shown(ctx, request);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        warn('the payment provider is away: session', { cartId: request.cartId, err: error });
        return null;
      }
    },
  };
}
