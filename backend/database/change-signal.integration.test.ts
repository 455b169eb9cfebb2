/** The signal of changes, the same whether the database notifies or is polled. */
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openTransactionPooler } from '#tests/support/transaction-pooler.ts';
import type { ChangeChannel } from './change-channel.ts';
import type { ChangeSignalMode } from './change-signal.ts';
import { createDatabase } from './connect.ts';
import type { Pooling } from './connection-settings.ts';
import { silentLogger } from './logger.ts';
import type { Schema } from './schema.ts';

const WITHIN_2_S = { timeout: 2_000, interval: 20 };

const channelOf = (name: string): ChangeChannel => ({
  name,
  position: sql`select count(*) from announcement where channel = ${name}`,
});
const price = channelOf('price');
const stock = channelOf('Stock level');

const announce = (db: Kysely<Schema>, { name }: ChangeChannel) =>
  sql`with announced as (insert into announcement values (${name}))
    select pg_notify(${name}, '')`.execute(db);

interface Way {
  changeSignal: ChangeSignalMode;
  pooling: Pooling;
}

const ways: readonly Way[] = [
  { changeSignal: 'listen', pooling: 'session' },
  { changeSignal: 'poll', pooling: 'session' },
  { changeSignal: 'auto', pooling: 'session' },
  { changeSignal: 'poll', pooling: 'transaction' },
  { changeSignal: 'auto', pooling: 'transaction' },
];

async function world({ changeSignal, pooling }: Way) {
  const { db, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  await sql`create table announcement (channel text not null)`.execute(db);
  const logged: string[] = [];
  const logger = {
    ...silentLogger,
    info: (_: object, text: string) => void logged.push(text),
    warn: (_: object, text: string) => void logged.push(text),
  };
  const database = createDatabase({
    url: pooling === 'transaction' ? await openTransactionPooler(url) : url,
    logger,
    poolSize: 2,
    applicationName: 'signal',
    changeSignal,
    pooling,
  });
  onTestFinished(() => database.close());
  /** Ends the connections of `database`, as a restart of the server does. */
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'signal%'`.execute(db);
  return { db, database, logged, cut };
}

describe.each(ways)('$changeSignal over $pooling connections', way => {
  it('calls the subscribers of a channel within two seconds, until they unsubscribe', async () => {
    const { database, db } = await world(way);
    const onPrice = vi.fn<() => void>();
    const onStock = vi.fn<() => void>();
    const stop = await database.listen(price, onPrice);
    await database.listen(stock, onStock);
    await announce(db, price);
    await vi.waitFor(() => expect(onPrice).toHaveBeenCalledTimes(1), WITHIN_2_S);
    expect(onStock).not.toHaveBeenCalled();
    await stop();
    await announce(db, price);
    await announce(db, stock);
    await vi.waitFor(() => expect(onStock).toHaveBeenCalledTimes(1), WITHIN_2_S);
    expect(onPrice).toHaveBeenCalledTimes(1);
  });

  it('reports what happened while its connection was lost, and what follows', async () => {
    const { database, db, cut } = await world(way);
    const onChange = vi.fn<() => void>();
    await database.listen(price, onChange);
    await cut();
    await announce(db, price);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), WITHIN_2_S);
    const before = onChange.mock.calls.length;
    await announce(db, price);
    await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(before), WITHIN_2_S);
  });

  it('calls the other subscribers when one fails', async () => {
    const { database, db } = await world(way);
    const onChange = vi.fn<() => void>();
    await database.listen(price, () => {
      throw new Error('broken subscriber');
    });
    await database.listen(price, onChange);
    await announce(db, price);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), WITHIN_2_S);
  });
});

it('chooses polling by itself when notifications do not arrive, and says so', async () => {
  const direct = await world({ changeSignal: 'auto', pooling: 'session' });
  await direct.database.listen(price, () => undefined);
  const pooled = await world({ changeSignal: 'auto', pooling: 'transaction' });
  await pooled.database.listen(price, () => undefined);
  const text = 'notifications of the database do not arrive; its changes are polled';
  expect([direct.logged, pooled.logged]).toEqual([[], [text]]);
});

it('reports an outage once while it polls', async () => {
  const { database, logged } = await world({ changeSignal: 'poll', pooling: 'session' });
  let fail = false;
  const onChange = vi.fn<() => void>();
  const flaky: ChangeChannel = {
    name: 'flaky',
    get position() {
      return fail ? sql`select 1 / 0` : sql`select clock_timestamp()`;
    },
  };
  await database.listen(flaky, onChange);
  fail = true;
  await vi.waitFor(() => expect(logged).toEqual(['changes of the database cannot be polled']), WITHIN_2_S);
  fail = false;
  onChange.mockClear();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 5_000 });
  expect(logged).toHaveLength(1);
});
