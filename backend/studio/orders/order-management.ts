/** Orders for staff: found, read, and changed once by one person, with a row in the log for each change (R-STUDIO-140). */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ChangeChannel } from '#backend/database/change-channel.ts';
import type { DbTransaction, Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { OrderHandling } from '#backend/order/handling.service.ts';
import type { Order } from '#backend/order/order.types.ts';
import { lockOrder, type OrderLifecycle } from '#backend/order/order-lifecycle.ts';
import { recordAudit } from '#backend/staff/staff-audit.ts';
import type { NewOrderNote, OrderAction, OrderDetail, OrderPage, OrderQuery } from '#studio-api/orders.ts';
import type { Actor } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import { countWaiting, findOrders } from './find-orders.ts';
import { type Done, isAllowed, perform, refuseOrderAction, toRefusal } from './order-actions.ts';
import { readDetail } from './order-detail.ts';
import { documentOf, readVersion } from './order-facts.ts';

/** What happened to any order or was corrected of an article, as the database announces it: triggers notify of what buyers and staff do. */
export const orderChannel: ChangeChannel = {
  name: 'studio_order',
  // The counts notice an order that commits after one with a higher number.
  position: sql`concat_ws(' ',
    (select audit_id from studio_audit where document_id like any (array['order:%', 'article:%']) order by audit_id desc limit 1),
    (select max(order_id) from shop_order), (select count(*) from withdrawal where handled_at is null),
    (select string_agg(concat_ws(' ', status, open), ',') from (select status, count(*) as open from shop_order
      where status in ('pending', 'pending-payment', 'backorder', 'partial', 'on-hold') group by status order by status) o))`,
};

const PAGE = 50;

export interface OrderManagementPorts {
  db: Kysely<Schema>;
  lifecycle: OrderLifecycle;
  /** With the payment provider. */
  handling: Pick<OrderHandling, 'capture' | 'refund'>;
  /** The order with names in a language. */
  inLanguage(languageId: string, order: Order): Promise<Order>;
  now(): Date;
  warn(what: string, details: Record<string, unknown>): void;
}

export interface OrderManagement {
  list(query: OrderQuery): Promise<OrderPage>;
  /** @param languageId of names; null: that of the order. Null for an unknown number. */
  read(number: number, languageId: string | null): Promise<OrderDetail | null>;
  /**
   * Answers the order as it is then.
   * @throws StudioError NOT_FOUND, VERSION_MOVED with `order`, ORDER with `reason`
   */
  act(number: number, action: OrderAction, by: Actor, languageId: string): Promise<OrderDetail>;
  /** @throws StudioError NOT_FOUND */
  note(number: number, note: NewOrderNote, by: Actor): Promise<void>;
}

const missing = () => new StudioError('NOT_FOUND', 'There is no such order');

async function log(on: DbTransaction, number: number, by: Actor, done: Done): Promise<void> {
  const { action, text = '', amount, state } = done;
  await recordAudit(on, {
    ...{ action, staffId: by.id, author: by.name, ip: by.ip ?? null },
    documentId: documentOf(number),
    detail: {
      ...(text !== '' && { text }),
      ...(amount !== undefined && { amount }),
      ...(state !== undefined && { state }),
    },
  });
  await sql`select pg_notify(${orderChannel.name}, '')`.execute(on);
}

export function createOrderManagement(ports: OrderManagementPorts): OrderManagement {
  const { db, lifecycle, handling, inLanguage, now, warn } = ports;

  const detailIn = (on: Kysely<Schema>, number: number, languageId: string | null) =>
    readDetail(on, number, async order => (languageId === null ? order : inLanguage(languageId, order)));

  const read = (number: number, languageId: string | null): Promise<OrderDetail | null> =>
    withTransaction(db, on => detailIn(on, number, languageId), { isolation: 'repeatable read' });

  async function required(number: number, languageId: string): Promise<OrderDetail> {
    const order = await read(number, languageId);
    if (!order) throw missing();
    return order;
  }

  const moved = async (number: number, languageId: string): Promise<StudioError> =>
    new StudioError('VERSION_MOVED', 'The order has changed since it was shown', {
      order: await required(number, languageId),
    });

  /** Whether it was done; false when the order is not as it was shown. */
  const doOnce = (number: number, action: OrderAction, by: Actor, key: string): Promise<boolean> =>
    withTransaction(db, async on => {
      const order = await lockOrder(on, number);
      if (!order) throw missing();
      const detail = await detailIn(on, number, null);
      if (detail?.version !== action.version) return false;
      if (!isAllowed(detail.may, action)) throw refuseOrderAction('state', 'The order does not allow this');
      const done = await perform({ ...{ on, order, lifecycle, action, key }, now: now() });
      const after = await lockOrder(on, number);
      await log(
        on,
        number,
        by,
        after && after.status !== order.status ? { ...done, state: after.status } : done,
      );
      return true;
    });

  return {
    read,

    async list(query) {
      const [{ rows, isPersonal }, waiting] = await Promise.all([
        findOrders(db, query, PAGE + 1),
        countWaiting(db),
      ]);
      return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE, isPersonal, waiting };
    },

    async act(number, action, by, languageId) {
      const key = `studio-${randomUUID()}`;
      try {
        const version = await readVersion(db, number);
        if (version === null) throw missing();
        if (version !== action.version) throw await moved(number, languageId);
        // Before the parcel leaves, and outside of the transaction: the provider may take its time. A repeat takes nothing.
        if (action.action === 'ship') await handling.capture(number, now());
        if (!(await doOnce(number, action, by, key))) throw await moved(number, languageId);
      } catch (error) {
        throw toRefusal(error);
      }
      // What the provider does not do now, the shop repeats with the same key.
      if (action.action === 'refund')
        await handling
          .refund(number, { ...action, reasonCode: null }, key, now())
          .catch((error: unknown) => warn('a refund waits for the payment provider', { err: error, number }));
      return required(number, languageId);
    },

    note: (number, { id, text }, by) =>
      withTransaction(db, async on => {
        if (!(await lockOrder(on, number))) throw missing();
        const stored = await on
          .insertInto('order_note')
          .values({ note_id: id, order_id: number, staff_id: by.id, author: by.name, text })
          .onConflict(conflict => conflict.doNothing())
          .returning('note_id')
          .executeTakeFirst();
        if (stored) await log(on, number, by, { action: 'order.noted' });
      }),
  };
}
