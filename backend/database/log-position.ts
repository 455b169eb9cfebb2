/** How far a primary has written its log, in a form that no server can be mistaken about that has followed another one. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './schema.ts';
import { withTimeline } from './timeline.ts';

/**
 * Positions of two timelines cannot be compared: a standby that still follows a lost primary is far ahead of the one that
 * took over. So the first instance that meets a timeline writes a row with a random token on it, and a server that shows the
 * row has followed the timeline at least until then.
 */
export interface LogPosition {
  /** As `0/16B3748`. */
  readonly lsn: string;
  /** Key of the row. */
  readonly key: string;
  readonly token: string;
}

/** A server may be promoted between two statements. */
const ATTEMPTS = 3;

/** @throws when the server takes no writes and its timeline has no mark yet */
export async function logPositionNow(primary: Db): Promise<LogPosition> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await withTimeline(primary, timeline =>
      sql<{ lsn: string; key: string; token: string | null }>`
        select lsn, key, (select value #>> '{}' from setting s where s.key = now.key) as token
        from (select pg_current_wal_insert_lsn()::text as lsn, 'database.timeline.' || ${timeline} as key) as now`.execute(
        primary,
      ),
    );
    const [{ lsn, key, token } = { lsn: '0/0', key: '', token: null }] = rows;
    if (token !== null) return { lsn, key, token };
    if (attempt === ATTEMPTS) throw new Error('The timeline of the database could not be marked.');
    await mark(primary, key);
  }
}

/** Does not wait for a standby: a mark that is lost with its server is not missed. */
async function mark(primary: Db, key: string): Promise<void> {
  await sql`
    with setting_of_commit as materialized (select set_config('synchronous_commit', 'local', true))
    insert into setting (key, value) select ${key}::text, to_jsonb(${randomUUID()}::text) from setting_of_commit
    on conflict (key) do nothing`.execute(primary);
}

/** A query for a standby: whether it has replayed the log up to a position. */
export const hasReplayed = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
  and exists (select 1 from setting where key = $2 and value #>> '{}' = $3) as current`;
