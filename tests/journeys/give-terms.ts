/** Gives an account a price list of its own, a tenth below the regular prices, and a balance: `give-terms.ts MAIL`. */
import { sql } from 'kysely';
import { withCommandDatabase } from '#backend/commands.ts';

const [mail = ''] = process.argv.slice(2);
await withCommandDatabase(undefined, async db => {
  const { customer_id } = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', mail)
    .executeTakeFirstOrThrow();
  const { price_list_id } = await db
    .insertInto('price_list')
    .values({ identifier: `customer-${customer_id}`, name: mail })
    .returning('price_list_id')
    .executeTakeFirstOrThrow();
  await sql`insert into price_list_price (price_list_id, product_id, market_id, selling_minor)
    select ${price_list_id}, product_id, market_id, regular_minor * 9 / 10 from price`.execute(db);
  await db.insertInto('customer_price_list').values({ customer_id, price_list_id }).execute();
  await db
    .insertInto('customer_balance')
    .values([
      { customer_id, currency_code: 'EUR', amount_minor: 500 },
      { customer_id, currency_code: 'SEK', amount_minor: 5_000 },
    ])
    .execute();
});
