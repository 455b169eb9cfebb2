/** Where the payment provider calls, and where shoppers come back from it. Neither trusts the URL: only a signature, or a query to the provider. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Payment, WebhookRefused } from '#backend/index.ts';
import { HttpError } from '#server/http/http-error.ts';
import { sendJson, sendText } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';

export interface PaymentRouteOptions {
  payments: {
    webhook: (raw: Buffer, headers: IncomingHttpHeaders, now: Date) => Promise<'done' | 'known' | 'unknown'>;
    asOfNow: (reference: string, now: Date) => Promise<Payment | null>;
  };
  /** Part of the webhook's address. */
  provider: string;
  /** Where this shopper goes next. */
  nextOf: (payment: Payment) => string;
}

const MAX_WEBHOOK = 64 * 1024;

export function paymentRoutes({ payments, provider, nextOf }: PaymentRouteOptions): Route[] {
  async function webhook(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const raw = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    try {
      const outcome = await payments.webhook(raw, request.headers, new Date());
      request.logFields['webhook'] = outcome;
      if (outcome === 'unknown') throw new WebhookRefused('No payment of this shop.');
      sendJson(reply, 200, {});
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      request.log.warn({ ip: request.ip, security: true }, `webhook refused: ${error.message}`);
      throw new HttpError(400, error.message);
    }
  }

  async function comeBack(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const reference = request.address.path.slice('/payments/return/'.length);
    const payment = await payments.asOfNow(reference, new Date());
    if (!payment) {
      sendText(reply, 404, 'There is no such payment.');
      return;
    }
    reply
      .code(303)
      .headers({
        location: nextOf(payment),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send();
  }

  return [
    { url: `/payments/${provider}/webhook`, method: ['POST'], bodyLimit: MAX_WEBHOOK, handler: webhook },
    { url: '/payments/return/*', method: ['GET'], handler: comeBack },
  ];
}
