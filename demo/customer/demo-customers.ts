/** The two demo accounts, one private and one business, with public passwords (docs/demo-shop.md). */
import { hash } from '@node-rs/argon2';
import { sql, type Kysely } from 'kysely';
import { digestPassword, type Schema } from '#backend/commands.ts';

interface DemoCustomer {
  id: number;
  email: string;
  password: string;
  type: 'PERSON' | 'ORGANIZATION';
  personalId: string;
  address: Readonly<Record<string, string>>;
}

export const demoCustomers: readonly DemoCustomer[] = [
  {
    id: 1,
    email: 'private@demo.example',
    password: 'demo-private-1',
    type: 'PERSON',
    personalId: '',
    address: {
      firstName: 'Aino',
      lastName: 'Virtanen',
      addressLine1: 'Mönkijäntie 4 B 12',
      zip: '33100',
      city: 'Tampere',
      country: 'FI',
      mobile: '+358401234567',
    },
  },
  {
    id: 2,
    email: 'business@demo.example',
    password: 'demo-business-1',
    type: 'ORGANIZATION',
    personalId: '0737546-2',
    address: {
      firstName: 'Eero',
      lastName: 'Nieminen',
      company: 'Maastokone Oy',
      addressLine1: 'Teollisuuskatu 21',
      zip: '00510',
      city: 'Helsinki',
      country: 'FI',
      phone: '+358912345678',
    },
  },
];

const balances = [
  { customer_id: 1, currency_code: 'EUR', amount_minor: 2500 },
  { customer_id: 1, currency_code: 'SEK', amount_minor: 25_000 },
];

/** A public password needs no strong hash; the first login rehashes it at the shop's own cost. */
const quick = { memoryCost: 64, timeCost: 1, parallelism: 1, salt: Buffer.from('atv-huset demo..') };

/** @param passwordSalt the salt that clients append to a password. Existing customers remain unchanged. */
export async function addDemoCustomers(db: Kysely<Schema>, passwordSalt: string): Promise<void> {
  for (const { id, email, password, type, personalId, address } of demoCustomers) {
    const stored = await hash(digestPassword(password, passwordSalt), quick);
    await sql`
      insert into customer (customer_id, email, password_hash, customer_type, personal_id, personal_id_country, address) overriding system value
      values (${id}, ${email}, ${stored}, ${type}, ${personalId || null}, ${personalId ? address['country'] : null}, ${JSON.stringify(address)}) on conflict do nothing`.execute(
      db,
    );
  }
  await db
    .insertInto('customer_balance')
    .values(balances)
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await sql`select setval(pg_get_serial_sequence('customer', 'customer_id'), (select max(customer_id) from customer))`.execute(
    db,
  );
}
