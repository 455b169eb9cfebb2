/** The accounts of `demo.json`. One that exists belongs to who tries the shop, and is not changed. */
import type { Kysely } from 'kysely';
import { createPasswords, digestPassword } from '#backend/auth/passwords.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { DemoAccount } from '../shop-files.gen.ts';
import type { ShopFolder } from '../shop-folder.ts';
import type { Change } from '../sync-rows.ts';

type Db = Kysely<Schema>;

/** Accounts are known by their address in small letters. */
const mailOf = ({ mail }: DemoAccount): string => mail.trim().toLowerCase();

/** @param passwordSalt that clients append to a password */
export async function syncAccounts(
  db: Db,
  { demo }: Pick<ShopFolder, 'demo'>,
  passwordSalt: string,
): Promise<Change[]> {
  const accounts = demo?.data.accounts ?? [];
  if (accounts.length === 0) return [];
  const known = await db
    .selectFrom('customer')
    .select('email')
    .where('email', 'in', accounts.map(mailOf))
    .execute();
  const mails = new Set(known.map(({ email }) => email));
  const fresh = accounts.filter(account => !mails.has(mailOf(account)));
  const passwords = createPasswords({ salt: passwordSalt });
  const hashes = await Promise.all(
    fresh.map(({ password }) => passwords.store(digestPassword(password, passwordSalt))),
  );
  for (const [index, account] of fresh.entries()) await addAccount(db, account, hashes[index] ?? '');
  return fresh.map(account => ({
    ...{ entity: 'demo_account', name: mailOf(account), kind: 'created', fields: [] },
  }));
}

async function addAccount(db: Db, account: DemoAccount, password_hash: string): Promise<void> {
  const { customer, businessId, address, balance } = account;
  const { customer_id } = await db
    .insertInto('customer')
    .values({
      ...{ email: mailOf(account), password_hash, address: JSON.stringify(address) },
      customer_type: customer === 'person' ? 'PERSON' : 'ORGANIZATION',
      personal_id: businessId ?? null,
      personal_id_country: businessId === undefined ? null : address.country,
    })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  const amounts = Object.entries(balance ?? {});
  if (amounts.length === 0) return;
  await db
    .insertInto('customer_balance')
    .values(
      amounts.map(([currency_code, amount]) => ({
        ...{ customer_id, currency_code, amount_minor: Math.round(amount * 100) },
      })),
    )
    .execute();
}

/** The price lists that accounts have: pairs of a list and a mail address. */
export const listsOfAccounts = (demo: ShopFolder['demo']): (readonly [string, string])[] =>
  (demo?.data.accounts ?? []).flatMap(account =>
    (account.priceLists ?? []).map(list => [list, mailOf(account)] as const),
  );
