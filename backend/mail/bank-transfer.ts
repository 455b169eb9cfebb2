/** How a mail says where to pay an order in advance (R-ORDER-15). */
import type { Order } from '#backend/order/order.types.ts';
import { awaitedUntil, noLastDay } from '#backend/order/unpaid-orders.ts';
import type { Block } from './email.ts';
import type { MailContext } from './mail-context.ts';
import { dayOf } from './mail-days.ts';
import { amount } from './order-products.ts';

/** Account, message, amount and last day; nothing for an order that needs no transfer or has it. */
export function bankTransfer(mail: MailContext, order: Order): Block[] {
  const payBy = awaitedUntil(order);
  if (!payBy) return [];
  const { company, bank } = mail.shop;
  const { say } = mail;
  const hasLastDay = payBy < noLastDay;
  return [
    { kind: 'heading', text: say('MAIL_TRANSFER_TITLE') },
    ...(bank === null ? [{ kind: 'text' as const, text: say('MAIL_TRANSFER_NO_ACCOUNT') }] : []),
    ...(hasLastDay ? [{ kind: 'text' as const, text: say('MAIL_TRANSFER_LAPSES') }] : []),
    {
      kind: 'facts',
      facts: [
        { label: say('MAIL_TRANSFER_RECIPIENT'), value: company },
        { label: say('MAIL_TRANSFER_ACCOUNT'), value: bank?.iban ?? '' },
        { label: say('MAIL_TRANSFER_BIC'), value: bank?.bic ?? '' },
        { label: say('MAIL_TRANSFER_BANK'), value: bank?.name ?? '' },
        {
          label: say('MAIL_TRANSFER_MESSAGE'),
          value: say('MAIL_TRANSFER_MESSAGE_TEXT', { number: order.id }),
        },
        {
          label: say('MAIL_TRANSFER_AMOUNT'),
          value: amount(mail, order)(order.cart.total.selling),
          strong: true,
        },
        ...(hasLastDay
          ? [{ label: say('MAIL_TRANSFER_PAY_BY'), value: dayOf(mail, payBy), strong: true }]
          : []),
      ].filter(({ value }) => value !== ''),
    },
  ];
}
