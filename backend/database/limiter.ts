/** Rate limits: one counter per key and window in the database, shared by every instance of the shop. */
import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { invariant } from '#kernel/invariant.ts';
import type { Context } from '#backend/kernel/context.ts';
import { networkOf } from '#kernel/network-of.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Schema } from './schema.ts';

export interface Limit {
  /** Name of the limit: `login`, `review`. Part of the key. */
  name: string;
  /** Attempts per window. */
  max: number;
  windowSeconds: number;
}

export type Consumption = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** The subject is stored as a digest, so that the table contains no addresses. */
const keyOf = (limit: Limit, subject: string): string =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Consumes one attempt of `subject` (an IP address, a mail address) in one atomic statement, so that exactly `max`
 * concurrent attempts are allowed. Must not run inside a transaction that may roll back, which would undo the count.
 * Also deletes a few expired counters.
 */
export async function consume(
  db: Kysely<Schema>,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<Consumption> {
  const key = keyOf(limit, subject);
  const ends = new Date(now.getTime() + limit.windowSeconds * 1000);
  const { rows } = await sql<{ count: number; expires_at: Date }>`
    with swept as (
      delete from rate_limit where key in (
        select key from rate_limit where expires_at <= ${now} and key <> ${key}
        order by expires_at limit 10 for update skip locked
      )
    )
    insert into rate_limit as r (key, window_start, expires_at, count) values (${key}, ${now}, ${ends}, 1)
    on conflict (key) do update set
      count = case when r.expires_at <= ${now} then 1 else least(r.count + 1, ${limit.max + 1}) end,
      window_start = case when r.expires_at <= ${now} then excluded.window_start else r.window_start end,
      expires_at = case when r.expires_at <= ${now} then excluded.expires_at else r.expires_at end
    returning count, expires_at`.execute(db);
  const [row] = rows;
  if (!row || row.count <= limit.max) return { allowed: true };
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000)),
  };
}

/**
 * As `consume`, of several limits in one statement; refused when any of them is reached. Inside a transaction it counts what
 * the transaction does: a rollback undoes the count.
 */
export async function consumeAll(
  db: Kysely<Schema>,
  wanted: readonly { limit: Limit; subject: string }[],
  now: Date,
): Promise<Consumption> {
  const limits = new Map(wanted.map(({ limit, subject }) => [keyOf(limit, subject), limit]));
  const keys = JSON.stringify(
    [...limits].map(([key, { windowSeconds }]) => ({
      key,
      ends: new Date(now.getTime() + windowSeconds * 1000),
    })),
  );
  // Locked in the order of the keys, so that two requests never wait for each other.
  const { rows } = await sql<{ key: string; count: number; expires_at: Date }>`
    insert into rate_limit as r (key, window_start, expires_at, count)
    select w.key, ${now}::timestamptz, w.ends, 1
      from jsonb_to_recordset(${keys}::jsonb) as w (key text, ends timestamptz) order by w.key
    on conflict (key) do update set
      count = case when r.expires_at <= ${now} then 1 else r.count + 1 end,
      window_start = case when r.expires_at <= ${now} then excluded.window_start else r.window_start end,
      expires_at = case when r.expires_at <= ${now} then excluded.expires_at else r.expires_at end
    returning key, count, expires_at`.execute(db);
  const waits = rows
    .filter(({ key, count }) => count > (limits.get(key)?.max ?? 0))
    .map(({ expires_at: ends }) => Math.ceil((ends.getTime() - now.getTime()) / 1000));
  return waits.length === 0
    ? { allowed: true }
    : { allowed: false, retryAfterSeconds: Math.max(1, ...waits) };
}

interface Counter {
  count: number;
  /** As JSON has it. */
  expires_at: Date | string;
}

const verdictOf = (counter: Counter | undefined, { max }: Limit, now: Date): Consumption => {
  if (!counter || counter.count <= max) return { allowed: true };
  const seconds = Math.ceil((new Date(counter.expires_at).getTime() - now.getTime()) / 1000);
  return { allowed: false, retryAfterSeconds: Math.max(1, seconds) };
};

/** Counts on beyond the limit, so that what is released was counted. */
const counted = (limit: Limit, subject: string, now: Date, from: RawBuilder<unknown>) => sql<Counter>`
  insert into rate_limit as r (key, window_start, expires_at, count)
  select ${keyOf(limit, subject)}, ${now}::timestamptz, ${new Date(now.getTime() + limit.windowSeconds * 1000)}::timestamptz, 1 ${from}
  on conflict (key) do update set
    count = case when r.expires_at <= ${now} then 1 else r.count + 1 end,
    window_start = case when r.expires_at <= ${now} then excluded.window_start else r.window_start end,
    expires_at = case when r.expires_at <= ${now} then excluded.expires_at else r.expires_at end
  returning count, expires_at`;

/**
 * Counts an attempt that is to be released unless it succeeds. Does not wait until the counter is on disk: all orders of one
 * network wait for it, and a crash of the database may lose it.
 * @param db not a transaction, whose commit would not wait for the disk either
 */
export async function countAttempt(
  db: Kysely<Schema>,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<Consumption> {
  invariant(!db.isTransaction, 'an attempt is counted at once');
  const { rows } = await sql<Counter>`
    with setting as materialized (select set_config('synchronous_commit', 'off', true))
    ${counted(limit, subject, now, sql`from setting`)}`.execute(db);
  return verdictOf(rows[0], limit, now);
}

export type CountedWith = ReturnType<typeof countedWith>;

/** Counts what a statement does as a part of it, with its value for `verdict`: a rollback undoes the count. */
export function countedWith(limit: Limit, subject: string, now: Date) {
  return {
    /** A relation of the statement. */
    write: counted(limit, subject, now, sql``),
    /** @param name of the relation */
    value: (name: string) => sql<Counter>`(select row_to_json(c) from ${sql.ref(name)} c)`,
    verdict: (value: unknown): Consumption => verdictOf(value as Counter, limit, now),
  };
}

/** Releases one attempt, for limits that count failures only. */
export async function release(db: Kysely<Schema>, limit: Limit, subject: string): Promise<void> {
  const key = keyOf(limit, subject);
  await sql`
    with last as (delete from rate_limit where key = ${key} and count = 1)
    update rate_limit set count = count - 1 where key = ${key} and count > 1`.execute(db);
}

/** As `consume`. @throws RequestError RATE_LIMITED when the limit is reached. */
export async function consumeOrReject(
  db: Kysely<Schema>,
  limit: Limit,
  subject: string,
  { now }: Pick<Context, 'now'>,
): Promise<void> {
  rejectRefused(await consume(db, limit, subject, now));
}

/** @throws RequestError RATE_LIMITED for a refused attempt. */
export function rejectRefused(turn: Consumption): void {
  if (!turn.allowed)
    throw new RequestError('RATE_LIMITED', `Too many attempts; try again in ${turn.retryAfterSeconds} s`);
}

/** The subject of rate limits for a request of the backend. */
export const callerNetwork = ({ caller }: { caller: Pick<Context['caller'], 'ipAddress'> }): string =>
  networkOf(caller.ipAddress);
