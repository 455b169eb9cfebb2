/** The platform behind a shop answers wrongly once, while a page is made: nothing of that page is kept for the next visitor. */
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { startShop } from '#server/start/start-shop.ts';
import { type Call, fakeService, type Reply } from '#server/testing/fake-service.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { plainFrontend } from './plain-frontend.ts';
import { shopForAttacks } from './shop-for-attacks.ts';

const platform = await shopForAttacks({ COMMERCE_SERVER_KEYS: 'storefront=key-of-the-storefront' }, true);
const origin = `http://127.0.0.1:${platform.port}`;

type Bad = () => Reply | Promise<Reply>;

/** A shop without a database, on the platform at this address. The caller stops it. */
async function storefrontOn(address: string) {
  const settings = {
    COMMERCE_API_URL: `${address}/graphql`,
    COMMERCE_API_KEY: 'key-of-the-storefront',
    FOREIGN_DOCUMENTS: 'true',
    PORT: '0',
  };
  const { logger } = memoryLogger();
  const shop = await startShop({
    config: loadConfig(settings, process.cwd()),
    logger,
    root: process.cwd(),
    frontend: { ...plainFrontend(), load: () => import('#entry/entry-server.tsx') },
  });
  await shop.ready;
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`);
    return { status: answer.status, html: await answer.text(), cache: answer.headers.get('x-cache') };
  };
  return { get, stop: () => shop.stop() };
}

/** A second shop, whose answers come from the first through what can break. */
async function hostedShop() {
  let broken: { reply: Bad; after: number } | null = null;
  const forward = async ({ method, url, body, headers }: Call): Promise<Reply> => {
    const passed = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
        ? [[name, value]]
        : [],
    );
    const answer = await fetch(origin + url, {
      method,
      headers: passed,
      ...(method === 'POST' ? { body } : {}),
    });
    return {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? '' },
      body: await answer.text(),
    };
  };
  const { url } = await fakeService(call => {
    if (!broken || broken.after > 0) {
      if (broken) broken.after -= 1;
      return forward(call);
    }
    const { reply } = broken;
    broken = null;
    return reply();
  });
  const { get, stop } = await storefrontOn(url);
  onTestFinished(stop);
  return {
    get,
    /** @param after how many right answers come before the bad one */
    breakOnce: (reply: Bad, after: number) => void (broken = { reply, after }),
    isBroken: () => broken === null,
  };
}

/** Addresses that the page of all products links to. */
const linkedFrom = (html: string, start: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)]
      .map(([, path = '']) => path)
      .filter(path => path.startsWith(start)),
  ),
];

/** What a page of the shop says of itself; tokens and marks of the request are left out. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Nothing breaks this one: what it shows is right, in all tests. */
const unbroken = await storefrontOn(origin);
afterAll(unbroken.stop);
const rightTexts = new Map<string, string>();
async function rightTextOf(path: string): Promise<string> {
  const text = rightTexts.get(path) ?? textOf((await unbroken.get(path)).html);
  rightTexts.set(path, text);
  return text;
}

/** @proves FAULT-98 */
it.each<[string, Bad]>([
  ['with an error', () => ({ status: 500, body: 'out of order' })],
  ['without content', () => ({ status: 204, body: '' })],
  ['with nothing', () => ({ status: 200, body: '' })],
  ['with half of it', () => ({ status: 200, body: '{"data":{"products":{"count":12,"prod' })],
  ['with no data', () => ({ status: 200, body: { data: null } })],
  ['with a page', () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>hello</p>' })],
  ['not at all', () => new Promise<Reply>(() => undefined)],
])('shows the next visitor the whole page when the platform has answered %s', async (name, reply) => {
  const { get, breakOnce, isBroken } = await hostedShop();
  const all = (await get('/tuotteet')).html;
  // Pages of which nothing is known yet: the first answer for them is bad, or the second.
  const [lists, products] = [linkedFrom(all, '/c/'), linkedFrom(all, '/p/')];
  // An answer is waited for ten seconds.
  const paths = name === 'not at all' ? [lists[0]] : [lists[0], lists[1], products[0], products[1]];
  for (const [at, path = ''] of paths.entries()) {
    const right = await rightTextOf(path);
    breakOnce(reply, at % 2);
    const bad = await get(path);
    expect(isBroken()).toBe(true);
    expect([200, 503]).toContain(bad.status);
    expect(bad.html).not.toContain('hello');
    const next = await get(path);
    expect([path, next.status]).toEqual([path, 200]);
    expect(textOf(next.html)).toBe(right);
  }
});
