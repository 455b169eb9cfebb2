/** Commits that are answered before they are on disk, and before a standby has them: for what a crash may take back. */
import { type Kysely, type OperationNodeSource, sql } from 'kysely';
import { type Parts, partColumns } from './parts.ts';
import type { Schema } from './schema.ts';

const setting = sql`set_config('synchronous_commit', 'off', true)`;

/**
 * A further column of a statement that writes and answers one row, whose commit is then not waited for. PostgreSQL writes it
 * within a second, and before any later commit that is waited for. Nothing inside a transaction, of which every write would
 * become as uncertain.
 */
export const laterCommit = ({ isTransaction }: Pick<Kysely<Schema>, 'isTransaction'>): Parts =>
  isTransaction ? {} : { commit: setting };

/** The same as a relation, `setting`, for a statement that answers the rows it writes: it must be joined with them. */
export const laterCommitRelation = sql`setting as materialized (select ${setting})`;

/**
 * Runs a statement that writes and returns something of each row; outside a transaction its commit is not waited for.
 * @returns the number of rows
 */
export async function writeLater(db: Kysely<Schema>, statement: OperationNodeSource): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with written as (${statement})
    select count(*)::int as count${partColumns(laterCommit(db))} from written`.execute(db);
  return rows[0]?.count ?? 0;
}
