/** What completes addresses in the checkout: postal areas, and a register of organisations. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Fields } from '#backend/import/file-row.ts';
import { organizationOf, postalAreaOf } from '#backend/import/import-directory.ts';
import type { FolderTable } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, type Row, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

/** Thousands of rows: changes of one kind are counted in one line. */
async function syncTable(
  db: Db,
  { table, key, noun }: { table: 'postal_area' | 'organization'; key: string; noun: string },
  rows: readonly Row[],
): Promise<Change[]> {
  const keys = ['country', key];
  const changes = await syncRows(db, { table, keys, rows, nameOf: row => String(row[key]) });
  return (['created', 'changed'] as const).flatMap(kind => {
    const count = changes.filter(change => change.kind === kind).length;
    return count === 0 ? [] : [{ entity: 'directory', name: `${count} ${noun}`, kind, fields: [] }];
  });
}

const rowsOf = (table: FolderTable, read: (fields: Fields) => Row): Row[] =>
  table.rows.map(({ fields }) => read(fields));

/** What left a file stays: it may come from an import. */
export async function syncDirectory(db: Db, { postalAreas, organizations }: ShopFolder): Promise<Change[]> {
  const areas = { table: 'postal_area', key: 'zip', noun: 'postal areas' } as const;
  const register = { table: 'organization', key: 'number', noun: 'organisations' } as const;
  return [
    ...(postalAreas ? await syncTable(db, areas, rowsOf(postalAreas, postalAreaOf)) : []),
    ...(organizations ? await syncTable(db, register, rowsOf(organizations, organizationOf)) : []),
  ];
}
