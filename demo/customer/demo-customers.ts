/** The two demo accounts, one private and one business, with public passwords (docs/demo-shop.md). */

import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { type Kysely, sql } from 'kysely';
import { digestPassword, type Schema } from '#backend/commands.ts';
import { isThisMachine } from '#kernel/address/this-machine.ts';
import demo from '../../shops/atv-huset/demo.json' with { type: 'json' };

/** Numbered from 1 in the order of the file. */
export const demoCustomers = demo.accounts;

/** A public password needs no strong hash; the first login rehashes it at the shop's own cost. */
const quick = { memoryCost: 64, timeCost: 1, parallelism: 1, salt: Buffer.from('atv-huset demo..') };

/**
 * Existing customers remain unchanged.
 * @param passwordSalt the salt that clients append to a password.
 * @param url where shoppers reach the shop: everyone knows these passwords, so no one enters with them where others reach it.
 */
export async function addDemoCustomers(db: Kysely<Schema>, passwordSalt: string, url: string): Promise<void> {
  const isPrivate = isThisMachine(url);
  for (const [index, { mail, password, customer, businessId, address, balance }] of demoCustomers.entries()) {
    const id = index + 1;
    const stored = await hash(digestPassword(isPrivate ? password : randomUUID(), passwordSalt), quick);
    const type = customer === 'person' ? 'PERSON' : 'ORGANIZATION';
    await sql`
      insert into customer (customer_id, email, password_hash, customer_type, personal_id, personal_id_country, address) overriding system value
      values (${id}, ${mail}, ${stored}, ${type}, ${businessId ?? null}, ${businessId ? address.country : null}, ${JSON.stringify(address)}) on conflict do nothing`.execute(
      db,
    );
    for (const [currency_code, amount] of Object.entries(balance ?? {}))
      await db
        .insertInto('customer_balance')
        .values({ customer_id: id, currency_code, amount_minor: amount * 100 })
        .onConflict(conflict => conflict.doNothing())
        .execute();
  }
  await sql`select setval(pg_get_serial_sequence('customer', 'customer_id'), (select max(customer_id) from customer))`.execute(
    db,
  );
}
