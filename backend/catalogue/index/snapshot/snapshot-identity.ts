/** What a saved index belongs to: a build, a runtime, a database and a position in its changes. */
import { endianness } from 'node:os';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#backend/database/schema.ts';
import type { Mark } from '../changes.ts';

/** Increase it when sections change their meaning. */
const FORMAT = 5;

const headShape = z.object({
  format: z.int(),
  build: z.string(),
  runtime: z.string(),
  database: z.string(),
  mark: z.object({
    timeline: z.string(),
    version: z.number(),
    snapshot: z.string().regex(/^\d+:\d+:[\d,]*$/),
  }) satisfies z.ZodType<Mark>,
  /** Time and transaction of the last change that the index contains; empty when there was none. */
  stamp: z.string(),
});
export type SnapshotHead = z.output<typeof headShape>;

/** Collation decides the order of names, and typed arrays have the byte order of the machine. */
const runtime = `${process.version} ${process.versions.icu ?? ''} ${process.arch} ${endianness()}`;

/** Not every database that speaks the protocol of PostgreSQL has this function, and not every user may call it. */
async function systemOf(db: Db): Promise<string> {
  try {
    const { rows } = await sql<{ system: string }>`
      select system_identifier::text as system from pg_control_system()`.execute(db);
    return rows[0]?.system ?? '';
  } catch {
    return '';
  }
}

/** A migration may change rows without an announcement, so it makes another database. */
async function databaseOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; oid: string; migrations: string }>`
    select current_database() as name, (select oid::text from pg_database where datname = current_database()) as oid,
      (select count(*)::text || ' ' || max(name) from migration) as migrations`.execute(db);
  return JSON.stringify([await systemOf(db), rows[0]]);
}

async function stampOf(db: Db, version: number): Promise<string | null> {
  if (version === 0) return '';
  const { rows } = await sql<{ stamp: string }>`
    select changed_at::text || ' ' || tx::text as stamp from catalogue_change where version = ${version}`.execute(
    db,
  );
  return rows[0]?.stamp ?? null;
}

/** Null when the last change of the mark was trimmed meanwhile: such an index could not be followed. */
export async function headOf(db: Db, build: string, mark: Mark): Promise<SnapshotHead | null> {
  const stamp = await stampOf(db, mark.version);
  if (stamp === null) return null;
  return {
    format: FORMAT,
    build,
    runtime,
    database: await databaseOf(db),
    mark,
    stamp,
  };
}

/** The position of a saved index. @throws Error that says why it cannot be followed from there. */
export async function checkHead(db: Db, build: string, found: unknown): Promise<Mark> {
  const { success, data: head } = headShape.safeParse(found);
  if (!success || head.format !== FORMAT) throw new Error('it has another format');
  if (head.build !== build || head.runtime !== runtime) throw new Error('it is of another build or runtime');
  if (head.database !== (await databaseOf(db))) throw new Error('it is of another database');
  if (head.stamp !== (await stampOf(db, head.mark.version)))
    throw new Error('the database has no record of its last change');
  return head.mark;
}

/** Whether a saved index is of the same database and build and contains at least as many changes. */
export function isAsRecent(found: unknown, head: SnapshotHead): boolean {
  const { success, data } = headShape.safeParse(found);
  return (
    success &&
    data.format === head.format &&
    data.build === head.build &&
    data.runtime === head.runtime &&
    data.database === head.database &&
    data.mark.timeline === head.mark.timeline &&
    data.mark.version >= head.mark.version
  );
}
