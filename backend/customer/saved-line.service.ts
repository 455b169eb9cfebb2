/** The caller's lines saved for later: no one else reads or changes them (R-CART-31). */
import type { Kysely } from 'kysely';
import { checkedQuantity } from '#backend/cart/cart-lines.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { callerId, unauthorized } from './caller-id.ts';
import {
  lockAccount,
  type NewSavedLine,
  removeSavedLines,
  type SavedLine,
  savedBefore,
  savedLinesOf,
  storeSavedLines,
} from './saved-line.repository.ts';

/** Lines of one account. */
const maxSavedLines = 100;

export type SavedLineService = ReturnType<typeof createSavedLineService>;

const tooMany = () => new RequestError('BAD_USER_INPUT', `At most ${maxSavedLines} saved lines`, 'lines');

/** One line per SKU, the last one given. @throws RequestError that names the field */
function checked(given: readonly NewSavedLine[]): NewSavedLine[] {
  if (given.length > maxSavedLines) throw tooMany();
  for (const { quantity } of given) checkedQuantity(quantity, 0, 'lines.quantity');
  return [...new Map(given.map(line => [line.skuId, line])).values()];
}

export function createSavedLineService(db: Kysely<Schema>) {
  async function store(on: Kysely<Schema>, customerId: number, lines: NewSavedLine[]): Promise<void> {
    const { count, skus } = await savedBefore(
      on,
      customerId,
      lines.map(({ skuId }) => skuId),
    );
    const unknown = lines.find(({ skuId }) => !skus.has(skuId));
    if (unknown) throw new RequestError('UNKNOWN_SKU', `No SKU ${unknown.skuId}`, 'lines.skuId');
    const removed = lines.filter(({ quantity }) => quantity === 0).map(({ skuId }) => skuId);
    const stored = lines.filter(({ quantity }) => quantity > 0);
    const gone = removed.filter(skuId => skus.get(skuId)).length;
    const added = stored.filter(({ skuId }) => !skus.get(skuId)).length;
    if (added > 0 && count - gone + added > maxSavedLines) throw tooMany();
    await removeSavedLines(on, customerId, removed);
    await storeSavedLines(on, customerId, stored, false);
  }

  async function merge(on: Kysely<Schema>, customerId: number, lines: NewSavedLine[]): Promise<void> {
    const { count, skus } = await savedBefore(
      on,
      customerId,
      lines.map(({ skuId }) => skuId),
    );
    const known = lines.filter(({ skuId, quantity }) => skus.has(skuId) && quantity > 0);
    const added = known.filter(({ skuId }) => !skus.get(skuId)).slice(0, maxSavedLines - count);
    const joined = known.filter(line => skus.get(line.skuId) || added.includes(line));
    await storeSavedLines(on, customerId, joined, true);
  }

  async function change(
    ctx: Context,
    given: readonly NewSavedLine[],
    work: typeof store,
  ): Promise<SavedLine[]> {
    const customerId = callerId(ctx);
    const lines = checked(given);
    return withTransaction(db, async on => {
      // Removed between the check of the token and now.
      if (!(await lockAccount(on, customerId))) throw unauthorized();
      await work(on, customerId, lines);
      return savedLinesOf(on, customerId, ctx.language.id);
    });
  }

  return {
    /** The line saved last first. @throws RequestError UNAUTHORIZED for visitors */
    list: async (ctx: Context): Promise<SavedLine[]> => savedLinesOf(db, callerId(ctx), ctx.language.id),

    /**
     * Sets the quantities of lines, 0 removes one; repeating it changes nothing.
     * @returns all lines afterwards.
     * @throws RequestError UNAUTHORIZED; BAD_USER_INPUT for a quantity (R-CART-5) and above the maximum; UNKNOWN_SKU. Nothing
     * is stored then.
     */
    save: (ctx: Context, given: readonly NewSavedLine[]): Promise<SavedLine[]> => change(ctx, given, store),

    /**
     * Adds the lines of a guest who has signed in; of two quantities of one SKU the larger counts, so that repeating it
     * changes nothing. Unknown SKUs are left out, and lines above the maximum. Staff who act as a customer add nothing.
     * @returns all lines afterwards.
     */
    merge: (ctx: Context, given: readonly NewSavedLine[]): Promise<SavedLine[]> =>
      change(ctx, ctx.caller.spoofedBy === null ? given : [], merge),
  };
}
