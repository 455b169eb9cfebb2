/** The acknowledgement of a withdrawal: what came in and when, what is paid back, until when and where to return (R-ORDER-16). */
import { refundRows } from '#kernel/order-view.ts';
import type { Order } from '#backend/order/order.types.ts';
import { afterDays } from '#backend/order/withdrawals/plan-withdrawal.ts';
import type { DeclaredWithdrawal } from '#backend/order/withdrawals/withdrawal.repository.ts';
import type { Block, Email, SumRow } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { dayOf, moment } from './mail-days.ts';
import { greeting, orderFacts, returnFee } from './order-emails.ts';
import { amount, orderProducts, piecesOf } from './order-products.ts';
import { traderAddress } from './trader.ts';
import { fill } from './texts/texts-of.ts';

export interface Acknowledged {
  email: string;
  receivedAt: Date;
  /** Null for one of an earlier version, which was about the whole order. */
  declared: DeclaredWithdrawal | null;
}

/** What came in, from whom, and when to the second: the reader's proof. */
function proof(mail: MailContext, order: Order, { email, receivedAt, declared }: Acknowledged): SumRow[] {
  const { withdrawal } = mail.texts;
  const { firstName, lastName, company } = order.billingAddress;
  const received = moment(mail, { dateStyle: 'long', timeStyle: 'long' });
  const from = [`${firstName} ${lastName}`.trim() || company, email].filter(Boolean).join(', ');
  // With its parts it stands below the products.
  const refund = declared?.parts ? null : (declared?.refund ?? null);
  return [
    { label: withdrawal.received, value: received.format(receivedAt) },
    { label: withdrawal.from, value: from },
    ...orderFacts(mail, order).slice(0, 2),
    ...(refund === null ? [] : [{ label: withdrawal.refund, value: amount(mail, order)(refund) }]),
  ];
}

/** How the refund comes from the prices of the products. */
function refundSums(mail: MailContext, order: Order, { declared }: Acknowledged): Block[] {
  const { withdrawal } = mail.texts;
  const money = amount(mail, order);
  if (!declared?.parts) return [];
  const sums = refundRows(declared.parts).map(({ name, amount: minor }) => ({
    label: name === 'refund' ? withdrawal.refund : withdrawal.parts[name],
    value: money(minor),
    strong: name === 'refund',
  }));
  return [{ kind: 'sums', sums }];
}

function nextSteps(mail: MailContext, order: Order, { receivedAt, declared }: Acknowledged): Block[] {
  const { withdrawal } = mail.texts;
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
    { kind: 'heading', text: withdrawal.nextTitle },
    { kind: 'list', items: withdrawal.next.map(text => fill(text, values)) },
  ];
}

export function withdrawalEmail(
  mail: MailContext,
  order: Order,
  acknowledged: Acknowledged,
  links: Links,
): Email {
  const { order: words, withdrawal } = mail.texts;
  const pieces = acknowledged.declared?.lines ?? [];
  return {
    to: acknowledged.email,
    subject: fill(withdrawal.subject, { number: order.id }),
    preview: withdrawal.text,
    title: withdrawal.title,
    blocks: [
      { kind: 'text', text: greeting(mail, order) },
      { kind: 'text', text: withdrawal.text },
      { kind: 'facts', facts: proof(mail, order, acknowledged) },
      { kind: 'heading', text: withdrawal.products },
      pieces.length > 0 ? piecesOf(mail, order, links, pieces) : orderProducts(mail, order, links),
      ...refundSums(mail, order, acknowledged),
      ...nextSteps(mail, order, acknowledged),
      { kind: 'button', label: words.view, href: links.order(mail, order) },
    ],
    reason: withdrawal.reason,
    headers: {},
  };
}
