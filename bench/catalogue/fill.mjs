/** Fills the shop up to a number of products with SQL: copies of the seeded ones with their own prices, stock and vehicles. */

import { Client } from 'pg';

/** Rows per statement: large enough to be fast, small enough to stay in memory. */
const PORTION = 50_000;

const highest = async (pool, table, column) =>
  Number((await pool.query(`select coalesce(max(${column}), 0) as n from ${table}`)).rows[0].n);

/** Inserts the products `first` to `last`, whose SKUs follow after `sku`. Triggers and foreign keys are off, because the rows are generated consistently. */
const portion = `
create temporary table model on commit drop as
  select row_number() over (order by product_id) - 1 as place, * from product where product_id <= $1 and type = 'product';
create temporary table fresh on commit drop as
  select id, m.product_id as model, hashint4(id) as dice, m.brand_id, m.primary_category_id from generate_series($2::int, $3::int) as id
  join model m on m.place = abs(hashint4(id)::bigint) % (select count(*) from model);
create index on fresh (model); analyze fresh;

insert into product (product_id, article_number, type, brand_id, primary_category_id, first_available_on, sold_count, weight_grams, rating_sum, rating_count)
  select id, 'S' || lpad(id::text, 8, '0'), 'product', brand_id, primary_category_id, date '2020-01-01' + abs(dice) % 2000,
    abs(dice) % 5000, 500, abs(dice) % 50, 10 from fresh;
insert into product_text (product_id, language_id, alias, name, text1)
  select id, language_id, t.alias || '-' || id, t.name || ' ' || chr(65 + abs(dice) % 26) || (abs(dice) / 26) % 9000, left(t.text1, 200)
  from fresh join product_text t on t.product_id = model;
insert into product_category select id, category_id from fresh join product_category c on c.product_id = model;
insert into product_image (product_id, sort_order, file_name) select id, sort_order, file_name from fresh join product_image i on i.product_id = model;
insert into product_parameter
  select id, parameter_value_id from fresh join product_parameter p on p.product_id = model
    join parameter_value v using (parameter_value_id) where v.parameter_id <> 477
  union select id, (select array_agg(parameter_value_id order by parameter_value_id) from vehicle)[1 + abs(hashint4(id + n)) % (select count(*)::int from vehicle)]
    from fresh, generate_series(1, 2) n;
insert into sku (sku_id, product_id, article_number, name) select $4::int + id - $2::int, id, 'S' || lpad(id::text, 8, '0') || '-1', '' from fresh;
insert into stock (sku_id, in_stock, oversellable, static)
  select $4::int + id - $2::int, case when abs(dice) % 5 = 0 then 0 else 100000 end, 0, abs(dice) % 3 from fresh;
insert into price (product_id, market_id, regular_minor, selling_minor)
  select id, market_id, p.regular_minor + abs(dice) % 9000, p.selling_minor + abs(dice) % 9000 from fresh join price p on p.product_id = model;
insert into price_log (product_id, market_id, valid_from, regular_minor, selling_minor)
  select id, market_id, now() - interval '90 days', regular_minor, selling_minor from fresh join price on price.product_id = id;
`;

export async function fillTo({ url, pool }, products) {
  const models = await highest(pool, "product where article_number not like 'S%'", 'product_id');
  const there = Number((await pool.query('select count(*) from product')).rows[0].count);
  let first = (await highest(pool, 'product', 'product_id')) + 1;
  let sku = (await highest(pool, 'sku', 'sku_id')) + 1;
  const last = first + products - there - 1;
  // The shop's own connections have a statement timeout that is too short for this.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'",
    );
    for (; first <= last; first += PORTION) {
      const until = Math.min(first + PORTION - 1, last);
      const values = [models, first, until, sku];
      // Several statements in one query take no parameters; all values are integers of this script.
      const text = portion.replaceAll(/\$([1-4])/g, (_, at) => String(values[at - 1]));
      await client.query(`begin; ${text} commit`);
      sku += PORTION;
    }
    await client.query('analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
