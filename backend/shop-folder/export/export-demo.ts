/** `demo.json` from the database of a shop that is only tried: what `apply` brought, or the seed of the demo. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { isDemo } from '#backend/is-demo.ts';
import { reviewPicture } from '../demo/demo-opinions.ts';
import { readFolderFile } from '../folder-files.ts';
import type { DemoAccount, DemoPastPrices, DemoQuestion, DemoReview, ShopDemo } from '../shop-files.gen.ts';
import { amountOf, byText, type ExportContext, saying } from './export-context.ts';

/**
 * Null for a shop that is not only tried: its opinions and prices are real.
 * @param source the folder that the shop runs with
 */
export async function readDemo(db: Kysely<Schema>, source: string): Promise<ShopDemo | null> {
  const file = await readFolderFile(source, 'demo');
  if (file === null || Array.isArray(file)) return null;
  return (await isDemo(db)) ? file.data : null;
}

/** Mail addresses that everyone may know. */
export const accountsOf = (demo: ShopDemo | null): string[] =>
  (demo?.accounts ?? []).map(({ mail }) => mail.trim().toLowerCase());

/** As the file writes a moment, to the microsecond of the database. */
const moment = (column: string) =>
  sql<string>`regexp_replace(to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '\\.?0+$', '') || 'Z'`;

/**
 * Accounts are those of the folder that the shop runs with: passwords are not in the database, and other accounts are those of
 * persons. So are opinions that were written in the shop.
 * @param source the content of that folder's `demo.json`
 * @param numbers article numbers of what is exported
 * @returns its text
 */
export async function exportDemo(
  context: ExportContext,
  source: ShopDemo,
  { numbers, $schema, pictures }: { numbers: ReadonlySet<string>; $schema: string; pictures: string },
): Promise<string> {
  const { db } = context;
  const opinions = await opinionsOf(db, numbers);
  await writePictures(context, opinions.reviews, pictures);
  const lists = await db
    .selectFrom('price_list_price')
    .innerJoin('price_list', 'price_list.price_list_id', 'price_list_price.price_list_id')
    .select('identifier')
    .distinct()
    .execute();
  const used = new Set(lists.map(({ identifier }) => identifier));
  return demoText({
    $schema,
    writtenOn: new Date().toISOString().slice(0, 10),
    ...(source.accounts && { accounts: source.accounts.map(account => withLists(account, used)) }),
    ...(await countsOf(db, numbers)),
    prices: await pricesOf(db, numbers),
    ...opinions,
  });
}

/** Lists without prices are no part of a folder. */
function withLists(account: DemoAccount, used: ReadonlySet<string>): DemoAccount {
  const { priceLists, ...rest } = account;
  const own = priceLists?.filter(list => used.has(list));
  return own && own.length > 0 ? { ...rest, priceLists: own } : rest;
}

async function countsOf(db: Kysely<Schema>, numbers: ReadonlySet<string>) {
  const products = await db
    .selectFrom('product')
    .select(['article_number', 'sold_count'])
    .where('sold_count', '>', 0)
    .execute();
  const codes = await db.selectFrom('promo_code').select(['code', 'used']).where('used', '>', 0).execute();
  const sorted = (entries: readonly (readonly [string, number])[]): Record<string, number> =>
    Object.fromEntries(entries.toSorted(([one], [other]) => byText(one, other)));
  return {
    sold: sorted(
      products.flatMap(({ article_number, sold_count }) =>
        numbers.has(article_number) ? [[article_number, sold_count] as const] : [],
      ),
    ),
    codes: sorted(codes.map(({ code, used }) => [code, used])),
  };
}

