/** Mails about an order: its confirmation with all that the law wants on paper (R-LAW-7, R-ORDER-11), its later states, its withdrawal. */
import type { Market } from '#backend/kernel/market.ts';
import type { Order } from '#backend/order/order.types.ts';
import type { Block, Email, SumRow } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { amount, orderProducts } from './order-products.ts';
import { fill } from './texts/texts-of.ts';

const zones: Readonly<Record<string, string>> = { SE: 'Europe/Stockholm' };
const moment = (languageId: string, market: Market, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageId, {
    timeZone: zones[market.country.code] ?? 'Europe/Helsinki',
    ...options,
  });
const dayOf = ({ language, market }: MailContext, date: Date): string =>
  moment(language.id, market, { dateStyle: 'long' }).format(date);

/** VAT rates as people write them: 25,5. */
const rateText = (mail: MailContext, basisPoints: number): string =>
  new Intl.NumberFormat(mail.language.id, { maximumFractionDigits: 2 }).format(basisPoints / 100);

function sums(mail: MailContext, order: Order): SumRow[] {
  const { order: words } = mail.texts;
  const money = amount(mail, order);
  const { cart, customerType } = order;
  const { items, fixedDiscount, shipping, payment, balance, total, vats } = cart;
  const row = (label: string, value: string, strong = false): SumRow => ({ label, value, strong });
  return [
    row(words.itemsSum, money(items.selling)),
    ...(fixedDiscount > 0 ? [row(words.discount, money(-fixedDiscount))] : []),
    ...(shipping ? [row(fill(words.shipping, { name: shipping.displayName }), money(shipping.fee))] : []),
    ...(payment ? [row(fill(words.payment, { name: payment.displayName }), money(payment.fee))] : []),
    ...(balance.used > 0 ? [row(words.balance, money(-balance.used))] : []),
    row(words.total, money(total.selling), true),
    ...vats.map(({ rate, vat }) => row(fill(words.vat, { rate: rateText(mail, rate) }), money(vat))),
    ...(customerType === 'ORGANIZATION' ? [row(words.exVat, money(total.selling - total.sellingVat))] : []),
  ];
}

function addressLines({ company, firstName, lastName, ...rest }: Order['billingAddress']): string[] {
  const { careOf, addressLine1, addressLine2, addressLine3, zip, city, country, mobile, phone } = rest;
  return [
    company,
    `${firstName} ${lastName}`.trim(),
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    addressLine3,
    `${zip} ${city}`.trim(),
    country,
    mobile || phone,
  ].filter(Boolean);
}

const orderFacts = (mail: MailContext, order: Order): SumRow[] => {
  const { order: words } = mail.texts;
  const requested = order.desiredDeliveryDate;
  return [
    { label: words.number, value: String(order.id) },
    { label: words.date, value: dayOf(mail, order.placedAt) },
    { label: words.pickupPoint, value: order.pickupPoint },
    { label: words.desiredDate, value: requested ? dayOf(mail, requested) : '' },
    { label: words.reference, value: order.customerOrderNumber },
    { label: words.goodsLabel, value: order.goodsLabel },
    { label: words.message, value: order.message },
  ].filter(({ value }) => value !== '');
};

const greeting = ({ texts: { common } }: MailContext, { billingAddress }: Order): string =>
  billingAddress.firstName ? fill(common.hello, { name: billingAddress.firstName }) : common.helloWithoutName;

/** Consumers only: companies have no right to change their mind. */
function rights(mail: MailContext, order: Order, links: Links): Block[] {
  const { texts } = mail;
  const { order: words, trader, pages } = texts;
  if (order.customerType === 'ORGANIZATION') return [];
  const address = [trader.name, trader.street, trader.postal, trader.email].join(', ');
  const values = {
    email: trader.email,
    trader: address,
    number: order.id,
    date: dayOf(mail, order.placedAt),
  };
  const country = mail.market.country.code === 'SE' ? 'SE' : 'FI';
  return [
    { kind: 'heading', text: words.withdrawalTitle },
    ...words.withdrawal.map((text): Block => ({ kind: 'note', text: fill(text, values) })),
    { kind: 'link', label: words.withdrawalLink, href: links.page(mail, pages.withdrawal) },
    { kind: 'form', title: words.formTitle, lines: words.form.map(text => fill(text, values)) },
    { kind: 'heading', text: words.defectTitle },
    { kind: 'note', text: words.defect },
    { kind: 'heading', text: words.disputeTitle },
    { kind: 'note', text: words.dispute[country] },
  ];
}

export function confirmationEmail(mail: MailContext, to: string, order: Order, links: Links): Email {
  const { order: words } = mail.texts;
  return {
    to,
    subject: fill(words.subject, { number: order.id }),
    preview: words.intro,
    title: words.title,
    blocks: [
      { kind: 'text', text: greeting(mail, order) },
      { kind: 'text', text: words.intro },
      { kind: 'facts', facts: orderFacts(mail, order) },
      { kind: 'button', label: words.view, href: links.order(mail, order.id, order.cart.id) },
      { kind: 'heading', text: words.products },
      orderProducts(mail, order, links),
      { kind: 'sums', sums: sums(mail, order) },
      {
        kind: 'columns',
        columns: [
          { title: words.deliverTo, lines: addressLines(order.shippingAddress) },
          { title: words.billTo, lines: addressLines(order.billingAddress) },
        ],
      },
      { kind: 'heading', text: words.deliveryTitle },
      { kind: 'note', text: words.delivery },
      ...rights(mail, order, links),
    ],
    reason: words.reason,
    headers: {},
  };
}

export function statusEmail(
  mail: MailContext,
  to: string,
  order: Order,
  status: string,
  links: Links,
): Email {
  const { order: words, status: statusWords } = mail.texts;
  const { title, text } = statusWords.states[status] ?? statusWords.otherwise;
  return {
    to,
    subject: fill(statusWords.subject, { number: order.id, title }),
    preview: text,
    title,
    blocks: [
      { kind: 'text', text: greeting(mail, order) },
      { kind: 'text', text },
      { kind: 'facts', facts: orderFacts(mail, order).slice(0, 2) },
      { kind: 'button', label: words.view, href: links.order(mail, order.id, order.cart.id) },
      { kind: 'heading', text: words.products },
      orderProducts(mail, order, links),
    ],
    reason: statusWords.reason,
    headers: {},
  };
}

/** What came in, from whom, and when to the second: the reader's proof. */
export function withdrawalEmail(
  mail: MailContext,
  order: Order,
  email: string,
  receivedAt: Date,
  links: Links,
): Email {
  const { order: words, withdrawal } = mail.texts;
  const { firstName, lastName, company } = order.billingAddress;
  const received = moment(mail.language.id, mail.market, { dateStyle: 'long', timeStyle: 'long' });
  const from = [`${firstName} ${lastName}`.trim() || company, email].filter(Boolean).join(', ');
  return {
    to: email,
    subject: fill(withdrawal.subject, { number: order.id }),
    preview: withdrawal.text,
    title: withdrawal.title,
    blocks: [
      { kind: 'text', text: greeting(mail, order) },
      { kind: 'text', text: withdrawal.text },
      {
        kind: 'facts',
        facts: [
          { label: withdrawal.received, value: received.format(receivedAt) },
          { label: withdrawal.from, value: from },
          ...orderFacts(mail, order).slice(0, 2),
        ],
      },
      { kind: 'heading', text: words.products },
      orderProducts(mail, order, links),
      { kind: 'heading', text: withdrawal.nextTitle },
      { kind: 'list', items: withdrawal.next },
    ],
    reason: withdrawal.reason,
    headers: {},
  };
}
