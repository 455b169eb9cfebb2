/** Loads postal areas or a register of organisations; known codes and numbers are replaced. */
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import { normalZip } from '#kernel/contact/zip.ts';
import { normalOrganizationNumber } from '#kernel/identity/organization-number.ts';
import { languages } from '#kernel/languages.gen.ts';
import type { Fields } from './file-row.ts';
import { importRows } from './import-rows.ts';
import { RowError } from './row-error.ts';
import type { ImportReport, ImportRun } from './row-kind.ts';

export type DirectoryKind = 'postal-areas' | 'organizations';

type Row = Readonly<Record<string, unknown>>;

/** Rows per statement. */
const batch = 2000;

const keyColumns: Record<DirectoryKind, string> = { 'postal-areas': 'zip', organizations: 'number' };
const nouns: Record<DirectoryKind, string> = { 'postal-areas': 'postal area', organizations: 'organisation' };

function countryIn(fields: Fields): string {
  const country = (fields.get('country') ?? '').toUpperCase();
  if (/^[A-Z]{2}$/.test(country)) return country;
  throw new RowError('country', `not a country: "${country}"`, 'write an ISO 3166-1 code such as FI');
}

function zipIn(fields: Fields, country: string): string {
  const zip = normalZip(fields.get('zip') ?? '', country);
  if (zip !== null) return zip;
  throw new RowError(
    'zip',
    `not a postal code of ${country}: "${fields.get('zip') ?? ''}"`,
    'write its digits',
  );
}

/** @throws RowError for what is wrong with the row */
export function postalAreaOf(fields: Fields): Row & { country: string; zip: string } {
  const country = countryIn(fields);
  const name = Object.fromEntries(
    languages.flatMap(({ code }) => {
      const text = fields.get(`name_${code}`) ?? '';
      return text === '' ? [] : [[code, text]];
    }),
  );
  if (Object.keys(name).length === 0)
    throw new RowError('name_fi', 'no name in any language', 'fill in one of the name columns');
  return { country, zip: zipIn(fields, country), name };
}

/** @throws RowError for what is wrong with the row */
export function organizationOf(fields: Fields): Row & { country: string; number: string } {
  const country = countryIn(fields);
  const given = fields.get('number') ?? '';
  const number = normalOrganizationNumber(country, given);
  if (number === null)
    throw new RowError('number', `not an organisation number of ${country}: "${given}"`, 'check its digits');
  const name = fields.get('name') ?? '';
  if (name === '') throw new RowError('name', 'no name', 'fill it in');
  const zip = (fields.get('zip') ?? '') === '' ? '' : zipIn(fields, country);
  return {
    country,
    number,
    name,
    address_line1: fields.get('address') ?? '',
    zip,
    city: fields.get('city') ?? '',
  };
}

/** What became of each row, in their order. */
type Outcomes = readonly ('added' | 'changed' | 'unchanged')[];

async function storeAreas(db: DbTransaction, rows: readonly Row[]): Promise<Outcomes> {
  const { rows: done } = await sql<{ outcome: Outcomes[number] }>`
    with given as (
      select * from rows from (json_to_recordset(${JSON.stringify(rows)}) as (country text, zip text, name jsonb))
        with ordinality as r (country, zip, name, place)
    ), stored as (
      insert into postal_area (country, zip, name) select country, zip, name from given
      on conflict (country, zip) do update set name = excluded.name where postal_area.name is distinct from excluded.name
      returning country, zip
    )
    select case when stored.zip is null then 'unchanged' when known.zip is null then 'added' else 'changed' end as outcome
      from given left join stored using (country, zip) left join postal_area known using (country, zip) order by place`.execute(
    db,
  );
  return done.map(({ outcome }) => outcome);
}

async function storeOrganizations(db: DbTransaction, rows: readonly Row[]): Promise<Outcomes> {
  const { rows: done } = await sql<{ outcome: Outcomes[number] }>`
    with given as (
      select * from rows from (json_to_recordset(${JSON.stringify(rows)})
          as (country text, number text, name text, address_line1 text, zip text, city text))
        with ordinality as r (country, number, name, address_line1, zip, city, place)
    ), stored as (
      insert into organization (country, number, name, address_line1, zip, city)
        select country, number, name, address_line1, zip, city from given
      on conflict (country, number) do update set
        name = excluded.name, address_line1 = excluded.address_line1, zip = excluded.zip, city = excluded.city
        where (organization.name, organization.address_line1, organization.zip, organization.city)
          is distinct from (excluded.name, excluded.address_line1, excluded.zip, excluded.city)
      returning country, number
    )
    select case when stored.number is null then 'unchanged' when known.number is null then 'added' else 'changed' end as outcome
      from given left join stored using (country, number) left join organization known using (country, number)
      order by place`.execute(db);
  return done.map(({ outcome }) => outcome);
}

/**
 * @throws UnreadableFile when the file as a whole cannot be read; nothing of it is stored then
 * @throws ImportInterrupted when it ends before the file does
 */
export function importDirectory(kind: DirectoryKind, file: string, run: ImportRun): Promise<ImportReport> {
  const [read, store] =
    kind === 'postal-areas'
      ? ([postalAreaOf, storeAreas] as const)
      : ([organizationOf, storeOrganizations] as const);
  const key = keyColumns[kind];
  return importRows<Row>(
    file,
    {
      ...{ key, noun: nouns[kind], batch },
      plan(line, fields) {
        try {
          const row = read(fields);
          return { name: `${String(row.country)} ${String(row[key])}`, plan: row, problems: [] };
        } catch (error) {
          if (!(error instanceof RowError)) throw error;
          const problem = { line, column: error.column, reason: error.message, fix: error.fix };
          return { name: `line ${line}`, plan: {}, problems: [problem] };
        }
      },
      store: async (db, row) => (await store(db, [row]))[0] ?? 'unchanged',
      async storeTogether(db, rows) {
        const done = await store(db, rows);
        return new Map(rows.map((row, index) => [row, done[index] ?? 'unchanged']));
      },
    },
    run,
  );
}
