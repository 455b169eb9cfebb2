/** The demo shop as its folder fills it: complete, consistent, and in every language. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '#backend/commands.ts';
import { readNames } from '#tools/generate/grammar/read-names.mjs';
import { createWholeDemoDatabase } from '../support/demo-database.ts';
import { demoFolder } from '../support/demo-folder.ts';

let db: Kysely<Schema>;

// Another file may be filling it, on a machine that is busy.
beforeAll(async () => {
  const database = await createWholeDemoDatabase();
  db = database.db;
  return database.drop;
}, 300_000);

const count = async (query: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${sql.raw(query)}) q`.execute(db);
  return rows[0]?.n ?? -1;
};

it('has everything that a shop has, of every kind', async () => {
  expect(await count('select 1 from product')).toBe(2200);
  expect(await count('select 1 from brand')).toBe(40);
  expect(await count('select 1 from vehicle')).toBeGreaterThanOrEqual(60);
  expect(await count("select 1 from product where type = 'package'")).toBeGreaterThan(30);
  expect(
    await count(
      'select 1 from package_group g where not exists (select 1 from package_option o where o.group_id = g.group_id)',
    ),
  ).toBe(0);
  expect(await count('select 1 from package_group where required')).toBeGreaterThan(60);
  // Every category page has products, and the tree has three levels.
  expect(
    await count(
      'select 1 from category c where not exists (select 1 from product_category p where p.category_id = c.category_id)',
    ),
  ).toBe(0);
  expect(
    await count(
      'select 1 from category a join category b on b.parent_category_id = a.category_id join category c on c.parent_category_id = b.category_id',
    ),
  ).toBeGreaterThan(60);
  expect(
    await count(
      'select 1 from category a join category b on b.parent_category_id = a.category_id join category c on c.parent_category_id = b.category_id join category d on d.parent_category_id = c.category_id',
    ),
  ).toBe(0);
  // Every product: five prices, a text per language, two existing images, a SKU with stock, compatibility.
  expect(await count('select product_id from price group by 1 having count(*) = 5')).toBe(2200);
  expect(
    await count(
      'select product_id from product_text where length(text1) > 20 and length(text2) > 200 and length(text3) > 40 group by 1 having count(*) = 3',
    ),
  ).toBe(2200);
  expect(
    await count(
      "select product_id from product_image i join image_original o using (file_name) where o.type = 'product' group by 1 having count(*) >= 2",
    ),
  ).toBe(2200);
  expect(await count('select product_id from sku join stock using (sku_id) group by 1')).toBe(2200);
  expect(await count('select name from product_text group by name, language_id having count(*) > 1')).toBe(0);
  // A vehicle decides about parts, not about what its rider wears.
  const worn =
    "(exists (select 1 from product_category c join category_text t using (category_id) where c.product_id = p.product_id and t.alias = 'ajovarusteet'))";
  const hasFit =
    "exists (select 1 from product_parameter q join parameter_value v using (parameter_value_id) where q.product_id = p.product_id and (v.parameter_id in (select parameter_id from parameter where identifier in ('vehicle', 'rim', 'bolts')) or v.slug ~ '^[0-9]+x[0-9]+-[0-9]+$'))";
  const products = `select 1 from product p where p.type = 'product'`;
  expect(await count(`${products} and ${worn}`)).toBeGreaterThan(100);
  expect(await count(`${products} and ${worn} = ${hasFit}`)).toBe(0);
  await everyYearAndTrueFit();
  // Every kind of stock.
  for (const kind of [
    'in_stock > 8',
    'in_stock between 1 and 5',
    'oversellable > 0',
    'static > 0',
    'incoming_on is not null',
    'in_stock + oversellable + static = 0 and incoming_on is null',
  ]) {
    expect([kind, (await count(`select 1 from stock where ${kind}`)) > 20]).toEqual([kind, true]);
  }
  // About one in eight is reduced, the last entry of the price history is the price, and no reduction lasts forever.
  const reduced = await count("select 1 from price where market_id = 'fi' and selling_minor < regular_minor");
  expect(reduced).toBeGreaterThan(180);
  expect(reduced).toBeLessThan(360);
  expect(
    await count(
      'select 1 from price p join lateral (select * from price_log l where l.product_id = p.product_id and l.market_id = p.market_id order by valid_from desc limit 1) l on true where (l.regular_minor, l.selling_minor) <> (p.regular_minor, p.selling_minor)',
    ),
  ).toBe(0);
  expect(await count('select 1 from price_log where valid_from > now()')).toBe(0);
  expect(await count('select 1 from variant_value where level = 2')).toBeGreaterThan(20);
  // More colours than a page shows at once, and patterns that only an image can show.
  expect(
    await count(
      "select variant_group_id from product join variant_value using (product_id) where dimension = 'Color' group by 1 having count(*) > 12",
    ),
  ).toBe(1);
  expect(await count("select 1 from variant_value where dimension = 'Pattern'")).toBeGreaterThan(3);
  expect(
    await count(
      'select 1 from package_option where quantity > 1 and group_id in (select group_id from package_option group by 1 having count(*) > 1)',
    ),
  ).toBeGreaterThan(10);
  // Older clients add the # before a colour themselves.
  expect(await count("select 1 from variant_value where attributes::text like '%#%'")).toBe(0);
  await neighboursDiffer();
}, 60_000);

/** Colour and view of the first image: two products with the same drawing must differ in them. */
async function neighboursDiffer(): Promise<void> {
  for (const order of [
    'first_available_on desc, product_id desc',
    'first_available_on desc, product_id',
    'sold_count desc, product_id desc',
    'sold_count desc, product_id',
  ]) {
    const same = await count(
      `select 1 from (
        select file_name, lag(file_name) over (partition by category_id order by ${order}) as before
        from (select category_id, product_id from product_category union select 0, product_id from product) c join product using (product_id)
        join product_image using (product_id) left join variant_group using (variant_group_id)
        where sort_order = 1 and (variant_group_id is null or main_product_id = product_id)) q
      where file_name = before`,
    );
    expect([order, same]).toEqual([order, 0]);
  }
}

