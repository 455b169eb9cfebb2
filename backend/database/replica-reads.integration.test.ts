/** Reads from a streaming standby: used while it has replayed what the shop knows of, otherwise the primary is read. */

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBackend } from '#backend/index.ts';
import { openReplicatedServer } from '#tests/support/replicated-server.ts';
import { openServerPair } from '#tests/support/server-pair.ts';
import { smallShopRows } from '#tests/support/worlds/small-shop.ts';
import { createDatabase } from './connect.ts';
import { silentLogger } from './logger.ts';

const WITHIN_2_S = { timeout: 2_000, interval: 20 };

async function world() {
  const server = await openReplicatedServer(smallShopRows);
  const logged: string[] = [];
  const note = (_: object, text: string) => void logged.push(text);
  const database = createDatabase({
    url: server.primaryUrl,
    replicas: [server.standbyUrl],
    logger: { ...silentLogger, warn: note, info: note },
    poolSize: 3,
  });
  onTestFinished(() => database.close());
  await database.reads.advance();
  /** Whether the next read is one of the standby. */
  const readsStandby = async () =>
    (await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(database.reads.db))
      .rows[0]?.standby;
  return { server, database, logged, readsStandby };
}

it('reads a standby only after it has replayed the known changes, and repeats failed reads on the primary', async () => {
  const { server, database, logged, readsStandby } = await world();
  await vi.waitFor(async () => expect(await readsStandby()).toBe(true), { timeout: 10_000, interval: 100 });

  await server.pauseReplay();
  await server.onPrimary("insert into setting values ('known', '1')");
  await database.reads.advance();
  expect(await readsStandby()).toBe(false);
  const known = await sql`select 1 from setting where key = 'known'`.execute(database.reads.db);
  expect(known.rows).toHaveLength(1);
  expect(await readsStandbyOf(database)).toBe(false);

  await server.resumeReplay();
  await vi.waitFor(async () => expect(await readsStandby()).toBe(true), { timeout: 10_000 });

  const underWay = sql`select pg_sleep(1), pg_is_in_recovery() as standby`.execute(database.reads.db);
  await server.stopStandby();
  expect((await underWay).rows).toMatchObject([{ standby: false }]);
  expect(await readsStandby()).toBe(false);
  expect(logged).toEqual(['a replica of the database does not answer']);

  await server.startStandby();
  await vi.waitFor(async () => expect(await readsStandby()).toBe(true), { timeout: 20_000, interval: 200 });
  expect(logged).toEqual([
    'a replica of the database does not answer',
    'a replica of the database answers again',
  ]);
});

/** What the shop writes is read from the primary at once. */
async function readsStandbyOf({ db }: { db: ReturnType<typeof createDatabase>['db'] }) {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
  return rows[0]?.standby;
}

it('reads no server that went on alone after a failover, however much it has written, until it follows the new primary', async () => {
  const pair = await openServerPair(smallShopRows);
  const database = createDatabase({
    url: pair.urls[0],
    replicas: [pair.primaryUrl()],
    logger: silentLogger,
    poolSize: 2,
  });
  onTestFinished(() => database.close());
  const isStandbyRead = async () =>
    (await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(database.reads.db))
      .rows[0]?.standby;
  await database.reads.advance();
  expect(await isStandbyRead()).toBe(false);

  await pair.stopStandby();
  await pair.onPrimary("insert into setting values ('lost', to_jsonb(repeat('x', 1000000)))");
  await pair.killPrimary();
  await pair.startStandby();
  await pair.promote();
  await pair.startLost();
  await vi.waitFor(() => database.reads.advance(), { timeout: 10_000 });
  for (let pause = 0; pause < 3; pause += 1) {
    expect(await isStandbyRead()).toBe(false);
    await setTimeout(250);
  }
  await pair.rejoin();
  await vi.waitFor(async () => expect(await isStandbyRead()).toBe(true), { timeout: 20_000, interval: 100 });
});

it('shows a changed price within two seconds although the standby has not replayed it, and never the old one again', async () => {
  const { server } = await world();
  const backend = await createBackend({
    databaseUrl: server.primaryUrl,
    replicas: [server.standbyUrl],
    logger: pino({ level: 'silent' }),
    origin: 'http://shop.test',
    connections: 15,
  });
  onTestFinished(() => backend.close());
  const price = async () => {
    const documentText =
      '{ product(productId: 1) { unitPrice { sellingPriceIncVat } } products(filter: { productIds: [1] }) { products { unitPrice { sellingPriceIncVat } } } }';
    const { data } = await backend.execute({ documentText, variables: {}, caller: { requestId: 'r' } });
    return JSON.stringify(data);
  };
  expect(await price()).toContain('100');
  await server.pauseReplay();
  await server.onPrimary(`begin; update price set selling_minor = 9000 where product_id = 1 and market_id = 'market-fi';
    select announce_catalogue('price', 1); commit`);
  await vi.waitFor(async () => expect(await price()).not.toContain('100'), WITHIN_2_S);
  const shown = await price();
  await server.resumeReplay();
  expect(await price()).toBe(shown);
  expect(shown.match(/90/g)).toHaveLength(2);
});
