/** The contents of a backup, read from the database: tables in the order of their references, and sequences. */
import type { Client, ClientBase } from 'pg';
import type { BackupTable } from './backup-file.ts';

/** The migrator's own tables: a backup names the applied migrations in its header instead. */
const MIGRATOR_TABLES = ['migration', 'migration_lock'];

/** Tables come after those they reference. Unlogged ones need no backup. */
export async function tablesOf(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ table: string; columns: string[]; needs: string[] }>(
    `select c.relname as table,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
     order by c.relname`,
    [MIGRATOR_TABLES],
  );
  const sorted: BackupTable[] = [];
  const done = new Set<string>();
  let pending = rows;
  while (pending.length > 0) {
    const ready = pending.filter(({ needs }) => needs.every(need => done.has(need)));
    if (ready.length === 0)
      throw new Error(`Tables with cyclic references: ${pending.map(t => t.table).join()}`);
    for (const { table, columns } of ready) {
      sorted.push({ table, columns });
      done.add(table);
    }
    pending = pending.filter(({ table }) => !done.has(table));
  }
  return sorted;
}

/** Identity columns with their next number. */
export async function identitiesOf(
  client: Client,
): Promise<{ table: string; column: string; next: string }[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attidentity <> '' and not a.attisdropped
     order by c.relname, a.attname`,
  );
  const found = [];
  for (const { table, column, sequence } of rows) {
    const { rows: state } = await client.query<{ next: string }>(
      `select (last_value + is_called::int)::text as next from ${sequence}`,
    );
    found.push({ table, column, next: state[0]?.next ?? '1' });
  }
  return found;
}

export const migrationsOf = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('migration') is not null as there`,
  );
  if (!rows[0]?.there) return [];
  const { rows: names } = await client.query<{ name: string }>(`select name from migration order by name`);
  return names.map(({ name }) => name);
};

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `"table" ("a", "b")`. */
export const copyTargetOf = ({ table, columns }: BackupTable): string =>
  `${quoted(table)} (${columns.map(quoted).join(', ')})`;
