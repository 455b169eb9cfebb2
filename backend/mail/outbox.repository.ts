/** The outbox for its workers: each row is claimed by one worker for a while, so that any number of instances may send. */
import { sql } from 'kysely';
import type { ChangeChannel } from '#backend/database/change-channel.ts';
import type { Db } from '#backend/database/schema.ts';
import type { OutboxRow } from './mail-writer.ts';
import { mailKinds, UNKNOWN_KIND } from './payloads.ts';

export interface ClaimedRow extends OutboxRow {
  /** Number of attempts, including this one. */
  attempts: number;
}

interface StoredRow {
  outbox_id: string;
  kind: string;
  payload: unknown;
  created_at: Date;
  attempts: number;
}

const toRow = (row: StoredRow): ClaimedRow => ({
  id: Number(row.outbox_id),
  kind: row.kind,
  payload: row.payload,
  createdAt: row.created_at,
  attempts: row.attempts,
});

/** A kind that this version does not know waits for an instance of a later one. */
const isWaiting = sql`sent_at is null and parked_at is null and kind = any(${mailKinds})`;

/** Enqueued mails; the position is what is due, as far as a worker would look. */
export const outboxChannel: ChangeChannel = {
  name: 'outbox',
  position: sql`select count(*) || ' ' || coalesce(sum(outbox_id), 0) from (
    select outbox_id from outbox where ${isWaiting} and next_attempt_at <= now()
    order by next_attempt_at, outbox_id limit 100) as due`,
};

/** Claims rows that are due. A worker that does not return within the lease has crashed, and others may claim its rows. */
export async function claimDueMails(db: Db, most: number, leaseSeconds: number): Promise<ClaimedRow[]> {
  const { rows } = await sql<StoredRow>`
    with due as materialized (
      select outbox_id from outbox where ${isWaiting} and next_attempt_at <= now()
      order by next_attempt_at, outbox_id limit ${most} for update skip locked
    )
    update outbox o set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from due where o.outbox_id = due.outbox_id
    returning o.outbox_id, kind, payload, created_at, attempts`.execute(db);
  return rows.map(toRow).sort((one, other) => one.id - other.id);
}

/** Tries again what an instance of an earlier version gave up because it did not know the kind. */
export async function takeBackUnknown(db: Db): Promise<void> {
  await sql`
    update outbox set parked_at = null, attempts = 0, next_attempt_at = now(), last_error = null
    where parked_at is not null and sent_at is null and last_error = ${UNKNOWN_KIND}
      and kind = any(${mailKinds})`.execute(db);
}

/** Removes secrets from sent mails. */
export async function markSent(db: Db, id: number): Promise<void> {
  await sql`
    update outbox set sent_at = now(), last_error = null, payload = payload - 'resetKey'
    where outbox_id = ${id} and sent_at is null`.execute(db);
}

export async function postpone(db: Db, id: number, seconds: number, why: string): Promise<void> {
  await sql`
    update outbox set next_attempt_at = now() + make_interval(secs => ${seconds}), last_error = ${why}
    where outbox_id = ${id} and sent_at is null`.execute(db);
}

/** Releases a claimed row whose delivery was not attempted. */
export async function releaseMail(db: Db, id: number): Promise<void> {
  await sql`
    update outbox set attempts = attempts - 1, next_attempt_at = now()
    where outbox_id = ${id} and sent_at is null and parked_at is null`.execute(db);
}

export async function deadLetter(db: Db, id: number, why: string): Promise<void> {
  await sql`
    update outbox set parked_at = now(), last_error = ${why}, payload = payload - 'resetKey'
    where outbox_id = ${id} and sent_at is null`.execute(db);
}

/** Seconds until the next row is due; null without pending rows. */
export async function secondsUntilDue(db: Db): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from min(next_attempt_at) - now())::float8 as seconds
    from outbox where ${isWaiting}`.execute(db);
  return rows[0]?.seconds ?? null;
}

export interface OutboxState {
  /** Unsent mails. */
  pending: number;
  /** Age of the oldest of them; 0 without any. */
  oldestSeconds: number;
  /** Mails that were given up. */
  failed: number;
}

export async function outboxState(db: Db): Promise<OutboxState> {
  const { rows } = await sql<OutboxState>`
    select count(*) filter (where parked_at is null)::int as pending,
      coalesce(extract(epoch from now() - min(created_at) filter (where parked_at is null)), 0)::float8 as "oldestSeconds",
      count(*) filter (where parked_at is not null)::int as failed
    from outbox where sent_at is null`.execute(db);
  return rows[0] ?? { pending: 0, oldestSeconds: 0, failed: 0 };
}
