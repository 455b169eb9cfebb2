/** A primary that ends and a standby that takes over, both real: the shop goes on without a restart (FAULT-114). */
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openReplicatedServer } from '#tests/support/replicated-server.ts';
import { smallShopRows } from '#tests/support/worlds/small-shop.ts';
import type { ChangeSignalMode } from './change-signal.ts';
import { createDatabase } from './connect.ts';
import { silentLogger } from './logger.ts';
import { migrate } from './migrate.ts';
import { watchDatabase } from './watch-writes.ts';

const SOON = { timeout: 20_000, interval: 100 };
const WITHIN_5_S = { timeout: 5_000, interval: 100 };

/** One address of both servers, the standby first. */
async function world(changeSignal: ChangeSignalMode = 'listen') {
  const server = await openReplicatedServer(smallShopRows);
  const hosts = [server.standbyUrl, server.primaryUrl].map(url => new URL(url));
  const [standby] = hosts;
  const url = `postgres://${standby?.username}@${hosts.map(({ host }) => host).join(',')}/postgres?target_session_attrs=read-write`;
  const database = createDatabase({ url, logger: silentLogger, poolSize: 2, changeSignal });
  onTestFinished(() => database.close());
  const put = (key: string) => sql`insert into setting values (${key}, '1')`.execute(database.db);
  const keys = async () =>
    (
      await sql<{ key: string }>`select key from setting where key like 'walk-%' order by key`.execute(
        database.db,
      )
    ).rows;
  return { server, url, database, put, keys };
}

it.each<ChangeSignalMode>(['listen', 'poll'])(
  'writes to the one that takes writes, and to the other one after a failover (%s)',
  async changeSignal => {
    const { server, url, database, put, keys } = await world(changeSignal);
    expect(await migrate({ url, logger: silentLogger })).toEqual([]);
    const heard = vi.fn();
    await database.listen({ name: 'walk', position: sql`0` }, heard);
    await put('walk-1');
    expect(await keys()).toEqual([{ key: 'walk-1' }]);
    await vi.waitFor(
      () => server.onStandby("do $$ begin perform 1/count(*) from setting where key = 'walk-1'; end $$"),
      SOON,
    );

    await server.failOver();
    await vi.waitFor(() => put('walk-2'), SOON);
    expect(await keys()).toEqual([{ key: 'walk-1' }, { key: 'walk-2' }]);
    // The position is the same on both servers, and what stands behind it need not be.
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), SOON);
    if (changeSignal === 'poll') return;
    heard.mockClear();
    await sql`select pg_notify('walk', '')`.execute(database.db);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), SOON);
  },
);

it('leaves a server that has become read-only for the one that takes over, over connections that still work', async () => {
  const { server, put, keys } = await world();
  await put('walk-1');
  await server.onPrimary('alter system set default_transaction_read_only = on');
  await server.onPrimary('select pg_reload_conf()');
  await server.onStandby('select pg_promote()');
  await vi.waitFor(() => put('walk-2'), SOON);
  expect(await keys()).toContainEqual({ key: 'walk-2' });
});

it('reads and hears no more of a server that has lost its place, though it still answers', async () => {
  const { server, url } = await world();
  const { circuit, endWatch } = watchDatabase({ url, logger: silentLogger });
  onTestFinished(() => endWatch());
  const database = createDatabase({ url, logger: silentLogger, poolSize: 2, circuit });
  onTestFinished(() => database.close());
  const heard = vi.fn();
  await database.listen({ name: 'walk', position: sql`0` }, heard);
  const port = async () =>
    (await sql<{ port: number }>`select inet_server_port() as port`.execute(database.db)).rows[0]?.port;
  expect(await port()).toBe(Number(new URL(server.primaryUrl).port));
  await vi.waitFor(
    () =>
      server.onPrimary(`do $$ begin
        perform 1/count(*) from pg_stat_activity where application_name = 'atv-huset probe of commits'; end $$`),
    SOON,
  );

  await server.onPrimary('alter system set default_transaction_read_only = on');
  await server.onPrimary('select pg_reload_conf()');
  await server.onStandby('select pg_promote()');
  await vi.waitFor(async () => {
    expect(await port()).toBe(Number(new URL(server.standbyUrl).port));
    expect(heard).toHaveBeenCalled();
  }, WITHIN_5_S);
  heard.mockClear();
  await server.onStandby("select pg_notify('walk', '')");
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), SOON);
});

it('pauses ordering while a synchronous standby is missing, or the server is read-only', async () => {
  const { server, url } = await world();
  const watch = watchDatabase({ url, logger: silentLogger });
  onTestFinished(() => watch.endWatch());
  expect(watch.isPaused()).toBe(false);

  await server.onPrimary("alter system set synchronous_standby_names = '*'");
  await server.onPrimary('select pg_reload_conf()');
  await server.stopStandby();
  await vi.waitFor(() => expect(watch.isPaused()).toBe(true), SOON);
  await server.startStandby();
  await vi.waitFor(() => expect(watch.isPaused()).toBe(false), SOON);

  await server.onPrimary('alter system set default_transaction_read_only = on');
  await server.onPrimary('select pg_reload_conf()');
  await vi.waitFor(() => expect(watch.isPaused()).toBe(true), SOON);
});
