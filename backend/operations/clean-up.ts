/** Deletes expired data, a few hundred rows at a time, in one instance of the shop at a time. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';

interface Job {
  name: string;
  /** `now` and `batch` are parameters; returns a row for each row that it changed. */
  statement(now: Date, batch: number): ReturnType<typeof sql>;
  /** Deletes rows that nothing else may delete. */
  isRetention?: true;
}

/** Deletes by primary key the rows of a condition; locked rows are skipped until the next run. */
const remove =
  (table: string, key: string, condition: (now: Date) => ReturnType<typeof sql>): Job['statement'] =>
  (now, batch) =>
    sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${condition(now)} limit ${batch} for update skip locked)
    returning 1`;
const before = (now: Date, age: string) => sql`(${now}::timestamptz - ${age}::interval)`;

const jobs: readonly Job[] = [
  {
    name: 'carts of a year ago',
    statement: remove('cart', 'cart_id', now => sql`updated_at < ${before(now, '365 days')}`),
  },
  {
    name: 'carts that nothing was ever put into',
    statement: remove(
      'cart',
      'cart_id',
      now => sql`updated_at < ${before(now, '1 day')} and completed_at is null
        and not exists (select from cart_line l where l.cart_id = cart.cart_id)`,
    ),
  },
  {
    name: 'keys of repeated requests',
    statement: remove('idempotency_key', 'key', now => sql`created_at < ${before(now, '7 days')}`),
  },
  {
    name: 'announced changes of the catalogue',
    // A disconnected instance catches up from these: the last thousand stay in any case.
    statement: remove(
      'catalogue_change',
      'version',
      now => sql`changed_at < ${before(now, '7 days')}
        and version < (select max(version) from catalogue_change) - 1000`,
    ),
  },
  {
    name: 'identity numbers of checkouts that are over',
    statement: (now, batch) => sql`
      update checkout set identity_number = null where cart_id in (
        select cart_id from checkout join cart using (cart_id) where checkout.identity_number is not null
          and (checkout.updated_at < ${before(now, '7 days')} or cart.completed_at < ${before(now, '1 day')})
        limit ${batch} for update of checkout skip locked) returning 1`,
  },
  {
    name: 'identity numbers of orders that are settled',
    statement: (now, batch) => sql`
      update shop_order set identity_number = null where order_id in (
        select order_id from shop_order where identity_number is not null and placed_at < ${before(now, '90 days')}
          and (status in ('completed', 'cancelled', 'refunded') or placed_at < ${before(now, '365 days')})
        limit ${batch} for update skip locked) returning 1`,
  },
  {
    name: 'pictures that no review took',
    statement: remove('review_upload', 'file_name', now => sql`created_at < ${before(now, '1 day')}`),
  },
  {
    name: 'pictures of rejected reviews',
    statement: (now, batch) => sql`
      update product_review set pictures = '{}' where review_id in (
        select review_id from product_review where status = 'rejected' and pictures <> '{}'
          and moderated_at < ${before(now, '30 days')}
        limit ${batch} for update skip locked) returning 1`,
  },
  {
    name: 'mails that were sent',
    statement: remove('outbox', 'outbox_id', now => sql`sent_at < ${before(now, '7 days')}`),
  },
  {
    name: 'mails that were given up',
    statement: remove(
      'outbox',
      'outbox_id',
      now => sql`parked_at < ${before(now, '90 days')} and sent_at is null`,
    ),
  },
  {
    name: 'sessions that are over',
    statement: remove('auth_session', 'session_id', now => sql`expires_at < ${before(now, '1 day')}`),
  },
  {
    name: 'challenges',
    statement: remove('auth_spent_challenge', 'nonce', now => sql`expires_at < ${now}`),
  },
  {
    name: 'keys for new passwords',
    statement: remove('password_reset', 'key_hash', now => sql`expires_at < ${before(now, '1 day')}`),
  },
  {
    name: 'invitations to an account',
    statement: remove('account_invitation', 'key_hash', now => sql`expires_at < ${before(now, '1 day')}`),
  },
  {
    name: 'sessions of staff that are over',
    statement: remove('staff_session', 'hash', now => sql`ends_at < ${before(now, '1 day')}`),
  },
  {
    name: 'challenges of staff',
    statement: remove('staff_challenge', 'hash', now => sql`expires_at < ${now}`),
  },
  {
    name: 'links of staff that are over',
    statement: remove('staff_invite', 'hash', now => sql`expires_at < ${before(now, '30 days')}`),
  },
  {
    name: 'links to drafts that are over',
    statement: remove('preview_link', 'link_id', now => sql`ends_at < ${before(now, '1 day')}`),
  },
  {
    name: 'operations of drafts',
    statement: (now, batch) => sql`
      delete from studio_operation where (document_id, release_id, version) in (
        select document_id, release_id, version from studio_operation where at < ${before(now, '90 days')}
        limit ${batch} for update skip locked) returning 1`,
  },
  {
    name: 'editors whose connection ended without notice',
    statement: remove('studio_presence', 'client_id', now => sql`seen_at < ${before(now, '1 day')}`),
  },
  {
    name: 'figures of parts of pages',
    statement: (now, batch) => sql`
      delete from widget_figure where ctid = any (array(
        select ctid from widget_figure where day < ${before(now, '400 days')} limit ${batch} for update skip locked))
      returning 1`,
  },
  {
    name: 'comments that were resolved long ago, with their answers',
    statement: remove('studio_comment', 'comment_id', now => sql`resolved_at < ${before(now, '365 days')}`),
  },
  {
    name: 'decisions about changes of two people',
    statement: remove('studio_decision', 'decision_id', now => sql`at < ${before(now, '365 days')}`),
  },
  {
    name: 'revisions that were never live',
    isRetention: true,
    // The newest one keeps the next from getting its number.
    statement: (now, batch) => sql`
      delete from studio_revision where (document_id, number) in (
        select document_id, number from studio_revision r where created_at < ${before(now, '365 days')}
          and number < (select max(number) from studio_revision n where n.document_id = r.document_id)
          and not exists (select from studio_live l
            where l.document_id = r.document_id and r.number in (l.revision, l.replaces))
          and not exists (select from studio_draft d
            where d.document_id = r.document_id and d.base_revision = r.number)
          and not exists (select from studio_document d
            where d.document_id = r.document_id and d.file_revision = r.number)
          and not exists (select from studio_drift d
            where d.document_id = r.document_id and d.file_revision = r.number)
        limit ${batch} for update skip locked) returning 1`,
  },
  { name: 'counters', statement: remove('rate_limit', 'key', now => sql`expires_at < ${now}`) },
  {
    name: 'messages of the payment provider',
    statement: remove('payment_event', 'event_id', now => sql`received_at < ${before(now, '90 days')}`),
  },
  {
    name: 'payments of the sandbox',
    statement: remove('sandbox_payment', 'reference', now => sql`updated_at < ${before(now, '30 days')}`),
  },
];

/** Any number, as long as every instance of the shop uses the same one. */
const LOCK = 4_718_200_008;
const BATCH = 500;
/** Batches per job and run; the rest waits, so that a neglected shop is not busy for an hour. */
const ROUNDS = 40;

/** Number of rows that each job deleted or cleared; jobs that are running in another instance are left out. */
export async function cleanUp(
  db: Kysely<Schema>,
  now: Date,
  batch = BATCH,
): Promise<Readonly<Record<string, number>>> {
  const done: Record<string, number> = {};
  for (const { name, statement, isRetention } of jobs) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const changed = await withTransaction(db, async transaction => {
        const { rows } = await sql<{
          mine: boolean;
        }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(transaction);
        if (!rows[0]?.mine) return null;
        if (isRetention) await sql`select set_config('studio.retention', 'on', true)`.execute(transaction);
        return (await statement(now, batch).execute(transaction)).rows.length;
      });
      if (changed === null) return done;
      if (changed > 0) done[name] = (done[name] ?? 0) + changed;
      if (changed < batch) break;
    }
  }
  return done;
}
