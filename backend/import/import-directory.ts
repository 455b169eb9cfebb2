/** Loads postal areas or a register of organisations; known codes and numbers are replaced. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { normalZip } from '#kernel/contact/zip.ts';
import { normalOrganizationNumber } from '#kernel/identity/organization-number.ts';
import { languages } from '#kernel/languages.gen.ts';
import type { ImportProblem } from './problem.ts';
import { type Fields, readRows } from './read-rows.ts';
import { RowError } from './row-error.ts';

export type DirectoryKind = 'postal-areas' | 'organizations';

interface Options {
  db: Kysely<Schema>;
  /** Called for each problem as it is found. */
  onProblem?: (problem: ImportProblem) => void;
}

interface DirectoryReport {
  rows: number;
  stored: number;
  skipped: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows per statement. */
const batch = 2000;

const keyColumns: Record<DirectoryKind, string> = { 'postal-areas': 'zip', organizations: 'number' };

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

function areaOf(fields: Fields): Row {
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

function organizationOf(fields: Fields): Row {
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

async function storeAreas(db: Kysely<Schema>, rows: readonly Row[]): Promise<void> {
  await sql`
    insert into postal_area (country, zip, name)
    select distinct on (country, zip) country, zip, name
      from json_to_recordset(${JSON.stringify(rows)}) as r (country text, zip text, name jsonb)
    on conflict (country, zip) do update set name = excluded.name`.execute(db);
}

async function storeOrganizations(db: Kysely<Schema>, rows: readonly Row[]): Promise<void> {
  await sql`
    insert into organization (country, number, name, address_line1, zip, city)
    select distinct on (country, number) country, number, name, address_line1, zip, city
      from json_to_recordset(${JSON.stringify(rows)})
        as r (country text, number text, name text, address_line1 text, zip text, city text)
    on conflict (country, number) do update set
      name = excluded.name, address_line1 = excluded.address_line1, zip = excluded.zip, city = excluded.city`.execute(
    db,
  );
}

/** @throws UnreadableFile when the file as a whole cannot be read; rows stored before that stay. */
export async function importDirectory(
  kind: DirectoryKind,
  file: string,
  { db, onProblem }: Options,
): Promise<DirectoryReport> {
  const report = { rows: 0, stored: 0, skipped: 0 };
  const [read, store] =
    kind === 'postal-areas'
      ? ([areaOf, storeAreas] as const)
      : ([organizationOf, storeOrganizations] as const);
  let waiting: Row[] = [];
  const write = async () => {
    if (waiting.length > 0) await store(db, waiting);
    report.stored += waiting.length;
    waiting = [];
  };
  const skip = (problem: ImportProblem) => {
    report.skipped += 1;
    onProblem?.(problem);
  };
  for await (const row of readRows(file, keyColumns[kind])) {
    report.rows += 1;
    if ('problem' in row) {
      skip(row.problem);
      continue;
    }
    try {
      waiting.push(read(row.fields));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      skip({ line: row.line, column: error.column, reason: error.message, fix: error.fix });
    }
    if (waiting.length >= batch) await write();
  }
  await write();
  return report;
}