it('references only existing entities in menus, areas and pages', async () => {
  const menus = await db.selectFrom('menu').select(['menu_id', 'items']).execute();
  expect(menus.map(menu => menu.menu_id).sort()).toEqual([
    'footer-first',
    'footer-second',
    'info-pages',
    'main-desktop',
    'main-mobile',
    'top-bar',
  ]);
  interface Item {
    type: string;
    value: string;
    label: { fi?: string; sv?: string };
    children: Item[];
  }
  // Menus name categories and information pages by their addresses.
  const categories = new Set(
    (await db.selectFrom('category_text').select('alias').execute()).map(({ alias }) => alias),
  );
  const pages = new Set(
    (await db.selectFrom('content_alias').select('alias').execute()).map(({ alias }) => alias),
  );
  const check = (items: readonly Item[]): void => {
    for (const item of items) {
      expect([item.label.fi, item.label.sv].filter(label => (label ?? '').length > 1)).toHaveLength(2);
      const known =
        item.type === 'category' ? categories : item.type === 'page' ? pages : new Set([item.value]);
      expect([item.value, known.has(item.value)]).toEqual([item.value, true]);
      check(item.children);
    }
  };
  for (const menu of menus) check(menu.items as Item[]);
  const missing =
    await sql`select f from content_collection, jsonb_array_elements(containers) c, jsonb_array_elements(c->'widgets') w, jsonb_array_elements_text(w->'images') f
    where not exists (select 1 from image_original where type = 'pagewidget' and file_name = f)`.execute(db);
  expect(missing.rows).toEqual([]);
  for (const alias of [
    'asiakaspalvelu',
    'kundservice',
    'ostoehdot',
    'kopvillkor',
    'tietoa-meista',
    'om-oss',
    'tietosuoja',
    'integritet',
    'saavutettavuus',
    'tillganglighet',
    'peruuttaminen',
    'angra-kop',
    'cookies',
  ]) {
    expect([alias, (await count(`select 1 from content_alias where alias = '${alias}'`)) > 0]).toEqual([
      alias,
      true,
    ]);
  }
});

it('gives every GTIN a valid check digit and chooses default payments without credit', async () => {
  const skus = await db.selectFrom('sku').select('gtin').execute();
  for (const { gtin } of skus)
    expect(
      [...(gtin ?? '')].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) %
        10,
    ).toBe(0);
  expect(
    await count('select market_id from payment_option where is_default and credit_class = 1 group by 1'),
  ).toBe(5);
  expect(await count('select market_id from shipping_option where is_default group by 1')).toBe(5);
});

