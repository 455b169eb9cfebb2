/** An instance never opens more connections than DATABASE_CONNECTIONS says, whatever is asked of it. */
import type { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { addressFor, type SignalWay, signalWays } from '../support/change-signals.ts';
import { catchMails } from '../support/mail-catcher.ts';
import { openSmallShop } from '../support/worlds/small-shop.ts';
import { startBuyers } from './purchases.ts';
import { callApi } from './request.ts';
import { startFromSources } from './start-from-sources.ts';

/** Counts the connections of the shop again and again, from before its start on. */
function watchConnections(pool: Pool) {
  let most = 0;
  const ending = new AbortController();
  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and application_name like 'atv-huset%'`,
      );
      most = Math.max(most, rows[0]?.count ?? 0);
    }
  }
  const watching = watch();
  return async () => {
    ending.abort();
    await watching;
    return most;
  };
}

/** Lists that nothing has cached, several at once. */
async function browse(origin: string, times: number): Promise<void> {
  const ask = (at: number) =>
    Promise.all([
      callApi(origin, `{ product(alias: "unknown-${at}") { name } }`),
      callApi(origin, `{ relatedProducts(alias: "unknown-${at}") { alias } }`),
      callApi(origin, `{ products(filter: { articleNumbers: ["A${at}"] }) { count } }`),
      fetch(`${origin}/unknown-${at}`).then(response => response.text()),
    ]);
  await Promise.all(Array.from({ length: times }, (_, at) => ask(at)));
}

const direct: SignalWay[] = signalWays.filter(({ pooling }) => pooling === 'session');

it.each(direct.flatMap(way => [11, 26].map(most => ({ ...way, most }))))(
  'opens at most $most connections under load $name',
  async ({ most, ...way }) => {
    const { pool, url } = await openSmallShop();
    await pool.query('update stock set in_stock = 5000 where sku_id = 2');
    const mails = await catchMails();
    onTestFinished(() => mails.close());
    const countedMost = watchConnections(pool);
    const { origin } = await startFromSources({
      DATABASE_URL: await addressFor(way, url),
      DATABASE_CONNECTIONS: String(most),
      CHANGE_SIGNAL: way.changeSignal,
      MAIL_URL: mails.url,
      ORDERS_PER_NETWORK: '1000',
      ORDERS_PER_BUYER: '1000',
    });
    const buyers = startBuyers(origin, { skuId: 2, paymentId: 11 }, 40);
    await Promise.all([buyers.waitForOrders(60), browse(origin, 60)]);
    await buyers.stop();
    const counted = await countedMost();
    expect(counted).toBeLessThanOrEqual(most);
    // The load has used what it was given.
    expect(counted).toBeGreaterThan(most === 11 ? 6 : 10);
  },
);
