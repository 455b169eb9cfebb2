/** Writes the lines of a cart: one statement, with one text for every kind and number of lines, so that it stays prepared. */
import { type Kysely, sql } from 'kysely';
import { laterCommit } from '#backend/database/later-commit.ts';
import { partColumns } from '#backend/database/parts.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { ownerId } from './cart.repository.ts';
import type { AnsweredTotal, CartHead, CartLine } from './cart.types.ts';
import { type Claim, storedClaim } from './idempotency.ts';

export interface CartLineChanges {
  added: readonly CartLine[];
  changed: readonly CartLine[];
  /** Alone in its call: within one statement a new line cannot take the place of a removed one. */
  removed: readonly CartLine[];
}

/** What is stored with the lines. */
export interface SavedWith {
  /** Of a request that must be applied once. */
  claim?: Claim | null | undefined;
  /** The total of the answer; absent when the caller answers no cart. */
  answered?: AnsweredTotal | undefined;
}

/** `changed`: the stored cart has another version. `claimed`: another request has taken the idempotency key. Nothing was written. */
export type Saved = 'saved' | 'changed' | 'claimed';

const rowsOf = (lines: readonly CartLine[]): string =>
  JSON.stringify(
    lines.map((line, index) => ({
      line_id: line.id,
      sku_id: line.skuId,
      quantity: line.quantity,
      message: line.message,
      group_key: line.groupKey,
      package_id: line.package?.packageId,
      package_group_id: line.package?.groupId,
      package_option_id: line.package?.optionId,
      number: index,
    })),
  );

const addedLines = (lines: readonly CartLine[]) => sql`
  insert into cart_line (line_id, cart_id, sku_id, quantity, message, group_key, package_id, package_group_id, package_option_id)
  select v.line_id, touched.cart_id, v.sku_id, v.quantity, v.message, v.group_key, v.package_id, v.package_group_id, v.package_option_id
  from touched, jsonb_to_recordset(${rowsOf(lines)}::jsonb) as v (line_id text, sku_id int, quantity int, message text,
    group_key text, package_id int, package_group_id int, package_option_id int, number int)
  order by v.number`;

const changedLines = (lines: readonly CartLine[]) => sql`
  update cart_line l set quantity = v.quantity, message = v.message
  from touched, jsonb_to_recordset(${rowsOf(lines)}::jsonb) as v (line_id text, quantity int, message text)
  where l.line_id = v.line_id and l.cart_id = touched.cart_id`;

const removedLines = (lines: readonly CartLine[]) => sql`
  delete from cart_line l using touched
  where l.cart_id = touched.cart_id and l.line_id = any (${lines.map(({ id }) => id)}::text[])`;

/**
 * Writes lines and touches their cart, with the claim of the request. All or nothing, also outside a transaction: the cart is
 * locked in the version that was read, then the key is claimed, then the lines are written. Outside a transaction it does not
 * wait for the disk, as no write of a cart does.
 */
export async function saveLines(
  db: Kysely<Schema>,
  ctx: Context,
  { id, version }: Pick<CartHead, 'id' | 'version'>,
  { added, changed, removed }: CartLineChanges,
  { claim = null, answered }: SavedWith = {},
): Promise<Saved> {
  const answer = sql`${JSON.stringify({ cartId: id })}::jsonb`;
  const claimed = claim ? sql`claimed as (${storedClaim(claim, answer, sql`from head`)}),` : sql``;
  const isClaimed = claim ? sql`exists (select from claimed)` : sql`true`;
  const { rows } = await sql<{ is_current: boolean; is_claimed: boolean }>`
    with head as materialized (select cart_id from cart where cart_id = ${id} and version = ${version} for update),
    ${claimed}
    touched as (
      update cart c set version = c.version + 1, updated_at = ${ctx.now}, market_id = ${ctx.market.id},
        customer_id = coalesce(c.customer_id, ${ownerId(ctx)}::int),
        answered_minor = coalesce(${answered?.minor ?? null}::int, c.answered_minor),
        answered_currency = coalesce(${answered?.currency ?? null}::text, c.answered_currency)
      from head where c.cart_id = head.cart_id and ${isClaimed} returning c.cart_id),
    removed as (${removedLines(removed)}),
    changed as (${changedLines(changed)}),
    added as (${addedLines(added)})
    select exists (select from head) as is_current, ${isClaimed} as is_claimed${partColumns(laterCommit(db))}`.execute(
    db,
  );
  if (!rows[0]?.is_current) return 'changed';
  return rows[0].is_claimed ? 'saved' : 'claimed';
}
