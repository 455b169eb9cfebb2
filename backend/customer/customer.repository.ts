/** Customers in the database: read, updated, and removed with all personal data that need not be retained. */
import { sql } from 'kysely';
import { type Address, emptyAddress } from '#backend/checkout/checkout.types.ts';
import type { Db } from '#backend/database/schema.ts';
import type { Balance, Customer, CustomerDetails } from './customer.types.ts';

/** jsonb that only `storeDetails` and the seed have written. */
const addressOf = (stored: unknown): Address => ({ ...emptyAddress, ...(stored as Partial<Address> | null) });

/** @param lock for an update that follows. */
export async function findCustomer(db: Db, customerId: number, lock = false): Promise<Customer | null> {
  const query = db
    .selectFrom('customer')
    .select(['customer_id', 'email', 'customer_type', 'gender', 'address', 'created_at'])
    .select(['personal_id', 'personal_id_country', 'member_type', 'member_id', 'metadata'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter_subscriber as s')
          .select('s.email')
          .whereRef('s.email', '=', 'customer.email')
          .where('s.unsubscribed_at', 'is', null),
      ).as('newsletter'),
    )
    .where('customer_id', '=', customerId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.customer_id,
    createdAt: row.created_at,
    email: row.email,
    customerType: row.customer_type,
    gender: row.gender,
    newsletter: Boolean(row.newsletter),
    personalId: row.personal_id ?? '',
    personalIdCountry: row.personal_id_country,
    address: addressOf(row.address),
    metaData: row.metadata ?? '',
    memberType: row.member_type,
    memberId: row.member_id,
  };
}

/** All but the newsletter consent, which its own module stores. */
export async function storeDetails(
  db: Db,
  customerId: number,
  details: CustomerDetails,
  now: Date,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({
      customer_type: details.customerType,
      gender: details.gender,
      personal_id: details.personalId || null,
      personal_id_country: details.personalIdCountry,
      address: JSON.stringify(details.address),
      metadata: details.metaData || null,
      updated_at: now,
    })
    .where('customer_id', '=', customerId)
    .execute();
}

export const balancesOf = (db: Db, customerId: number): Promise<Balance[]> =>
  db
    .selectFrom('customer_balance')
    .select(['currency_code as currencyCode', 'amount_minor as amount'])
    .where('customer_id', '=', customerId)
    .orderBy('currency_code')
    .execute();

/**
 * Sessions, balances and reset keys are deleted with the row. Orders and their payments are retained without the link and the vehicle;
 * an order with a pending payment keeps its cart. False when there is no such customer.
 */
export async function removeCustomer(db: Db, customerId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('customer')
    .where('customer_id', '=', customerId)
    .returning('email')
    .executeTakeFirst();
  if (!removed) return false;
  await sql`update payment set customer_id = null where customer_id = ${customerId} and (
      cart_id in (select cart_id from cart where customer_id = ${customerId})
      or order_id in (select order_id from shop_order where customer_id = ${customerId}))`.execute(db);
  // Most carts have no owner: their checkouts are found by mail address and by the resulting orders.
  await sql`delete from checkout where lower(email) = lower(${removed.email})
    or cart_id in (select cart_id from cart where customer_id = ${customerId})
    or cart_id in (select cart_id from shop_order where customer_id = ${customerId})`.execute(db);
  await sql`delete from cart where customer_id = ${customerId}
    and not exists (select from shop_order where shop_order.cart_id = cart.cart_id)`.execute(db);
  await sql`update cart set customer_id = null where customer_id = ${customerId}`.execute(db);
  await sql`update shop_order set customer_id = null, vehicle = null where customer_id = ${customerId}`.execute(
    db,
  );
  await db.deleteFrom('newsletter_subscriber').where('email', '=', removed.email).execute();
  await db.deleteFrom('stock_wish').where('email', '=', removed.email).execute();
  // Mails about orders and withdrawals are proof of what was agreed.
  await sql`delete from outbox where lower(payload ->> 'email') = lower(${removed.email})
    and kind !~ '^(order|withdrawal)'`.execute(db);
  await db.updateTable('product_question').set({ email: null }).where('email', '=', removed.email).execute();
  return true;
}