it.each([
  ['fi', ['00100', '15140', '20100', '33100', '45100', '53100', '65100', '70110', '87100', '96200']],
  ['se', ['11122', '21143', '35230', '41105', '58223', '65225', '72212', '80320', '97231']],
])('has one to four pickup points for every zip code of %s', async (market, zips) => {
  const points = await db
    .selectFrom('shipping_option')
    .select(['zip_pattern', 'display_name', 'external_id'])
    .where('market_id', '=', market)
    .where('parent_id', '>', 0)
    .where('zip_pattern', 'is not', null)
    .execute();
  for (const zip of zips) {
    const near = points.filter(({ zip_pattern: pattern }) => new RegExp(pattern ?? '').test(zip));
    expect({ zip, isServed: near.length > 0 && near.length < 5 }).toEqual({ zip, isServed: true });
  }
  expect(new Set(points.map(point => point.external_id)).size).toBe(points.length);
});

/** Each model has every year from its first to its last, and compatible vehicles have the dimensions of the product. */
async function everyYearAndTrueFit(): Promise<void> {
  expect(
    await count(
      'select 1 from vehicle group by manufacturer, model having count(*) <> max(year) - min(year) + 1',
    ),
  ).toBe(0);
  expect(await count("select 1 from vehicle where manufacturer = 'Honda' and year = 2021")).toBeGreaterThan(
    0,
  );
  const tyreSize = String.raw`'^\d+x\d+-\d+$'`;
  const measured = `select q.product_id, f.vehicle_id, f.tech_data, s.label->>'fi' size, b.label->>'fi' bolts
    from product_parameter q join vehicle f using (parameter_value_id)
    left join (product_parameter x join parameter_value s on s.parameter_value_id = x.parameter_value_id
      and s.parameter_id = (select parameter_id from parameter where identifier = 'size') and s.label->>'fi' ~ ${tyreSize}) on x.product_id = q.product_id
    left join (product_parameter y join parameter_value b on b.parameter_value_id = y.parameter_value_id
      and b.parameter_id = (select parameter_id from parameter where identifier = 'bolts')) on y.product_id = q.product_id`;
  expect(await count(`${measured} where s.label is not null or b.label is not null`)).toBeGreaterThan(1000);
  expect(
    await count(
      `select 1 from (${measured}) of_wheels where size not in (tech_data->>'frontTire', tech_data->>'backTire')
        or bolts not in (tech_data->>'frontBoltPattern', tech_data->>'backBoltPattern')`,
    ),
  ).toBe(0);
  // What has a measure of a wheel is never universal.
  expect(
    await count(
      `select 1 from product_parameter u join parameter_value v using (parameter_value_id)
        join product_parameter m on m.product_id = u.product_id
        join parameter_value w on w.parameter_value_id = m.parameter_value_id
        where v.parameter_id = (select parameter_id from parameter where identifier = 'vehicle') and v.slug = 'universal'
          and (w.parameter_id in (select parameter_id from parameter where identifier in ('rim', 'bolts'))
            or w.parameter_id = (select parameter_id from parameter where identifier = 'size') and w.label->>'fi' ~ ${tyreSize})`,
    ),
  ).toBe(0);
}

it('has the accounts and organisations that the guide of the demo shop names', async () => {
  const guide = readFileSync(new URL('../../docs/demo-shop.md', import.meta.url), 'utf8');
  const demo = JSON.parse(readFileSync(join(demoFolder, 'demo.json'), 'utf8')) as {
    accounts: { mail: string; password: string }[];
  };
  for (const { mail, password } of demo.accounts)
    expect(guide).toContain(`| \`${mail}\` | \`${password}\` |`);
  const organizations = await db.selectFrom('organization').select(['number', 'name']).execute();
  expect(organizations).toHaveLength(5);
  for (const { number, name } of organizations)
    expect(guide).toContain(`\`${number.slice(0, 7)}-${number.slice(7)}\` ${name}`);
});

it('has every image that a widget example or a page file uses', () => {
  const root = join(import.meta.dirname, '../..');
  const places = {
    schemas: join(root, 'schemas'),
    widgets: join(root, 'widgets'),
    pages: join(root, 'pages'),
  };
  const { pictures } = readNames(places);
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter(file => !existsSync(join(demoFolder, 'pictures', file)))).toEqual([]);
});
