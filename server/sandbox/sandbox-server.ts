/** The bundled test payment provider as a server of its own: an API for the shop, pages for shoppers. */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { PaymentReport } from '#backend/payment/payment-provider.ts';
import { providerWays } from '#backend/payment/payment-provider.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readBody } from '#server/http/read-body.ts';
import { overPage, page, payPage } from './sandbox-pages.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { textsIn } from './sandbox-texts.ts';
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts';

export interface SandboxOptions {
  store: SandboxStore;
  /** Of the shop: its API calls carry it, our webhooks are signed with it. */
  secret: string;
  /** Where shoppers reach the pages, when that is not the address listened on. */
  publicUrl?: string | undefined;
  /** Sends the webhooks; tests put a script in its place. */
  sender?: WebhookSender;
  /** Called before every answer of the API; tests let it hang, break or die here. */
  before?: (call: ApiCall, res: ServerResponse) => Promise<void>;
  /** As `before`, when the call has had its effect and is not answered yet. */
  after?: (call: ApiCall) => Promise<void>;
}

export interface ApiCall {
  action: 'start' | 'status' | 'capture' | 'refund' | 'void';
  reference: string;
}

export interface Sandbox {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  close: () => Promise<void>;
}

const longestBody = 64 * 1024;
const text = z.string().max(200);
const start = z.object({
  reference: z.uuid(),
  way: z.enum(providerWays),
  amount: z.number().int().min(1),
  currency: z.string().length(3),
  language: text,
  title: text,
  buyer: z.object({
    email: text,
    firstName: text,
    lastName: text,
    addressLine1: text,
    zip: text,
    city: text,
  }),
  returnUrl: z.url(),
  webhookUrl: z.url(),
});
const money = z.object({ amount: z.number().int().min(1), key: z.string().min(1).max(200) });

function parsed<T>(shape: z.ZodType<T>, body: Buffer): T {
  try {
    return shape.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new HttpError(400, 'This is no such request.');
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // No form-action: it would stop the way back to the shop, which is another origin.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
};

/** Resolves when it listens. @throws the system's error when the port is taken. */
export async function startSandbox(options: SandboxOptions, port: number, host: string): Promise<Sandbox> {
  const { store, secret, sender = createWebhookSender(secret), before, after } = options;
  let url = options.publicUrl ?? '';
  const provider = createSandboxProvider({ store, publicUrl: () => url, tell: sender.send });

  async function api(req: IncomingMessage, res: ServerResponse, parts: readonly string[]): Promise<void> {
    if (!isSame(req.headers.authorization ?? '', `Bearer ${secret}`))
      throw new HttpError(401, 'Who are you?');
    const body = req.method === 'POST' ? await readBody(req, longestBody) : Buffer.alloc(0);
    const [reference = '', verb = ''] = parts;
    const call = callOf(req.method ?? '', reference, verb);
    if (!call) throw new HttpError(404, 'Unknown.');
    await before?.(call, res);
    if (res.writableEnded || res.destroyed) return;
    const report = await done(call, body);
    await after?.(call);
    if (res.destroyed) return;
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(report));
  }

  async function done({ action, reference }: ApiCall, body: Buffer): Promise<PaymentReport> {
    if (action === 'start') return provider.start(parsed(start, body));
    const known = await provider.find(reference);
    if (!known) throw new HttpError(404, 'There is no such payment.');
    if (action === 'status') return provider.reportOf(known);
    if (action === 'void') return provider.reportOf((await provider.void(reference)) ?? known);
    const { amount, key } = parsed(money, body);
    const after = await provider[action](reference, amount, key);
    if (!after) throw new HttpError(409, 'That is not possible now.');
    return provider.reportOf(after);
  }

  async function pages(req: IncomingMessage, res: ServerResponse, reference: string): Promise<void> {
    const known = await provider.find(reference);
    if (!known) {
      const words = textsIn('en').unknown;
      res.writeHead(404, pageHeaders).end(page('en', words, `<h1>${words}</h1>`));
      return;
    }
    if (req.method === 'POST' && known.state === 'open') {
      const form = Object.fromEntries(
        new URLSearchParams((await readBody(req, longestBody)).toString('utf8')),
      );
      const isCancelled = form['do'] === 'cancel';
      const next = isCancelled ? await provider.cancel(reference) : await provider.pay(reference, form);
      if (next && next.state === 'open') {
        res.writeHead(200, pageHeaders).end(payPage(next));
        return;
      }
      res.writeHead(303, { location: known.returnUrl, 'cache-control': 'no-store' }).end();
      return;
    }
    res.writeHead(200, pageHeaders).end(known.state === 'open' ? payPage(known) : overPage(known));
  }

  const server = createServer((req, res) => {
    const [root, ...rest] = new URL(req.url ?? '/', 'http://sandbox').pathname.split('/').filter(Boolean);
    const work =
      root === 'api' && rest[0] === 'payments'
        ? api(req, res, rest.slice(1))
        : root === 'pay'
          ? pages(req, res, rest[0] ?? '')
          : Promise.reject(new HttpError(404, 'Unknown.'));
    work.catch((error: unknown) => {
      if (res.headersSent) return;
      const status = error instanceof HttpError ? error.status : 500;
      res.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  url ||= `http://${host === '0.0.0.0' ? 'localhost' : host}:${taken}`;

  return {
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${taken}`,
    port: taken,
    async close() {
      await sender.stop();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function callOf(method: string, reference: string, verb: string): ApiCall | null {
  if (method === 'POST' && reference === '') return { action: 'start', reference: '' };
  if (method === 'GET' && verb === '') return { action: 'status', reference };
  const action = (['capture', 'refund', 'void'] as const).find(each => each === verb);
  return method === 'POST' && action ? { action, reference } : null;
}
