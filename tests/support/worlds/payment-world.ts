/** The small shop with a payment provider over real local HTTP, whose responses and webhooks the test controls. */
import { onTestFinished } from 'vitest';
import type { Payment } from '#backend/index.ts';
import {
  type ApiCall,
  createHttpProvider,
  createMemoryStore,
  messageOf,
  type OrderingOptions,
  type PaymentReport,
  type Promotions,
  post,
  startSandbox,
  type WebhookMessage,
} from '#backend/testing.ts';
import { sendText } from '#server/http/reply.ts';
import { nextAddress } from '#server/payment/next-address.ts';
import { paymentRoutes } from '#server/payment/payment-routes.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { openSmallShop } from './small-shop.ts';

const secret = 'a secret of the test';

const options = `
update payment_option set provider_way = 'klarna' where payment_id = 12;
insert into payment_option (payment_id, market_id, name, display_name, fee_minor, payment_type, checkout_type, customer_types, credit_class, needs_identity_number, is_default, sort_order, provider_way) values
  (13, 'market-fi', 'card', '{"fi":"Kortti"}', 0, 'STANDARD', 'STANDARD', '{PERSON}', 2, false, false, 4, 'card'),
  (14, 'market-fi', 'net', '{"fi":"Verkkopankki"}', 0, 'STANDARD', 'STANDARD', '{PERSON}', 1, false, false, 5, 'bank')`;

/** Behaviour of the provider's API; its pages always work. */
export type ProviderBehaviour = 'normal' | 'hangs' | 'hangs-after' | 'html' | 'down';

export const card = { fine: '4242424242424242', declined: '4000000000000002', soft: '4000000000003220' };

interface PaymentWorldOptions {
  promotions?: Promotions;
  /** Use a short timeout where the provider hangs. */
  timeoutMs?: number;
  limits?: OrderingOptions['limits'];
}

export async function openPaymentWorld({
  promotions,
  timeoutMs = 15_000,
  limits = null,
}: PaymentWorldOptions = {}) {
  const script: { behaviour: ProviderBehaviour } = { behaviour: 'normal' };
  const messages: WebhookMessage[] = [];
  const calls: ApiCall[] = [];
  const pendingResponses: (() => void)[] = [];
  const hang = () => new Promise<void>(resolve => pendingResponses.push(resolve));
  const sandbox = await startSandbox(
    {
      store: createMemoryStore(),
      secret,
      sender: {
        send: (url: string, report: PaymentReport) => void messages.push(messageOf(url, report)),
        stop: () => Promise.resolve(),
      },
      async before(call, res) {
        calls.push(call);
        if (script.behaviour === 'hangs') await hang();
        if (script.behaviour === 'down') res.destroy();
        if (script.behaviour === 'html') res.end('<h1>Maintenance</h1>');
      },
      async after() {
        if (script.behaviour === 'hangs-after') await hang();
      },
    },
    0,
    '127.0.0.1',
  );
  onTestFinished(async () => {
    for (const finish of pendingResponses) finish();
    await sandbox.close();
  });

  const http = await httpWorld([]);
  const provider = createHttpProvider({ name: 'provider', url: sandbox.url, secret, timeoutMs });
  const addresses = {
    returnUrl: (reference: string) => `${http.base}/payments/return/${reference}`,
    webhookUrl: () => `${http.base}/payments/provider/webhook`,
  };
  const shop = await openSmallShop(promotions, { provider, addresses }, { limits });
  await shop.pool.query(options);
  const { payments } = shop;
  if (!payments) throw new Error('the shop has no payments');
  const pages = { confirm: () => '/checkout/confirm', failed: () => '/checkout/failed' };
  const nextOf = (payment: Payment) =>
    nextAddress(payment, {
      origin: http.base,
      pages,
      clientOrigins: new Set([http.base, 'https://client.example']),
    });
  await http.serve({
    routes: paymentRoutes({ payments, provider: 'provider', nextOf }),
    pages: (_request, reply) => sendText(reply, 200, 'page'),
  });

  const form = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: 'pay', ...fields }) });

  return {
    shop,
    http,
    script,
    secret,
    payments,
    /** Webhook messages of the provider, in order. */
    messages,
    calls,
    /** Delivers webhook messages; resolves to their response statuses. */
    deliver: (...sent: readonly WebhookMessage[]) => Promise.all(sent.map(message => post(secret, message))),
    submit: form,
    /** Submits a card on the provider's page, and the code when it is requested. */
    async payByCard(url: string, number = card.fine): Promise<Response> {
      const first = await form(url, { card: number });
      return first.status === 303 || number === card.declined ? first : form(url, { code: '123456' });
    },
    cancel: (url: string) => form(url, { do: 'cancel' }),
    /** URL to which the shopper is redirected after the payment. */
    async returnToShop(reference: string): Promise<URL> {
      const answer = await http.get(`/payments/return/${reference}`);
      return new URL(answer.headers.get('location') ?? 'about:blank');
    },
    async orders() {
      const { rows } = await shop.pool.query<{
        order_id: number;
        status: string;
        cart_id: string;
        flag: string | null;
      }>('select order_id, status, cart_id, flag from shop_order order by order_id');
      return rows;
    },
    async paymentRows() {
      const { rows } = await shop.pool.query<{
        payment_ref: string;
        state: string;
        order_id: number | null;
        wanted: string | null;
        failure: string | null;
        authorized_minor: number;
      }>(
        'select payment_ref, state, order_id, wanted, failure, authorized_minor from payment order by created_at',
      );
      return rows;
    },
    async mails() {
      const { rows } = await shop.pool.query<{ kind: string }>('select kind from outbox order by outbox_id');
      return rows.map(({ kind }) => kind);
    },
    async stock(skuId: number) {
      const { rows } = await shop.pool.query<{ in_stock: number; sold: number }>(
        'select in_stock, sold from stock where sku_id = $1',
        [skuId],
      );
      return rows[0];
    },
    /** Reconciles all payments that are due within this many seconds from now. */
    reconcile: (seconds = 0) => payments.reconcile(new Date(Date.now() + seconds * 1000)),
  };
}

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;
