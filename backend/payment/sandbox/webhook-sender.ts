/** Sends webhooks as a real provider does: signed, at least once, retried until accepted, in no guaranteed order. */
import { randomUUID } from 'node:crypto';
import type { PaymentReport } from '../payment-provider.ts';
import { signatureHeader, signWebhook } from '../webhook-signature.ts';

export interface WebhookMessage {
  url: string;
  body: Buffer;
}

export interface WebhookSender {
  send: (url: string, report: PaymentReport) => void;
  /** Waits for pending requests; later attempts are abandoned. */
  stop: () => Promise<void>;
}

/** Pauses between attempts, in milliseconds; after the last one the shop has to query. */
const pauses = [500, 2000, 10_000, 60_000, 600_000];

export const messageOf = (url: string, report: PaymentReport): WebhookMessage => ({
  url,
  body: Buffer.from(
    JSON.stringify({ id: `evt_${randomUUID()}`, type: `payment.${report.state}`, payment: report }),
  ),
});

/** The status, or null without a response. */
export async function post(secret: string, { url, body }: WebhookMessage): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signWebhook(secret, body, new Date()),
      },
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

/** Accepted, or rejected permanently. */
const isHeard = (status: number | null): boolean =>
  status !== null && (status < 300 || status === 400 || status === 413);

export function createWebhookSender(secret: string): WebhookSender {
  const running = new Set<Promise<unknown>>();
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  function attempt(message: WebhookMessage, tries: number): void {
    const work = post(secret, message).then(status => {
      running.delete(work);
      const pause = pauses[tries];
      if (stopped || pause === undefined || isHeard(status)) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        attempt(message, tries + 1);
      }, pause);
      timer.unref();
      timers.add(timer);
    });
    running.add(work);
  }

  return {
    send: (url, report) => attempt(messageOf(url, report), 0),
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
