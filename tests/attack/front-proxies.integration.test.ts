/** Caddy and nginx with the shipped files, with and without Varnish behind them: what a request is when it reaches the shop. */
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { hasProxy, type ProxyName, startProxy } from '../support/front-proxy.ts';
import { hasVarnish, startVarnish } from '../support/varnish.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Answers with the headers that have reached it, stored by no cache; it is always ready. */
async function echo(): Promise<number> {
  const server = createServer(({ headers }, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'private, no-store' })
      .end(JSON.stringify(headers)),
  );
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** From another address of this machine: a visitor's. */
function visit(port: number, method: string, headers: Record<string, string> = {}, path = '/') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, localAddress: '127.0.0.9' };
    request(options, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', part => (text += String(part)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

async function chain(name: ProxyName, withVarnish: boolean) {
  const shopPort = await echo();
  let target = shopPort;
  if (withVarnish) {
    target = await freePort();
    const varnish = await startVarnish({ port: target, shopPort, key: 'a-key-of-this-test' });
    onTestFinished(() => varnish.stop());
  }
  const port = await freePort();
  onTestFinished(await startProxy(name, { port, target: `127.0.0.1:${target}` }));
  const cookie = 'ralph-selected-market=se; ralph-cart=mine; ralph-user-type=ORGANIZATION';
  const sent = { cookie, 'x-shop-segment': 'fi.PERSON.true', 'x-forwarded-for': '203.0.113.7' };
  // The proxy asks for readiness before it sends requests.
  const reached = await vi.waitFor(async () => {
    const { status, text } = await visit(port, 'GET', sent);
    expect(status).toBe(200);
    return JSON.parse(text) as IncomingHttpHeaders;
  }, 10_000);
  return { port, reached };
}

const lastOf = (forwarded: unknown) => String(forwarded).split(',').at(-1)?.trim();

for (const name of ['caddy', 'nginx'] as const) {
  const isMissing = !hasProxy(name);

  it.skipIf(isMissing)(
    `${name} names the visitor, hides what is the operators', and passes on no purge`,
    async () => {
      const { port, reached } = await chain(name, false);
      expect(lastOf(reached['x-forwarded-for'])).toBe('127.0.0.9');
      expect(reached['x-shop-segment']).toBeUndefined();
      expect(
        (await visit(port, 'PURGE', { 'x-purge-key': 'a-key-of-this-test', 'x-purge-tags': 'all' })).status,
      ).toBe(405);
      expect((await visit(port, 'GET', {}, '/metrics')).status).toBe(404);
    },
  );

  it.skipIf(isMissing || !hasVarnish)(
    `${name} before Varnish: the segment is the cookies', the visitor is the visitor`,
    async () => {
      const { port, reached } = await chain(name, true);
      expect(lastOf(reached['x-forwarded-for'])).toBe('127.0.0.9');
      expect(reached['x-shop-segment']).toBe('se.ORGANIZATION.');
      expect(reached.cookie).toContain('ralph-cart=mine');
      expect(
        (await visit(port, 'PURGE', { 'x-purge-key': 'a-key-of-this-test', 'x-purge-tags': 'all' })).status,
      ).toBe(405);
    },
  );
}
