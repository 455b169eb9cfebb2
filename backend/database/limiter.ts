/** How often someone may do something: one counter per key and window in the database, shared by every instance of the shop. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Context } from '#backend/kernel/context.ts';
import { networkOf } from '#backend/kernel/network-of.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Schema } from './schema.ts';

export interface Limit {
  /** What is counted: `login`, `review`. Part of the key. */
  name: string;
  /** Turns in one window. */
  max: number;
  windowSeconds: number;
}

export type Consumption = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Who is counted is stored as a digest: the table holds no addresses. */
const keyOf = (limit: Limit, subject: string): string =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Takes one turn of `subject` (an ip address, a mail address). One atomic statement: of many at once exactly `most` are
 * allowed. Not inside a transaction that may roll back, for that would give the turn back. Expired counters of others
 * go along, a few at a time.
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

/** Gives one turn back, where only failures count. */
export async function release(db: Kysely<Schema>, limit: Limit, subject: string): Promise<void> {
  const key = keyOf(limit, subject);
  await sql`
    with last as (delete from rate_limit where key = ${key} and count = 1)
    update rate_limit set count = count - 1 where key = ${key} and count > 1`.execute(db);
}

/** As `takeTurn`. @throws RequestError RATE_LIMITED when there is none left. */
export async function consumeOrReject(
  db: Kysely<Schema>,
  limit: Limit,
  subject: string,
  { now }: Pick<Context, 'now'>,
): Promise<void> {
  const turn = await consume(db, limit, subject, now);
  if (!turn.allowed)
    throw new RequestError('RATE_LIMITED', `Too many in a row; try again in ${turn.retryAfterSeconds} s`);
}

/** Whose turn a request of the backend takes. */
export const callerNetwork = ({ caller }: { caller: Pick<Context['caller'], 'ipAddress'> }): string =>
  networkOf(caller.ipAddress);
