/** The acknowledgement of a withdrawal: what came in and when, what is paid back, until when and where to return (R-ORDER-16). */

import type { Order } from '#backend/order/order.types.ts';
import { afterDays } from '#backend/order/withdrawals/plan-withdrawal.ts';
import type { DeclaredWithdrawal } from '#backend/order/withdrawals/withdrawal.repository.ts';
import { refundRows } from '#kernel/order/order-view.ts';
import type { Block, Email, SumRow } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { dayOf, moment } from './mail-days.ts';
import { greeting, orderFacts, returnFee } from './order-emails.ts';
import { amount, orderProducts, piecesOf } from './order-products.ts';
import { traderAddress } from './trader.ts';

export interface Acknowledged {
  email: string;
  receivedAt: Date;
  /** Null for one of an earlier version, which was about the whole order. */
  declared: DeclaredWithdrawal | null;
}

/** What came in, from whom, and when to the second: the reader's proof. */
function proof(mail: MailContext, order: Order, { email, receivedAt, declared }: Acknowledged): SumRow[] {
  const { say } = mail;
  const { firstName, lastName, company } = order.billingAddress;
  const received = moment(mail, { dateStyle: 'long', timeStyle: 'long' });
  const from = [`${firstName} ${lastName}`.trim() || company, email].filter(Boolean).join(', ');
  // With its parts it stands below the products.
  const refund = declared?.parts ? null : (declared?.refund ?? null);
  return [
    { label: say('MAIL_WITHDRAWAL_RECEIVED'), value: received.format(receivedAt) },
    { label: say('MAIL_WITHDRAWAL_FROM'), value: from },
    ...orderFacts(mail, order).slice(0, 2),
    ...(refund === null
      ? []
      : [{ label: say('MAIL_WITHDRAWAL_REFUND'), value: amount(mail, order)(refund) }]),
  ];
}

const partWords = {
  items: 'MAIL_WITHDRAWAL_PARTS_ITEMS',
  discount: 'MAIL_WITHDRAWAL_PARTS_DISCOUNT',
  delivery: 'MAIL_WITHDRAWAL_PARTS_DELIVERY',
  paymentFee: 'MAIL_WITHDRAWAL_PARTS_PAYMENT_FEE',
  before: 'MAIL_WITHDRAWAL_PARTS_BEFORE',
} as const;

/** How the refund comes from the prices of the products. */
function refundSums(mail: MailContext, order: Order, { declared }: Acknowledged): Block[] {
  const { say } = mail;
  const money = amount(mail, order);
  if (!declared?.parts) return [];
  const sums = refundRows(declared.parts).map(({ name, amount: minor }) => ({
    label: name === 'refund' ? say('MAIL_WITHDRAWAL_REFUND') : say(partWords[name]),
    value: money(minor),
    strong: name === 'refund',
  }));
  return [{ kind: 'sums', sums }];
}

function nextSteps(mail: MailContext, order: Order, { receivedAt, declared }: Acknowledged): Block[] {
  const { say } = mail;
  // Nothing was paid, or all of it was paid back.
  if (declared?.refund === null) return [];
  const values = {
    number: order.id,
    returnFee: returnFee(mail),
    returnBy: dayOf(mail, afterDays(receivedAt)),
    refundBy: dayOf(mail, afterDays(receivedAt)),
    address: traderAddress(mail.shop).join(', '),
  };
  return [
    { kind: 'heading', text: say('MAIL_WITHDRAWAL_NEXT_TITLE') },
    { kind: 'list', items: ([1, 2, 3] as const).map(step => say(`MAIL_WITHDRAWAL_NEXT_${step}`, values)) },
  ];
}

export function withdrawalEmail(
  mail: MailContext,
  order: Order,
  acknowledged: Acknowledged,
  links: Links,
): Email {
  const { say } = mail;
  const pieces = acknowledged.declared?.lines ?? [];
  return {
    to: acknowledged.email,
    subject: say('MAIL_WITHDRAWAL_SUBJECT', { number: order.id }),
    preview: say('MAIL_WITHDRAWAL_TEXT'),
    title: say('MAIL_WITHDRAWAL_TITLE'),
    blocks: [
      { kind: 'text', text: greeting(mail, order) },
      { kind: 'text', text: say('MAIL_WITHDRAWAL_TEXT') },
      { kind: 'facts', facts: proof(mail, order, acknowledged) },
      { kind: 'heading', text: say('MAIL_WITHDRAWAL_PRODUCTS') },
      pieces.length > 0 ? piecesOf(mail, order, links, pieces) : orderProducts(mail, order, links),
      ...refundSums(mail, order, acknowledged),
      ...nextSteps(mail, order, acknowledged),
      { kind: 'button', label: say('MAIL_ORDER_VIEW'), href: links.order(mail, order) },
    ],
    reason: say('MAIL_WITHDRAWAL_REASON'),
    headers: {},
  };
}