async function pricesOf(db: Kysely<Schema>, numbers: ReadonlySet<string>): Promise<DemoPastPrices[]> {
  const rows = await db
    .selectFrom('price_log')
    .innerJoin('product', 'product.product_id', 'price_log.product_id')
    .select([
      'article_number',
      'market_id',
      'regular_minor',
      'selling_minor',
      moment('valid_from').as('from'),
    ])
    .orderBy('valid_from')
    .execute();
  const places = new Map<string, DemoPastPrices>();
  for (const { article_number, market_id, regular_minor, selling_minor, from } of rows) {
    if (!numbers.has(article_number)) continue;
    const step = { from, regular: amountOf(regular_minor), selling: amountOf(selling_minor) };
    const key = `${article_number}\u0000${market_id}`;
    const place = places.get(key);
    if (place) place.steps.push(step);
    else places.set(key, { product: article_number, market: market_id, steps: [step] });
  }
  return [...places].toSorted(([one], [other]) => byText(one, other)).map(([, place]) => place);
}

/** What is shown of what such a file or the seed has brought. */
async function opinionsOf(db: Kysely<Schema>, numbers: ReadonlySet<string>) {
  const { rows: reviews } = await sql<Omit<DemoReview, 'product'> & { product: string }>`
    select r.external_id as id, p.article_number as product, l.code as language, ${moment('r.created_at')} as at, r.author,
      r.rating, nullif(r.comment, '') as comment, nullif(r.vehicle, '') as vehicle, nullif(r.pictures, '{}') as pictures
    from product_review r join product p using (product_id) join language l using (language_id)
    where r.external_id like 'demo-%' and r.status = 'approved'`.execute(db);
  const { rows: questions } = await sql<DemoQuestion>`
    select q.external_id as id, p.article_number as product, l.code as language, q.market_id as market,
      ${moment('q.created_at')} as at, q.author, q.question, nullif(q.vehicle, '') as vehicle, (
        select json_agg(json_strip_nulls(json_build_object('at', ${moment('a.created_at')},
          'author', nullif(a.author, ''), 'answer', a.answer)) order by length(a.external_id), a.external_id)
        from product_answer a where a.question_id = q.question_id and a.external_id like 'demo-%' and a.status = 'approved'
      ) as answers
    from product_question q join product p using (product_id) join language l using (language_id)
    where q.external_id like 'demo-%' and q.status = 'approved'`.execute(db);
  const own = <Entry extends { id: string; product: string }>(entries: readonly Entry[]): Entry[] =>
    entries.filter(({ product }) => numbers.has(product)).toSorted((a, b) => byText(a.id, b.id));
  return {
    reviews: own(reviews).map(({ pictures, ...review }) => ({
      ...review,
      ...(pictures && { pictures: pictures.map(name => name.slice(reviewPicture(review.id, '').length)) }),
    })),
    questions: own(questions),
  };
}

/** Each picture once, however many reviews show it. */
async function writePictures(
  { db, left, shown }: ExportContext,
  reviews: readonly { id: string; pictures?: readonly string[] }[],
  folder: string,
): Promise<void> {
  const written = new Map<string, Buffer>();
  for (const { id, pictures = [] } of reviews)
    for (const file of pictures) {
      const picture = await db
        .selectFrom('image_original')
        .select('data')
        .where('type', '=', 'review')
        .where('file_name', '=', reviewPicture(id, file))
        .executeTakeFirst();
      if (!picture) continue;
      const before = written.get(file);
      if (shown.has(file) || before?.equals(picture.data) === false)
        left.add('different pictures of one name', `review ${file}`);
      else if (before === undefined) await writeFile(join(folder, file), picture.data);
      written.set(file, before ?? picture.data);
    }
}

/** An entry is a line: thousands of them can be compared. */
function demoText({ $schema, writtenOn, ...rest }: ShopDemo): string {
  const parts = Object.entries(rest).flatMap(([key, entries]) => {
    const isList = Array.isArray(entries);
    const lines = isList
      ? entries.map(entry => JSON.stringify(saying({ ...entry })))
      : Object.entries(entries ?? {}).map(
          ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
        );
    if (lines.length === 0) return [];
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    return [`  ${JSON.stringify(key)}: ${open}\n    ${lines.join(',\n    ')}\n  ${close}`];
  });
  const head = Object.entries({ $schema, writtenOn }).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${[...head, ...parts].join(',\n')}\n}\n`;
}
