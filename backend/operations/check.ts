/** Checks the consistency of the shop's data: one statement per check, one sentence per finding. */
import type { ClientBase } from 'pg';
import { migrations } from '#backend/database/migrations/index.ts';
import { migrationsOf } from './tables.ts';

interface Question {
  /** Description of the error in the rows that the statement finds. */
  about: string;
  /** Returns rows with one text `what`; only inconsistent ones. */
  sql: string;
}

/** Money, stock, uses of codes, orders and payments, balances. */
const questions: readonly Question[] = [
  {
    about: 'the total of the order is not its rows, fees, discounts and balance',
    sql: `select o.order_id::text as what from shop_order o
      where o.total_minor + o.balance_minor <> o.items_minor + o.shipping_fee_minor + o.payment_fee_minor - o.discount_minor
        or o.items_minor <> (select coalesce(sum(r.total_minor), 0) from order_row r where r.order_id = o.order_id)
        or o.total_minor < 0 or o.total_vat_minor > o.total_minor + o.balance_minor`,
  },
  {
    about: 'more money was given back than the order had cost',
    sql: `select o.order_id::text as what from shop_order o join order_refund f using (order_id)
      group by o.order_id having sum(f.total_minor) > o.total_minor + o.balance_minor`,
  },
  {
    about: 'the pieces taken from the shelf for the order are not those of its rows',
    sql: `select order_id::text || ', sku ' || sku_id as what from
      (select order_id, sku_id, sum(pieces) as taken from order_stock group by order_id, sku_id) s
      full join (select order_id, sku_id, sum(quantity) as ordered from order_row
        where order_id in (select order_id from order_stock) group by order_id, sku_id) r using (order_id, sku_id)
      where coalesce(taken, 0) <> coalesce(ordered, 0)`,
  },
  {
    about: 'fewer pieces of the sku count as sold than orders hold',
    sql: `select s.sku_id::text as what from stock s
      join (select sku_id, sum(pieces) as pieces from order_stock where returned_at is null group by sku_id) o using (sku_id)
      where s.sold < o.pieces`,
  },
  // A code that was in no order may start with uses, as one that is sold out from the start.
  {
    about: 'the counted uses of the code are not the orders with it, or are above its limit',
    sql: `select c.code as what from promo_code c
      join (select code, count(*) filter (where released_at is null) as uses from promo_use group by code) u using (code)
      where c.used <> u.uses or c.used > c.use_limit`,
  },
  {
    about: 'the cart has more than one order',
    sql: `select cart_id as what from shop_order where status <> 'cancelled' group by cart_id having count(*) > 1`,
  },
  {
    about: 'the order has no rows or no beginning of its history',
    sql: `select o.order_id::text as what from shop_order o
      where not exists (select from order_row r where r.order_id = o.order_id)
        or not exists (select from order_status_change c where c.order_id = o.order_id)`,
  },
  {
    about:
      'the payment has held a shopper’s money for over ten minutes without an order and without a pending action',
    sql: `select payment_ref::text as what from payment
      where state in ('authorized', 'captured') and order_id is null and check_at is null and updated_at < now() - interval '10 minutes'`,
  },
  {
    about: 'more was captured or given back than was authorised',
    sql: `select payment_ref::text as what from payment
      where captured_minor > greatest(authorized_minor, amount_minor) or refunded_minor > captured_minor`,
  },
  {
    about: 'Studio manages the document, but has neither published nor scheduled it',
    sql: `select document_id as what from studio_document d
      where is_managed and not exists (select from studio_live l where l.document_id = d.document_id)`,
  },
  {
    about: 'the draft is older than its newest operation',
    sql: `select document_id as what from studio_draft d
      where exists (select from studio_operation o where o.document_id = d.document_id and o.release_id = d.release_id and o.version > d.version)`,
  },
  {
    about: 'the balance of the customer is below nothing',
    sql: `select customer_id::text || ' ' || currency_code as what from customer_balance where amount_minor < 0`,
  },
];

/** Maximum number of examples per error. */
const EXAMPLES = 20;

/** Findings as sentences; empty when the data is consistent. */
export async function check(client: ClientBase): Promise<string[]> {
  const applied = await migrationsOf(client);
  const known = migrations.map(({ name }) => name);
  const missing = known.filter(name => !applied.includes(name));
  if (missing.length > 0)
    return [`Migrations are missing: ${missing.join(', ')}. Run: npm run db -- migrate`];
  const findings: string[] = [];
  const strange = applied.filter(name => !known.includes(name));
  if (strange.length > 0)
    findings.push(`A newer version of the shop has changed the tables: ${strange.join(', ')}.`);

  await client.query('begin isolation level repeatable read read only');
  try {
    for (const { about, sql } of questions) {
      const { rows } = await client.query<{ what: string }>(`${sql} order by 1 limit ${EXAMPLES + 1}`);
      for (const { what } of rows.slice(0, EXAMPLES)) findings.push(`${what}: ${about}.`);
      if (rows.length > EXAMPLES) findings.push(`… and more of which ${about}.`);
    }
  } finally {
    await client.query('rollback');
  }
  return findings;
}
