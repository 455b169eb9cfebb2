/**
 * The page of an order for who holds its link: a signed one from a mail, or the order's public id while it is young
 * (R-ORDER-17). A link may have been forwarded: it shows no person, sends mail to the buyer's mailbox only, and a
 * withdrawal needs the buyer's mail address as well.
 */
import type { Kysely } from 'kysely';
import { callerNetwork, consume, consumeAll, type Limit } from '#backend/database/limiter.ts';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { OrderRecord } from '#backend/database/tables/order-tables.ts';
import type { Market } from '#backend/kernel/market.ts';
import { toDecimal } from '#kernel/money/money.ts';
import type { OrderByLink, Pieces, WithdrawalPlan } from '#kernel/order/order-view.ts';
import { findOrder } from '../order.repository.ts';
import type { Order } from '../order.types.ts';
import { confirmByMail } from '../order-lifecycle.ts';
import type { OrderNames } from '../order-names.ts';
import { afterDays, planWithdrawal } from '../withdrawals/plan-withdrawal.ts';
import { withdrawalFacts } from '../withdrawals/withdrawal.repository.ts';
import type { WithdrawalAnswer, Withdrawals } from '../withdrawals/withdrawal.service.ts';
import { type BuyerAccountPorts, createBuyerAccounts } from './buyer-accounts.ts';
import { type Asking, createOpenOrder } from './open-order.ts';
import type { OrderLinks } from './order-link.ts';
import { shortenedEmail, toOrderView } from './to-order-view.ts';

export interface OrderAccessPorts extends BuyerAccountPorts {
  db: Kysely<Schema>;
  links: OrderLinks;
  orderNames: OrderNames;
  /** Of an order. */
  marketOf: (order: Pick<Order, 'channelId' | 'marketId'>) => Market;
  withdrawals: Pick<Withdrawals, 'withdraw'>;
  /** Of the shop. */
  timeZone: string;
}

export interface DeclaredByLink {
  name: string;
  email: string;
  lines: readonly Pieces[];
  /** The same for a repeat of the request. */
  key: string;
}

/** Wrong links of a network; genuine ones are never refused. */
const wrongLinks: Limit = { name: 'order-link', max: 30, windowSeconds: 3600 };
/** Mails that a link sends to its buyer. */
const mailsPerOrder: Limit = { name: 'order-mail', max: 3, windowSeconds: 3600 };
const mailsPerNetwork: Limit = { name: 'order-mail-network', max: 20, windowSeconds: 3600 };

async function writeAgain(db: Kysely<Schema>, order: OrderRecord): Promise<void> {
  if (order.status !== 'cancelled') return confirmByMail(db, order);
  const { order_id: orderId, public_id: publicId, email, language_id: languageId, status } = order;
  return enqueueMail(db, 'order-status', { orderId, publicId, email, languageId, status });
}

export type OrderAccess = ReturnType<typeof createOrderAccess>;

export function createOrderAccess(ports: OrderAccessPorts) {
  const { db, links, orderNames, withdrawals } = ports;
  const { open, openYoung, linkFor } = createOpenOrder(db, links);

  const countWrong = async ({ caller, now }: Asking): Promise<'unknown' | 'wait'> =>
    (await consume(db, wrongLinks, callerNetwork({ caller }), now)).allowed ? 'unknown' : 'wait';

  async function mayMail(orderId: number, { caller, now }: Asking): Promise<boolean> {
    const wanted = [
      { limit: mailsPerOrder, subject: String(orderId) },
      { limit: mailsPerNetwork, subject: callerNetwork({ caller }) },
    ];
    return (await consumeAll(db, wanted, now)).allowed;
  }

  return {
    linkFor,
    proofOf: links.proofOf,
    proves: links.proves,

    async find(link: string, languageId: string, { caller, now }: Asking): Promise<OrderByLink> {
      const opened = await open(link, now);
      if (!opened) {
        return { state: await countWrong({ caller, now }) };
      }
      const { order: record, isExpired } = opened;
      if (isExpired) return { state: 'expired', email: shortenedEmail(record.email) };
      const [stored, facts] = await Promise.all([
        findOrder(db, record.order_id),
        withdrawalFacts(db, record),
      ]);
      const language = { id: languageId, code: languageId.slice(0, 2), name: '' };
      const [order] = stored ? await orderNames({ language }, [stored]) : [];
      if (!order) return { state: 'unknown' };
      return {
        state: 'found',
        order: toOrderView(order, facts, {
          ...{ language, now, timeZone: ports.timeZone },
          market: ports.marketOf(order),
        }),
      };
    },

    /** Null where the pieces cannot be withdrawn from. */
    async plan(link: string, lines: readonly Pieces[], now: Date): Promise<WithdrawalPlan | null> {
      const order = await openYoung(link, now);
      if (!order) return null;
      const facts = await withdrawalFacts(db, order);
      const plan = planWithdrawal(order, facts.rows, lines, facts);
      return (
        plan && {
          isWhole: plan.isWhole,
          lines: plan.lines.map(line => ({ ...line, total: toDecimal(line.total) })),
          parts: plan.parts,
          returnBy: afterDays(now).toISOString(),
          refundBy: afterDays(now).toISOString(),
        }
      );
    },

    async withdraw(
      link: string,
      declared: DeclaredByLink,
      { caller, now }: Asking,
    ): Promise<WithdrawalAnswer> {
      const order = await openYoung(link, now);
      if (!order) return { state: 'no-such-order' };
      return withdrawals.withdraw({ ...declared, orderNumber: order.order_id, caller }, now);
    },

    /** Sends the confirmation to the buyer once more, with a new link: also for a genuine link that is too old. */
    async sendAgain(link: string, asking: Asking): Promise<'sent' | 'wait' | 'unknown'> {
      const opened = await open(link, asking.now);
      if (!opened || opened.order.status === 'pending-payment') return 'unknown';
      if (!(await mayMail(opened.order.order_id, asking))) return 'wait';
      await writeAgain(db, opened.order);
      return 'sent';
    },

    openAccount: createBuyerAccounts(ports, { openYoung, proves: links.proves, mayMail, countWrong }),

    /** Offers the buyer of a guest order an account, by mail: only the mailbox proves who the buyer is. */
    async offerAccount(link: string, asking: Asking): Promise<'sent' | 'wait' | 'unknown'> {
      const order = await openYoung(link, asking.now);
      if (!order || order.customer_id !== null) return 'unknown';
      if (!(await mayMail(order.order_id, asking))) return 'wait';
      await ports.inviteToAccount(order.email, order.language_id, asking.now);
      return 'sent';
    },
  };
}
