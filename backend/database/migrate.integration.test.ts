/** Migrations: once each, in order, all or nothing, however many instances of the shop start together. */

import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { silentLogger } from './logger.ts';
import { MigrationError, migrate } from './migrate.ts';

async function emptyWorld() {
  const { url, drop } = await createTestDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  const names = async (): Promise<string[]> => {
    const { rows } = await client.query<{ name: string }>('select name from migration order by name');
    return rows.map(row => row.name);
  };
  return { url, client, names, logger: silentLogger };
}

const brand = {
  name: '0001-brand',
  up: 'create table brand (name text); insert into brand values ($$a;b$$);',
};
const colour = { name: '0002-colour', up: "alter table brand add colour text default 'röd; blå';" };

it('applies every migration once and only the new ones later', async () => {
  const { names, ...world } = await emptyWorld();
  expect(await migrate({ ...world, migrations: [brand] })).toEqual(['0001-brand']);
  expect(await migrate({ ...world, migrations: [brand, colour] })).toEqual(['0002-colour']);
  expect(await migrate({ ...world, migrations: [brand, colour] })).toEqual([]);
  expect(await names()).toEqual(['0001-brand', '0002-colour']);
});

/** @proves FAULT-109 */
it('rolls a migration that fails half-way back and names the statement and its line', async () => {
  const { client, names, ...world } = await emptyWorld();
  const bad = {
    name: '0002-bad',
    up: 'create table half (id int);\n-- the wrong one\nalter table nowhere add x int;',
  };
  const failure = migrate({ ...world, migrations: [brand, bad] });
  await expect(failure).rejects.toBeInstanceOf(MigrationError);
  await expect(failure).rejects.toThrow(
    /0002-bad failed at line 3 .*"nowhere" does not exist\nalter table nowhere/s,
  );
  expect(await names()).toEqual(['0001-brand']);
  const { rows } = await client.query("select to_regclass('half') as half");
  expect(rows).toEqual([{ half: null }]);
});

it('continues with the failed migration once it is fixed', async () => {
  const { names, ...world } = await emptyWorld();
  await migrate({ ...world, migrations: [brand, { ...colour, up: 'nonsense' }] }).catch(() => undefined);
  expect(await migrate({ ...world, migrations: [brand, colour] })).toEqual(['0002-colour']);
  expect(await names()).toEqual(['0001-brand', '0002-colour']);
});

it('continues with the migration table of an earlier version, and keeps unknown names', async () => {
  const { client, names, ...world } = await emptyWorld();
  await client.query(`create table migration (name text primary key, applied_at timestamptz not null default now());
    create table brand (name text); insert into migration (name) values ('0001-brand'), ('0009-newer')`);
  expect(await migrate({ ...world, migrations: [brand, colour] })).toEqual(['0002-colour']);
  expect(await migrate({ ...world, migrations: [brand, colour] })).toEqual([]);
  expect(await names()).toEqual(['0001-brand', '0002-colour', '0009-newer']);
});

it('lets one of many instances that start together do the work', async () => {
  const { client, ...world } = await emptyWorld();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => migrate({ ...world, migrations: [brand, colour] })),
  );
  expect(answers.flat().sort()).toEqual(['0001-brand', '0002-colour']);
  const { rows } = await client.query('select name from brand');
  expect(rows).toEqual([{ name: 'a;b' }]);
});

it('rejects migrations that are out of order or misnamed', async () => {
  const world = { url: 'postgres://127.0.0.1:1/none', logger: silentLogger };
  await expect(migrate({ ...world, migrations: [colour, brand] })).rejects.toThrow('0001-brand');
  await expect(migrate({ ...world, migrations: [{ name: 'first', up: '' }] })).rejects.toThrow('first');
});
