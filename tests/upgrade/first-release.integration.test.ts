/** A database of the first release becomes one of today: same tables as a new one, orders, carts and accounts as they were. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { digestPassword, silentLogger } from '#backend/commands.ts';
import { type Backend, createBackend, migrate } from '#backend/index.ts';
import { check, migrations } from '#backend/testing.ts';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { billingAddress, placeOrder } from '../support/purchase-documents.mjs';
import { createTestDatabase } from '../support/test-database.ts';

const dump = gunzipSync(readFileSync(join(import.meta.dirname, '0.1.0.sql.gz'))).toString();
const facts = `select
  (select json_agg(o order by order_id) from
    (select order_id, status, email, total_minor, total_vat_minor, items_minor, public_id from shop_order) o) as orders,
  (select json_agg(r order by order_id, sku_id) from (select order_id, sku_id, quantity, total_minor from order_row) r) as rows,
  (select json_agg(s order by sku_id) from (select sku_id, in_stock, sold from stock) s) as stock,
  (select json_agg(l order by cart_id, sku_id) from (select cart_id, sku_id, quantity from cart_line) l) as lines`;

/** Tables with their columns, constraints, indexes, triggers and functions; the order of columns does not matter, nor the list of migrations. */
const shape = `select string_agg(what, E'\\n' order by what) as shape from (
  select format('column %s.%s %s null=%s default=%s generated=%s', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as what
    from information_schema.columns where table_schema = 'public' and table_name <> 'migration'
  union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
  union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger
    where not tgisinternal and tgrelid::regclass::text not like 'pg_%'
  union all select format('function %s %s', oid::regprocedure, md5(pg_get_functiondef(oid))) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select 1 from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
) as everything`;

interface Upgraded {
  url: string;
  applied: readonly string[];
  before: unknown;
  after: unknown;
}
let upgraded: Upgraded;

async function one(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows[0];
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const { url, drop } = await createTestDatabase();
  const loading = new Client({ connectionString: url });
  await loading.connect();
  await loading.query('drop schema public cascade; create schema public');
  await loading.query(dump);
  await loading.end();
  const before = await one(url, facts);
  const applied = await migrate({ url, logger: silentLogger });
  upgraded = { url, applied, before, after: await one(url, facts) };
  return drop;
});

async function openShop(): Promise<Backend> {
  return createBackend({
    databaseUrl: upgraded.url,
    logger: pino({ level: 'silent' }),
    origin: 'http://shop.test',
    connections: 15,
  });
}

it('applies every migration since the first release', () => {
  const later = migrations.map(({ name }) => name).filter(name => name > '0009-cart-confirmed');
  expect(upgraded.applied).toEqual(later);
});

it('makes the tables that a new shop has', async () => {
  const fresh = await createTestDatabase();
  try {
    expect(await one(upgraded.url, shape)).toEqual(await one(fresh.url, shape));
  } finally {
    await fresh.drop();
  }
});

it('keeps orders, stock and carts, and db check finds nothing', async () => {
  expect(upgraded.after).toEqual(upgraded.before);
  const client = new Client({ connectionString: upgraded.url });
  await client.connect();
  try {
    expect(await check(client)).toEqual([]);
  } finally {
    await client.end();
  }
});

it('lets an account of the first release sign in, finish its open cart and order', async () => {
  const backend = await openShop();
  try {
    const { service } = backend.auth;
    const username = 'private@demo.example';
    const signature = service.sign(service.challenge(username), 'key');
    const password = digestPassword('demo-private-1', defaultPasswordSalt);
    const caller = { ip: null, languageId: 'fi-FI' };
    expect(await service.login(caller, { username, signature, password, lifeMinutes: null })).toMatchObject({
      kind: 'tokens',
    });

    const ask = async (documentText: string, variables = {}) => {
      const { data, errors } = await backend.execute({
        documentText,
        variables,
        caller: { requestId: 'upgrade' },
      });
      expect(errors).toBeUndefined();
      return data;
    };
    const id = '622a81d0-9c24-79e9-4bd7-152c34763c31';
    expect(
      await ask('query ($id: String!) { getCart(id: $id) { items { skuId quantity } } }', { id }),
    ).toEqual({
      getCart: {
        items: [
          { skuId: 10001, quantity: 1 },
          { skuId: 10013, quantity: 2 },
        ],
      },
    });
    const placed = await ask(placeOrder, {
      id,
      checkout: { email: 'anna@example.com', paymentId: 1, billingAddress, acceptedConsents: ['order'] },
    });
    expect(placed).toMatchObject({ placeOrder: { orderId: '100008', status: 'completed' } });
  } finally {
    await backend.close();
  }
});
