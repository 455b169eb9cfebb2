/** Every text of the demo shop in every language. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '#backend/commands.ts';
import shopLanguages from '../../locales/languages.json' with { type: 'json' };
import { createDemoDatabase } from '../support/demo-database.ts';

const codes = shopLanguages.map(({ code }) => code);
let db: Kysely<Schema>;

beforeAll(async () => {
  const database = await createDemoDatabase();
  db = database.db;
  return database.drop;
}, 60_000);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths of all texts that are not empty. */
function textPaths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [path];
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => textPaths(inner, `${path}/${key}`))
    : [];
}

/** All objects inside a value whose keys are language codes. */
function byLanguage(value: unknown): Record<string, unknown>[] {
  if (!isObject(value)) return [];
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(key => codes.includes(key))
    ? [value]
    : Object.values(value).flatMap(byLanguage);
}

const isComplete = (value: Record<string, unknown>): boolean => {
  const [first = '', ...others] = codes.map(code => textPaths(value[code]).join(' '));
  return codes.every(code => code in value) && others.every(paths => paths === first);
};

it('has every value by language in every language', async () => {
  const { rows: columns } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where data_type = 'jsonb' and table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')`.execute(
    db,
  );
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name, column } of columns) {
    const { rows } = await sql<{ value: unknown }>`
      select ${sql.ref(column)} as value from ${sql.table(name)}
      where ${name === 'setting' ? sql`key <> 'search.synonyms'` : sql`true`}`.execute(db);
    const values = rows.flatMap(({ value }) => byLanguage(value));
    if (values.length > 0) found.set(`${name}.${column}`, values);
  }
  expect([...found.keys()]).toEqual(
    expect.arrayContaining([
      'campaign.name',
      'campaign.description',
      'content_collection.containers',
      'content_collection.meta',
      'menu.items',
      'payment_option.display_name',
      'shipping_option.display_name',
      'setting.value',
    ]),
  );
  // A guide is a file in one language; every language has a row of its own.
  found.delete('product_guide.title');
  const incomplete = [...found].flatMap(([column, values]) =>
    values.filter(value => !isComplete(value)).map(value => ({ column, value })),
  );
  expect(incomplete).toEqual([]);
});

it.each([
  ['brand_text', 'brand_id', ['description', 'secondary_description']],
  ['category_text', 'category_id', ['alias', 'name']],
  ['content_alias', 'collection_id', ['alias']],
  ['product_text', 'product_id', ['alias', 'name', 'text1', 'text2', 'meta_title', 'meta_description']],
] as const)('has a row of %s for every language', async (table, id, columns) => {
  const complete = columns.map(column => sql`and coalesce(${sql.ref(column)}, '') <> ''`);
  const { rows } = await sql`
    select ${sql.ref(id)} from ${sql.table(table)} group by 1
    having count(*) filter (where true ${sql.join(complete, sql` `)}) <> ${codes.length}`.execute(db);
  expect(rows).toEqual([]);
  const { rows: all } = await sql`select distinct language_id from ${sql.table(table)}`.execute(db);
  expect(all).toHaveLength(codes.length);
});

it('has an intro for every category of the menus', async () => {
  const { rows } =
    await sql`select category_id, language_id from category_text join category using (category_id)
    where not hidden and coalesce(description, '') = ''`.execute(db);
  expect(rows).toEqual([]);
});
