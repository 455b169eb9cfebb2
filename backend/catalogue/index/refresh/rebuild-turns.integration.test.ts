/** Instances build their indexes one after the other, whichever way they reach the database, and wait for no dead one. */
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '#backend/database/connect.ts';
import { silentLogger as logger } from '#backend/database/logger.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openTransactionPooler } from '#tests/support/transaction-pooler.ts';
import { REBUILD_LOCK, rebuildsInTurn } from './rebuild-turns.ts';

const ASK_MS = 5;

async function world(pooling: 'session' | 'transaction' = 'session') {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const address = pooling === 'transaction' ? await openTransactionPooler(url) : url;
  const database = createDatabase({ url: address, logger, pooling });
  onTestFinished(() => database.close());
  const closing = new AbortController();
  return { url, closing, inTurn: rebuildsInTurn(database.db, closing.signal, ASK_MS) };
}

/** Another instance, which builds until it is told to end or dies. */
async function holdTurn(url: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [REBUILD_LOCK]);
  return {
    end: () => client.query('commit'),
    /** As the operating system does when the process is killed. */
    die: () => void Reflect.get(client, 'connection').stream.destroy(),
  };
}

it.each(['session', 'transaction'] as const)(
  'builds one after the other over %s connections',
  async pooling => {
    const { inTurn } = await world(pooling);
    let underway = 0;
    let most = 0;
    const build = async (at: number) => {
      underway += 1;
      most = Math.max(most, underway);
      await new Promise(resolve => setImmediate(resolve));
      underway -= 1;
      return at;
    };
    expect(await Promise.all([1, 2, 3, 4].map(at => inTurn(() => build(at))))).toEqual([1, 2, 3, 4]);
    expect(most).toBe(1);
  },
);

it('waits for an instance that builds, and not for one that was killed', async () => {
  const { url, inTurn } = await world();
  const build = vi.fn(async () => 'built');
  const first = await holdTurn(url);
  const waiting = inTurn(build);
  await expect(Promise.race([waiting, inTurnOf(url)])).resolves.toBe('held');
  expect(build).not.toHaveBeenCalled();
  first.die();
  await expect(waiting).resolves.toBe('built');

  const second = await holdTurn(url);
  const next = inTurn(build);
  await second.end();
  await expect(next).resolves.toBe('built');
});

/** Resolves when somebody has asked for the held lock and was refused. */
async function inTurnOf(url: string): Promise<'held'> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as locked', [REBUILD_LOCK]);
  await client.end();
  expect(rows).toEqual([{ locked: false }]);
  return 'held';
}

it('goes on after a build that failed, and stops waiting when the shop ends', async () => {
  const { url, closing, inTurn } = await world();
  await expect(inTurn(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  await expect(inTurn(async () => 'built')).resolves.toBe('built');
  await holdTurn(url);
  const waiting = inTurn(async () => 'built');
  closing.abort(new Error('ends'));
  await expect(waiting).rejects.toThrow();
});
