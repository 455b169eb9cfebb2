/**
 * Runs an operation once per idempotency key and repeats its first response (R-CART-22). The caller holds the lock of the
 * cart that the request names, so a repeat reads what the first one has stored. A failed first one leaves nothing behind.
 */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { rowPart } from '../database/parts.ts';
import type { Context } from '../kernel/context.ts';
import { RequestError } from '../kernel/request-error.ts';

const keyShape = /^[\x21-\x7e]{1,255}$/;

/** A request that is applied once. */
export interface Claim {
  key: string;
  operation: string;
  requestHash: string;
}

interface Earlier<Answer> {
  request_hash: string;
  answer: Answer;
}

function hashOf(ctx: Context, operation: string, request: unknown): string {
  const whole = [operation, ctx.channel.id, ctx.market.id, ctx.caller.customerId, request];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}

/** Null for a request without a key. */
export function claimOf(ctx: Context, operation: string, request: unknown): Claim | null {
  const key = ctx.caller.idempotencyKey;
  if (key === null) return null;
  if (!keyShape.test(key))
    throw new RequestError('BAD_USER_INPUT', 'x-idempotency-key must be 1 to 255 printable characters');
  return { key, operation, requestHash: hashOf(ctx, operation, request) };
}

/** What was stored under the key, as a part of the statement that reads the cart. */
export const earlierPart = <Answer>(claim: Claim | null): RawBuilder<Earlier<Answer> | null> =>
  rowPart(
    sql<
      Earlier<Answer>
    >`select k.request_hash, k.answer from idempotency_key k where k.key = ${claim?.key ?? null}`,
  );

/** The same key with another request is an error: no two carts share a key. */
export const mismatch = (): RequestError =>
  new RequestError('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another request');

/** Null when the request is new; else the stored response. @throws RequestError IDEMPOTENCY_MISMATCH */
export function earlierAnswer<Answer>(
  claim: Claim | null,
  earlier: Earlier<Answer> | null,
): { answer: Answer } | null {
  if (!claim || !earlier) return null;
  if (earlier.request_hash !== claim.requestHash) throw mismatch();
  return { answer: earlier.answer };
}

/**
 * Stores the response with the request's other writes. Without a row a request for another cart has taken the key: nothing
 * else may be written. `from`: the relation that must have a row.
 */
export const storedClaim = (
  { key, operation, requestHash }: Claim,
  answer: RawBuilder<unknown>,
  from: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => sql`
  insert into idempotency_key (key, operation, request_hash, answer)
  select ${key}::text, ${operation}::text, ${requestHash}::text, ${answer} ${from}
  on conflict do nothing returning key`;
