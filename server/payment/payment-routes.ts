/** Where the payment provider calls, and where shoppers come back from it. Neither believes the address: only a signature, or the provider's own word. */
import type { IncomingHttpHeaders } from 'node:http';
import { type Payment, WebhookRefused } from '#backend/index.ts';
import { answerJson, answerText } from '#server/http/answer.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Route } from '#server/http/router.ts';

export interface PaymentRouteOptions {
  payments: {
    webhook: (raw: Buffer, headers: IncomingHttpHeaders, now: Date) => Promise<'done' | 'known' | 'unknown'>;
    asOfNow: (reference: string, now: Date) => Promise<Payment | null>;
  };
  /** Part of the webhook's address. */
  provider: string;
  /** Where this shopper goes on. */
  nextOf: (payment: Payment) => string;
}

const longestWebhook = 64 * 1024;

export function paymentRoutes({ payments, provider, nextOf }: PaymentRouteOptions): Route[] {
  async function webhook(exchange: Exchange): Promise<void> {
    const raw = await readBody(exchange.req, longestWebhook);
    try {
      const outcome = await payments.webhook(raw, exchange.req.headers, new Date());
      exchange.notes['webhook'] = outcome;
      if (outcome === 'unknown') throw new WebhookRefused('No payment of this shop.');
      answerJson(exchange, 200, {});
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      exchange.log.warn({ ip: exchange.ip, security: true }, `webhook refused: ${error.message}`);
      throw new HttpError(400, error.message);
    }
  }

  async function comeBack(exchange: Exchange): Promise<void> {
    const reference = exchange.address.path.slice('/payments/return/'.length);
    const payment = await payments.asOfNow(reference, new Date());
    if (!payment) {
      answerText(exchange, 404, 'There is no such payment.');
      return;
    }
    exchange.res.writeHead(303, {
      location: nextOf(payment),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-length': '0',
    });
    exchange.res.end();
  }

  return [
    { path: `/payments/${provider}/webhook`, methods: ['POST'], handle: webhook },
    { path: '/payments/return/', methods: ['GET'], handle: comeBack },
  ];
}
