/** A payment provider over HTTP: the protocol of the bundled sandbox, which any service may speak (docs/payments.md). */
import type { PaymentProvider, PaymentReport } from './payment-provider.ts';
import { ProviderUnavailable, WebhookRefused } from './payment-provider.ts';
import { readEvent, readReport, readWays } from './read-report.ts';
import { isSigned, signatureHeader } from './webhook-signature.ts';

export interface HttpProviderOptions {
  name: string;
  /** Base address, without a slash at its end. */
  url: string;
  secret: string;
  /** A shopper waits no longer than this. */
  timeoutMs?: number;
}

const notFound = 404;

export function createHttpProvider({
  name,
  url,
  secret,
  timeoutMs = 8000,
}: HttpProviderOptions): PaymentProvider {
  async function call(method: 'GET' | 'POST', path: string, body?: unknown) {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (cause) {
      throw new ProviderUnavailable(`the payment provider ${name} did not answer`, { cause });
    }
  }

  async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<PaymentReport | null> {
    const { status, text } = await call(method, `/payments${path}`, body);
    if (status === notFound) return null;
    const report = status < 300 ? readReport(text) : null;
    if (!report)
      throw new ProviderUnavailable(`the payment provider ${name} answered ${status} without a report`);
    return report;
  }

  async function send(path: string, body: unknown): Promise<PaymentReport> {
    const report = await ask('POST', path, body);
    if (!report) throw new ProviderUnavailable(`the payment provider ${name} does not know this payment`);
    return report;
  }

  return {
    name,
    async ways() {
      const { status, text } = await call('GET', '/ways');
      // A provider of the protocol's first version has no such address.
      if (status === notFound) return null;
      const ways = status < 300 ? readWays(text) : null;
      if (!ways)
        throw new ProviderUnavailable(`the payment provider ${name} answered ${status} without ways`);
      return ways;
    },
    start: payment => send('', payment),
    status: reference => ask('GET', `/${reference}`),
    capture: (reference, amount, key) => send(`/${reference}/capture`, { amount, key }),
    refund: (reference, amount, key) => send(`/${reference}/refund`, { amount, key }),
    void: reference => ask('POST', `/${reference}/void`, {}),
    readWebhook(raw, headers, now) {
      if (!isSigned(secret, raw, headers[signatureHeader], now))
        throw new WebhookRefused('The signature is wrong or too old.');
      const event = readEvent(raw.toString('utf8'));
      if (!event) throw new WebhookRefused('This is no event.');
      return event;
    },
  };
}
