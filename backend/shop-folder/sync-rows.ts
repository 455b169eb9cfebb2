/** Makes the rows of a table as they should be, writes only what differs, and says what that is. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

export type Row = Readonly<Record<string, unknown>>;

interface FieldChange {
  column: string;
  before: unknown;
  after: unknown;
}

export interface Change {
  /** Such as `market`. */
  entity: string;
  /** Which one, in the words of the folder. */
  name: string;
  kind: 'created' | 'changed' | 'removed' | 'hidden' | 'ended';
  /** Of what changed. */
  fields: readonly FieldChange[];
}

type Others = 'delete' | { hide: Row; kind?: 'ended' };

/** What happens to rows that left a file, unless everything that left one stays. */
export const othersUnless = (keepsOthers: boolean | undefined, others: Others): Others | undefined =>
  keepsOthers === true ? undefined : others;

interface WantedRows {
  table: keyof Schema;
  keys: readonly string[];
  /** All with the same columns. */
  rows: readonly Row[];
  /** Columns that only a new row gets; afterwards they belong to others. */
  whenNew?: Row;
  /** The name of a row in reports. */
  nameOf: (row: Row) => string;
  /**
   * What happens to rows that are not wanted: they stay, are deleted (only where nothing refers to them), or get these values.
   */
  others?: Others | undefined;
  /** Limits `others` to the rows that the folder speaks of; all rows when missing. */
  owns?: (row: Row) => boolean;
  /** Says what differs and writes nothing. */
  isPlan?: boolean;
}

/** The database's own form of a value: objects with their keys in order. */
export function comparable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const differs = (before: unknown, after: unknown): boolean =>
  comparable(before ?? null) !== comparable(after ?? null);

/** @returns every difference, whether or not the transaction is committed then */
export async function syncRows(db: Kysely<Schema>, wanted: WantedRows): Promise<Change[]> {
  const { table, keys, rows, whenNew = {}, nameOf, owns, isPlan = false } = wanted;
  const { rows: stored } = await sql<{
    row: Row;
  }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db);
  const keyOf = (row: Row): string => keys.map(key => String(row[key])).join('\u0000');
  const known = new Map(stored.map(({ row }) => [keyOf(row), row]));
  const changes: Change[] = [];
  const write: Row[] = [];
  for (const row of rows) {
    const before = known.get(keyOf(row));
    known.delete(keyOf(row));
    const fields = Object.keys(row)
      .filter(column => before === undefined || differs(before[column], row[column]))
      .map(column => ({ column, before: before?.[column], after: row[column] }));
    if (fields.length === 0) continue;
    write.push(row);
    const kind = before === undefined ? 'created' : 'changed';
    changes.push({ entity: table, name: nameOf(row), kind, fields: before === undefined ? [] : fields });
  }
  if (!isPlan) await upsert(db, table, keys, write, whenNew);
  const gone = [...known.values()].filter(row => owns?.(row) !== false);
  return [...changes, ...(await syncOthers(db, wanted, gone))];
}

/** @param gone stored rows that are not wanted */
async function syncOthers(
  db: Kysely<Schema>,
  { table, keys, nameOf, others, isPlan = false }: WantedRows,
  gone: readonly Row[],
): Promise<Change[]> {
  if (others === undefined) return [];
  const hide = others === 'delete' ? null : others.hide;
  const left = hide
    ? gone.filter(row => Object.entries(hide).some(([column, value]) => differs(row[column], value)))
    : gone;
  const kind = others === 'delete' ? 'removed' : (others.kind ?? 'hidden');
  if (left.length > 0 && !isPlan) await writeOthers(db, { table, keys }, left, hide);
  return left.map(row => ({ entity: table, name: nameOf(row), kind, fields: [] }));
}

/** @param hide null deletes the rows */
async function writeOthers(
  db: Kysely<Schema>,
  { table, keys }: Pick<WantedRows, 'table' | 'keys'>,
  left: readonly Row[],
  hide: Row | null,
): Promise<void> {
  const rows = sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(left)}::json) as r`;
  const match = sql.join(
    keys.map(key => sql`${sql.ref(`t.${key}`)} = ${sql.ref(`r.${key}`)}`),
    sql` and `,
  );
  if (hide) {
    const values = Object.entries(hide).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(table)} t set ${sql.join(values)} from ${rows} where ${match}`.execute(db);
  } else await sql`delete from ${sql.table(table)} t using ${rows} where ${match}`.execute(db);
}

async function upsert(
  db: Kysely<Schema>,
  table: keyof Schema,
  keys: readonly string[],
  rows: readonly Row[],
  whenNew: Row,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const own = Object.keys(first);
  const columns = sql.join([...own, ...Object.keys(whenNew)].map(name => sql.ref(name)));
  const changing = own.filter(name => !keys.includes(name));
  const onConflict =
    changing.length === 0
      ? sql`nothing`
      : sql`update set ${sql.join(changing.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}`;
  const json = JSON.stringify(rows.map(row => ({ ...row, ...whenNew })));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
    on conflict (${sql.join(keys.map(key => sql.ref(key)))}) do ${onConflict}`.execute(db);
}
