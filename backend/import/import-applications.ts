/** Loads applications: which part is used where on which machine, from CSV, JSON lines or an ACES file. */
import { extname } from 'node:path';
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import type { Localized } from '#backend/database/tables/columns.ts';
import { languages } from '#kernel/languages.gen.ts';
import { readAces } from './aces-rows.ts';
import { type ApplicationPlan, applicationName, planApplication } from './application-plan.ts';
import type { Fields } from './file-row.ts';
import { importRows } from './import-rows.ts';
import { RowError } from './row-error.ts';
import type { ImportReport, ImportRun } from './row-kind.ts';

interface Options extends ImportRun {
  /** Of the texts of an ACES file, which does not say it. */
  language?: string;
}

/**
 * An application that the shop has is changed, others stay.
 * @throws UnreadableFile when the file as a whole cannot be read; nothing of it is stored then
 * @throws ImportInterrupted when it ends before the file does
 */
export function importApplications(
  file: string,
  { language = languages[0].code, ...run }: Options,
): Promise<ImportReport> {
  return importRows<ApplicationPlan>(
    file,
    {
      ...{ key: 'article_number', noun: 'application' },
      read: (path, onEncoding) =>
        extname(path).toLowerCase() === '.xml' ? readAces(path, onEncoding) : null,
      plan(line, fields) {
        const { plan, problems } = planApplication(line, inLanguage(fields, language));
        return { name: applicationName(plan), plan, problems };
      },
      store,
      snapshot: async (db, plan) => ({ applications: await storedOf(db, plan) }),
      announce: async db => void (await sql`select announce_catalogue('all', null)`.execute(db)),
    },
    run,
  );
}

/** ACES has texts of one language: `note` becomes `note_fi`. */
const inLanguage = (fields: Fields, language: string): Fields =>
  new Map(
    [...fields].map(([name, text]) => [
      name === 'qualifier' || name === 'note' ? `${name}_${language}` : name,
      text,
    ]),
  );

interface Stored {
  parameter_value_id: number;
  place: number;
  quantity: number | null;
  qualifier: Localized;
  note: Localized;
}

async function store(db: DbTransaction, plan: ApplicationPlan): Promise<'added' | 'changed' | 'unchanged'> {
  const product = await productOf(db, plan.articleNumber);
  const values = await valuesOf(db, plan);
  const { rows: stored } = await storedRows(db, product, values, plan);
  const [qualifier, note] = [canonical(plan.qualifier), canonical(plan.note)];
  let isAdded = false;
  const rows = values.flatMap(value => {
    const own = stored.filter(each => each.parameter_value_id === value);
    const known = own.find(each => canonical(each.qualifier) === qualifier);
    if (known && known.quantity === plan.quantity && canonical(known.note) === note) return [];
    isAdded ||= known === undefined;
    return [
      {
        ...{ product_id: product, parameter_value_id: value, position: plan.position ?? '' },
        place: known?.place ?? Math.max(0, ...own.map(({ place }) => place)) + 1,
        ...{ quantity: plan.quantity, qualifier, note },
      },
    ];
  });
  if (rows.length === 0) return 'unchanged';
  await db
    .insertInto('application')
    .values(rows)
    .onConflict(on =>
      on.columns(['product_id', 'parameter_value_id', 'position', 'place']).doUpdateSet(eb => ({
        quantity: eb.ref('excluded.quantity'),
        note: eb.ref('excluded.note'),
      })),
    )
    .execute();
  await sql`select list_applied_vehicles(array[${product}::int])`.execute(db);
  return isAdded ? 'added' : 'changed';
}

/** Keys in their order, so that equal texts are equal. */
const canonical = (texts: Localized): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))));

async function productOf(db: DbTransaction, articleNumber: string): Promise<number> {
  const row = await db
    .selectFrom('product')
    .select('product_id')
    .where('article_number', '=', articleNumber)
    .executeTakeFirst();
  if (row) return row.product_id;
  throw new RowError(
    'article_number',
    `no product "${articleNumber}"`,
    'write the number of a product of the shop, or import the product first',
  );
}

async function valuesOf(
  db: DbTransaction,
  { manufacturer, model, years }: ApplicationPlan,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('vehicle')
    .select(['year', 'parameter_value_id'])
    .where(sql<boolean>`lower(manufacturer) = lower(${manufacturer}) and lower(model) = lower(${model})`)
    .execute();
  const found = new Map(rows.map(row => [row.year, row.parameter_value_id]));
  const missing = years.filter(year => !found.has(year));
  if (missing.length > 0)
    throw new RowError(
      rows.length === 0 ? 'model' : 'years',
      `no vehicle ${manufacturer} ${model}${rows.length === 0 ? '' : ` of ${missing.join(', ')}`}`,
      'write make, model and model years as the vehicle selector has them',
    );
  return years.flatMap(year => found.get(year) ?? []);
}

const storedRows = (
  db: DbTransaction,
  product: number,
  values: readonly number[],
  { position }: Pick<ApplicationPlan, 'position'>,
) =>
  sql<Stored>`select parameter_value_id, place, quantity, qualifier, note from application
    where product_id = ${product} and parameter_value_id = any (${[...values]}::int[]) and position = ${position ?? ''}
    order by parameter_value_id, place`.execute(db);

/** What the shop has of a row's part, machine and position. */
async function storedOf(db: DbTransaction, plan: ApplicationPlan): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select v.year, a.position, a.quantity, a.qualifier, a.note
    from application a join product p using (product_id) join vehicle v using (parameter_value_id)
    where p.article_number = ${plan.articleNumber} and v.year = any (${[...plan.years]}::int[])
      and lower(v.manufacturer) = lower(${plan.manufacturer}) and lower(v.model) = lower(${plan.model})
    order by v.year, a.position, a.place`.execute(db);
  return rows;
}
