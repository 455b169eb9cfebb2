/** The bundled test payment provider as a server of its own: an API for the shop, pages for shoppers. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OfferedWay, type ProviderWay, providerWays } from '../payment-provider.ts';
import { createSandboxApi, type SandboxApiOptions } from './sandbox-api.ts';
import { overPage, page, payPage } from './sandbox-pages.ts';
import { createSandboxProvider, type SandboxProvider } from './sandbox-provider.ts';
import { readBody, requireSecret, SandboxError } from './sandbox-request.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { fontPath, scriptSource } from './sandbox-style.ts';
import { sandboxTexts } from './sandbox-texts.ts';
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts';

/** What the sandbox offers: cards everywhere, the others where their services work. */
const everywhere = ['EUR', 'SEK', 'DKK', 'NOK'];
/** Wallets of some countries. */
const national: Partial<Record<ProviderWay, readonly string[]>> = {
  mobilepay: ['EUR', 'DKK'],
  swish: ['SEK'],
};

const offeredWays: readonly OfferedWay[] = providerWays.map(way => ({
  way,
  currencies: national[way] ?? everywhere,
}));

export interface SandboxOptions extends Pick<SandboxApiOptions, 'secret' | 'before' | 'after'> {
  store: SandboxStore;
  /** Public address of the pages, when it is not the address listened on. */
  publicUrl?: string | undefined;
  /** The typeface of the pages (WOFF2); without it they use the system's. */
  font?: Buffer | undefined;
  /** Sends the webhooks; tests replace it. */
  sender?: WebhookSender;
}

export interface Sandbox {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  close: () => Promise<void>;
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // No form-action: it would block the redirect back to the shop, which is another origin.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${scriptSource}; font-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
};

const fontHeaders = { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' };

/** Resolves when it listens. @throws the system's error when the port is in use. */
export async function startSandbox(options: SandboxOptions, port: number, host: string): Promise<Sandbox> {
  const { store, secret, sender = createWebhookSender(secret), before, after } = options;
  let url = options.publicUrl ?? '';
  const provider = createSandboxProvider({ store, publicUrl: () => url, notify: sender.send });
  const api = createSandboxApi({ provider, secret, before, after });

  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://sandbox');
    const [root, ...rest] = pathname.split('/').filter(Boolean);
    const respond = async () => {
      if (pathname === '/api/ways' && req.method === 'GET') {
        requireSecret(req, secret);
        res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ways: offeredWays }));
        return;
      }
      if (root === 'api' && rest[0] === 'payments') return api(req, res, rest.slice(1));
      if (pathname === fontPath && options.font) {
        res.writeHead(200, fontHeaders).end(options.font);
        return;
      }
      if (root === 'pay') return showPage(provider, req, res, rest[0] ?? '');
      throw new SandboxError(404, 'Unknown path.');
    };
    respond().catch((error: unknown) => {
      if (res.headersSent) return;
      const status = error instanceof SandboxError ? error.status : 500;
      res.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const taken = await listen(server, port, host);
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

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function showPage(
  provider: SandboxProvider,
  req: IncomingMessage,
  res: ServerResponse,
  reference: string,
): Promise<void> {
  const known = await provider.find(reference);
  if (!known) {
    const text = sandboxTexts('en').unknown;
    res.writeHead(404, pageHeaders).end(page('en', text, `<h1>${text}</h1>`));
    return;
  }
  if (req.method !== 'POST' || known.state !== 'open') {
    res.writeHead(200, pageHeaders).end(known.state === 'open' ? payPage(known) : overPage(known));
    return;
  }
  const form = Object.fromEntries(new URLSearchParams(await readBody(req)));
  const next =
    form['do'] === 'cancel' ? await provider.cancel(reference) : await provider.pay(reference, form);
  if (next?.state === 'open') res.writeHead(200, pageHeaders).end(payPage(next));
  else res.writeHead(303, { location: known.returnUrl, 'cache-control': 'no-store' }).end();
}
