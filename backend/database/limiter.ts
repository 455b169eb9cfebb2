/** Rate limits: one counter per key and window in the database, shared by every instance of the shop. */
import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { networkOf } from '#kernel/address/network-of.ts';
import { invariant } from '#kernel/invariant.ts';
import { laterCommitRelation } from './later-commit.ts';
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

interface Attempt {
  limit: Limit;
  /** An IP address, a mail address, the number of a customer. */
  subject: string;
}

interface Counter {
  key: string;
  count: number;
  /** As JSON has it. */
  expires_at: Date | string;
}

/** By key, so that no counter occurs twice in a statement. */
const limitsOf = (attempts: readonly Attempt[]) =>
  new Map(attempts.map(({ limit, subject }) => [keyOf(limit, subject), limit]));

/**
 * The statement that counts attempts. Locks the counters in the order of their keys, so that two requests never wait for
 * each other.
 * @param options `isReleased` counts on beyond the limits, so that what is released was counted; `from`: more relations;
 * `amount`: for how many each attempt counts, one by default
 */
function counted(
  attempts: readonly Attempt[],
  now: Date,
  {
    isReleased = false,
    from = sql``,
    amount = 1,
  }: { isReleased?: boolean; from?: RawBuilder<unknown>; amount?: number } = {},
) {
  const limits = [...limitsOf(attempts)];
  const wanted = limits.map(([key, { windowSeconds }]) => ({
    key,
    ends: new Date(now.getTime() + windowSeconds * 1000),
  }));
  const highest = isReleased ? null : 1 + Math.max(...limits.map(([, { max }]) => max));
  return sql<Counter>`
    insert into rate_limit as r (key, window_start, expires_at, count)
    select w.key, ${now}::timestamptz, w.ends, least(${amount}::integer, ${highest}::integer)
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (key text, ends timestamptz) ${from} order by w.key
    on conflict (key) do update set
      count = case when r.expires_at <= ${now} then excluded.count else least(r.count + ${amount}::integer, ${highest}::integer) end,
      window_start = case when r.expires_at <= ${now} then excluded.window_start else r.window_start end,
      expires_at = case when r.expires_at <= ${now} then excluded.expires_at else r.expires_at end
    returning key, count, expires_at`;
}

function verdictOf(counters: readonly Counter[], attempts: readonly Attempt[], now: Date): Consumption {
  const limits = limitsOf(attempts);
  const waits = counters
    .filter(({ key, count }) => count > (limits.get(key)?.max ?? 0))
    .map(counter => Math.ceil((new Date(counter.expires_at).getTime() - now.getTime()) / 1000));
  return waits.length === 0
    ? { allowed: true }
    : { allowed: false, retryAfterSeconds: Math.max(1, ...waits) };
}

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
  const attempts = [{ limit, subject }];
  const { rows } = await sql<Counter>`
    with swept as (
      delete from rate_limit where key in (
        select key from rate_limit where expires_at <= ${now} and key <> ${keyOf(limit, subject)}
        order by expires_at limit 10 for update skip locked
      )
    )
    ${counted(attempts, now)}`.execute(db);
  return verdictOf(rows, attempts, now);
}

/**
 * As `consume`, of several limits in one statement; refused when any of them is reached. Inside a transaction it counts what
 * the transaction does: a rollback undoes the count.
 */
export async function consumeAll(
  db: Kysely<Schema>,
  attempts: readonly Attempt[],
  now: Date,
): Promise<Consumption> {
  const { rows } = await counted(attempts, now).execute(db);
  return verdictOf(rows, attempts, now);
}

/**
 * Consumes several attempts at once, and says when their window ends. A subject that asks for more than is left has used it up. Does
 * not wait until the counter is on disk, as `countAttempt`.
 */
export async function consumeSeveral(
  db: Kysely<Schema>,
  { limit, subject }: Attempt,
  amount: number,
  now: Date,
): Promise<{ allowed: boolean; until: Date }> {
  const { rows } = await sql<Counter>`
    with ${laterCommitRelation}
    ${counted([{ limit, subject }], now, { amount, from: sql`, setting` })}`.execute(db);
  const [counter] = rows;
  invariant(counter, 'every attempt has a counter');
  return { allowed: counter.count <= limit.max, until: new Date(counter.expires_at) };
}

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
  const attempts = [{ limit, subject }];
  const { rows } = await sql<Counter>`
    with ${laterCommitRelation}
    ${counted(attempts, now, { isReleased: true, from: sql`, setting` })}`.execute(db);
  return verdictOf(rows, attempts, now);
}

export type CountedWith = ReturnType<typeof countedWith>;

/** Counts what a statement does as a part of it, with its value for `verdict`: a rollback undoes the count. */
export function countedWith(limit: Limit, subject: string, now: Date) {
  const attempts = [{ limit, subject }];
  return {
    /** A relation of the statement. */
    write: counted(attempts, now),
    /** @param name of the relation */
    value: (name: string) => sql<Counter>`(select row_to_json(c) from ${sql.ref(name)} c)`,
    verdict: (value: unknown): Consumption => verdictOf([value as Counter], attempts, now),
  };
}

/** Releases one attempt, for limits that count failures only. */
export async function releaseAttempt(db: Kysely<Schema>, limit: Limit, subject: string): Promise<void> {
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
