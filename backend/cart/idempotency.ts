/** Runs an operation once per idempotency key and repeats its first response (R-CART-22). */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Context } from '../kernel/context.ts';
import { RequestError } from '../kernel/request-error.ts';

const keyShape = /^[\x21-\x7e]{1,255}$/;

function hashOf(ctx: Context, operation: string, request: unknown): string {
  const whole = [operation, ctx.channel.id, ctx.market.id, ctx.caller.customerId, request];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}

/** Null when the key is used for the first time; else the stored response. */
async function previousResponse(
  db: Kysely<Schema>,
  { key, operation, requestHash }: { key: string; operation: string; requestHash: string },
  answer: unknown,
): Promise<{ answer: unknown } | null> {
  if (!keyShape.test(key))
    throw new RequestError('BAD_USER_INPUT', 'x-idempotency-key must be 1 to 255 printable characters');
  const taken = await db
    .insertInto('idempotency_key')
    .values({
      key,
      operation,
      request_hash: requestHash,
      answer: answer === null ? null : JSON.stringify(answer),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  const first = await db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== requestHash)
    throw new RequestError('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another request');
  return { answer: first.answer };
}

/** As `once`, for a response that is known beforehand: returns whether this is the first time. */
export async function isFirstRequest(
  db: Kysely<Schema>,
  ctx: Context,
  operation: string,
  request: unknown,
  answer: unknown,
): Promise<boolean> {
  const key = ctx.caller.idempotencyKey;
  if (key === null) return true;
  const requestHash = hashOf(ctx, operation, request);
  return (await previousResponse(db, { key, operation, requestHash }, answer)) === null;
}

/**
 * Runs `work` inside the transaction `db`, or returns the stored response for the caller's key. A concurrent repeat waits
 * for the first one at the unique key. A failed first one leaves nothing behind, so its key is free. The same key with
 * another request is IDEMPOTENCY_MISMATCH.
 */
export async function withIdempotency<T>(
  db: Kysely<Schema>,
  ctx: Context,
  operation: string,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const key = ctx.caller.idempotencyKey;
  if (key === null) return work();
  const requestHash = hashOf(ctx, operation, request);
  const before = await previousResponse(db, { key, operation, requestHash }, null);
  if (before) return before.answer as T;
  const answer = await work();
  await db
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
  return answer;
}
