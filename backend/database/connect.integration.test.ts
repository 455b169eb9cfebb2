/** The database connection: types, limits and lost connections. */
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDatabase } from './connect.ts';
import { silentLogger as logger } from './logger.ts';
import { migrate } from './migrate.ts';
import { withTransaction } from './transaction.ts';

async function world() {
  const test = await createTestDatabase();
  onTestFinished(test.drop);
  await sql`create table purse (id int primary key, amount bigint not null)`.execute(test.db);
  await sql`insert into purse values (1, 100), (2, 100)`.execute(test.db);
  return test;
}

async function read(
  query: ReturnType<typeof sql<Record<string, unknown>>>,
  { db }: Awaited<ReturnType<typeof world>>,
) {
  return (await query.execute(db)).rows[0];
}

it('reads whole numbers as numbers, decimals as text, moments as dates and days as text', async () => {
  const query = sql<
    Record<string, unknown>
  >`select 9007199254740991::bigint as largest, array[1, null]::bigint[] as list,
    0.10::numeric as decimal, '2026-03-01T10:00:00+02'::timestamptz as moment, '2026-03-01'::date as day`;
  expect(await read(query, await world())).toEqual({
    largest: 9007199254740991,
    list: [1, null],
    decimal: '0.10',
    moment: new Date('2026-03-01T08:00:00Z'),
    day: '2026-03-01',
  });
});

it('rejects a whole number that is too large instead of rounding it', async () => {
  const query = sql<Record<string, unknown>>`select 9007199254740993::bigint as huge`;
  await expect(read(query, await world())).rejects.toThrow('9007199254740993');
});

it('limits the time of statements, lock waits and idle transactions', async () => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const { db } = await world();
  const { rows } =
    await sql`select name, setting from pg_settings where name = any(${names}) order by name`.execute(db);
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '15000' },
    { name: 'lock_timeout', setting: '5000' },
    { name: 'statement_timeout', setting: '15000' },
  ]);
});

it('connects on the first query, which reports an unavailable database', async () => {
  const database = createDatabase({ url: 'postgres://shop:x@127.0.0.1:1/none', logger });
  await expect(sql`select 1`.execute(database.db)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await database.close();
  await expect(database.close()).resolves.toBeUndefined();
});

it('rejects at once when too many callers already wait for a connection', async () => {
  const { url } = await world();
  const { db, close } = createDatabase({ url, logger, poolSize: 1 });
  onTestFinished(close);
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => sql`select 1`.execute(db)));
  const refused = answers.filter(answer => answer.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason.name))).toEqual(Array(9).fill('DatabaseBusyError'));
});

it('survives the loss of a connection between two queries of a transaction', async () => {
  const { db } = await world();
  const cut = withTransaction(db, async transaction => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
    await sql`select 1`.execute(transaction);
  });
  await expect(cut).rejects.toBeInstanceOf(Error);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

it('drops a connection whose server stopped responding', async () => {
  const sockets = new Set<{ destroy(): void }>();
  const silent = createServer(socket => {
    sockets.add(socket);
    // Says "authenticated, ready" and then nothing more.
    socket.once('data', () => socket.write(Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')));
  });
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { db, pool, close } = createDatabase({
    url: `postgres://a:b@127.0.0.1:${port}/c?query_timeout=50`,
    logger,
  });
  onTestFinished(close);
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout');
  expect(pool.totalCount).toBe(0);
});

it('repeats a transaction after a serialization failure, so that both shoppers succeed', async () => {
  const { db } = await world();
  const spend = () =>
    withTransaction(
      db,
      async transaction => {
        const { rows } = await sql<{ amount: number }>`select amount from purse where id = 1`.execute(
          transaction,
        );
        await sql`update purse set amount = ${(rows[0]?.amount ?? 0) - 10} where id = 1`.execute(transaction);
      },
      { isolation: 'serializable' },
    );
  await Promise.all([spend(), spend(), spend()]);
  expect((await sql`select amount from purse where id = 1`.execute(db)).rows).toEqual([{ amount: 70 }]);
});

it('rolls back and does not repeat other errors', async () => {
  const { db } = await world();
  const work = vi.fn<(transaction: typeof db) => Promise<void>>(async transaction => {
    await sql`delete from purse`.execute(transaction);
    throw new Error('no');
  });
  await expect(withTransaction(db, work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
  expect((await sql`select count(*) as n from purse`.execute(db)).rows).toEqual([{ n: 2 }]);
});

it('joins the transaction it is called in', async () => {
  const { db } = await world();
  const outer = withTransaction(db, async transaction => {
    await withTransaction(transaction, inner => sql`delete from purse`.execute(inner));
    throw new Error('changed my mind');
  });
  await expect(outer).rejects.toThrow('changed my mind');
  expect((await sql`select count(*) as n from purse`.execute(db)).rows).toEqual([{ n: 2 }]);
});

it('rejects a server without TLS when the address requires it', async () => {
  const heard: number[] = [];
  const server = createServer(socket => {
    socket.once('data', bytes => {
      heard.push(bytes.readInt32BE(4));
      // "No TLS here."
      socket.write('N');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `postgres://someone:secret@127.0.0.1:${port}/shop?sslmode=verify-full`;
  const { db, close } = createDatabase({ url, logger });
  onTestFinished(close);
  await expect(sql`select 1`.execute(db)).rejects.toThrow('does not support SSL');
  await expect(migrate({ url, logger })).rejects.toThrow('does not support SSL');
  // The code of the SSL request, which precedes everything else.
  expect(heard).toEqual([80_877_103, 80_877_103]);
});
