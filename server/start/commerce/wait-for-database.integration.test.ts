/** A database that is not there when the shop starts, or goes away while the start uses it (FAULT-109). */
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { StartError } from '#server/start/listen.ts';
import { type Shop, startShop } from '#server/start/start-shop.ts';
import { fakeStorefront } from '#server/testing/fake-storefront.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { createContentForms } from '#ssr/content-forms.ts';
import { openFaultyProxy } from '#tests/attack/faulty-proxy.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const SOON = { timeout: 30_000, interval: 5 };

async function world(env: Record<string, string> = {}) {
  const { url, db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const proxy = await openFaultyProxy(url);
  onTestFinished(proxy.close);
  const { logger, lines } = memoryLogger();
  const storefront = fakeStorefront();
  const start = async (): Promise<Shop> => {
    const config = loadConfig(
      { PORT: '0', DATABASE_URL: proxy.url, CATALOGUE_INDEX: 'off', ...env },
      '/nowhere',
    );
    const shop = await startShop({
      ...{ config, logger, root: process.cwd() },
      frontend: {
        ...{ assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] }, routes: [] },
        cachesPages: true,
        load: () => Promise.resolve({ createStorefront: () => storefront, createContentForms }),
      },
    });
    onTestFinished(() => shop.stop());
    return shop;
  };
  const logged = (text: string) => lines.filter(({ msg }) => String(msg).includes(text));
  const host = new URL(proxy.url).host;
  return { start, proxy, db, logged, host };
}

/** @proves FAULT-109 */
it('waits for a database that is not there, and again when it goes while the shop is filled', async () => {
  const { start, proxy, db, logged, host } = await world({ SEED_PRODUCTS: '30' });
  proxy.become('reset');
  const shop = await start();
  const waits = (step: string) => logged(`${step}: waiting for the database at ${host} until 20`);
  await vi.waitFor(() => expect(waits('preparing the tables')).not.toEqual([]), SOON);
  const { status } = await fetch(`http://127.0.0.1:${shop.port}/readyz`);
  expect(status).toBe(503);

  proxy.become('pass');
  const isFilling = () =>
    db.selectFrom('setting').select('key').where('key', '=', 'shop.filling').executeTakeFirstOrThrow();
  await vi.waitFor(isFilling, SOON);
  proxy.become('reset');
  await vi.waitFor(() => expect(waits('checking for products')).not.toEqual([]), SOON);
  proxy.become('pass');
  await shop.ready;
  const { products } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow();
  expect(products).toBe(30);
  await expect(isFilling()).rejects.toThrow('no result');
});

/** @proves FAULT-109 */
it('gives up after the configured time, and says what it has waited for', async () => {
  const { start, proxy, host } = await world({ DATABASE_WAIT_SECONDS: '1' });
  proxy.become('reset');
  const shop = await start();
  const failure: unknown = await shop.ready.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toContain(`the database at ${host} could not be used for 1 s`);
});
