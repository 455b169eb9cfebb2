/** Repeated statements are prepared once per connection, and survive a change of their tables. */
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDatabase } from './connect.ts';
import { silentLogger } from './logger.ts';
import { createStatementNames } from './statement-names.ts';
import { withTransaction } from './transaction.ts';

it('names a statement that is asked a third time, always the same', () => {
  const names = createStatementNames();
  const given = Array.from({ length: 5 }, () => names.of('select $1'));
  expect(given.slice(0, 2)).toEqual([undefined, undefined]);
  expect(given[2]).toBeDefined();
  expect(new Set(given.slice(2)).size).toBe(1);
});

it('names no more than the server should remember', () => {
  const names = createStatementNames();
  for (let text = 0; text < 500; text += 1)
    for (let time = 0; time < 3; time += 1) names.of(`select ${text}`);
  expect(names.of('select 1')).toBeDefined();
  expect(names.of('select 499')).toBeUndefined();
});

/** One connection, as the shop opens it. */
async function shopDatabase() {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const database = createDatabase({ url, logger: silentLogger, poolSize: 1 });
  onTestFinished(() => database.close());
  return database.db;
}

it('is prepared on the server', async () => {
  const db = await shopDatabase();
  const ask = () => db.selectFrom('setting').selectAll().where('key', '=', 'x').execute();
  for (let time = 0; time < 4; time += 1) await ask();
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  expect(rows.map(({ statement }) => statement)).toContain('select * from "setting" where "key" = $1');
});

it('answers on when another instance has added a column, in a transaction and outside', async () => {
  const db = await shopDatabase();
  await db.insertInto('setting').values({ key: 'x', value: '1' }).execute();
  const ask = (on = db) => on.selectFrom('setting').selectAll().where('key', '=', 'x').execute();
  for (let time = 0; time < 5; time += 1) await ask();
  await sql`alter table setting add column note text`.execute(db);
  expect(await ask()).toEqual([{ key: 'x', value: 1, note: null }]);

  for (let time = 0; time < 5; time += 1) await ask();
  await sql`alter table setting add column other text`.execute(db);
  const inside = await withTransaction(db, transaction => ask(transaction));
  expect(inside).toEqual([{ key: 'x', value: 1, note: null, other: null }]);
});
