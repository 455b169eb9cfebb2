/** The timeline of the log that a server writes: it differs after every promotion of a standby and every restore to a point in time. */
import { type RawBuilder, sql } from 'kysely';
import { errorCode } from './embedded/embedded-postgres-error.ts';
import type { Db } from './schema.ts';

/** Classes of SQLSTATE: feature not supported; unknown function or no right to call it. */
const UNKNOWN_OR_FORBIDDEN = /^(0A|42)/;

const told = sql<string>`case when pg_is_in_recovery() then '' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end`;
const untold = sql<string>`''`;

/** Whose servers do not tell it. */
const silent = new WeakSet<Db>();

/**
 * Runs a query with the expression of the timeline, so that one server says both. Its value is empty during a recovery, and
 * where the server does not tell it.
 */
export async function withTimeline<T>(
  db: Db,
  query: (timeline: RawBuilder<string>) => Promise<T>,
): Promise<T> {
  if (silent.has(db)) return query(untold);
  try {
    return await query(told);
  } catch (error) {
    if (!UNKNOWN_OR_FORBIDDEN.test(errorCode(error) ?? '')) throw error;
    const answer = await query(untold);
    silent.add(db);
    return answer;
  }
}
