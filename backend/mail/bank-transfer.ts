/** How a mail says where to pay an order in advance (R-ORDER-15). */
import type { Order } from '#backend/order/order.types.ts';
import { awaitedUntil, noLastDay } from '#backend/order/unpaid-orders.ts';
import type { Block } from './email.ts';
import type { MailContext } from './mail-context.ts';
import { dayOf } from './mail-days.ts';
import { amount } from './order-products.ts';
import { fill } from './texts/texts-of.ts';
import { transferTexts } from './texts/transfer-texts.ts';

/** Account, message, amount and last day; nothing for an order that needs no transfer or has it. */
export function bankTransfer(mail: MailContext, order: Order): Block[] {
  const payBy = awaitedUntil(order);
  if (!payBy) return [];
  const { company, bank } = mail.shop;
  const { lang } = mail.texts;
  const transfer = transferTexts[lang];
  const hasLastDay = payBy < noLastDay;
  return [
    { kind: 'heading', text: transfer.title },
    ...(bank === null ? [{ kind: 'text' as const, text: transfer.noAccount }] : []),
    ...(hasLastDay ? [{ kind: 'text' as const, text: transfer.lapses }] : []),
    {
      kind: 'facts',
      facts: [
        { label: transfer.recipient, value: company },
        { label: transfer.account, value: bank?.iban ?? '' },
        { label: transfer.bic, value: bank?.bic ?? '' },
        { label: transfer.bank, value: bank?.name ?? '' },
        { label: transfer.message, value: fill(transfer.messageText, { number: order.id }) },
        { label: transfer.amount, value: amount(mail, order)(order.cart.total.selling), strong: true },
        ...(hasLastDay ? [{ label: transfer.payBy, value: dayOf(mail, payBy), strong: true }] : []),
      ].filter(({ value }) => value !== ''),
    },
  ];
}
