/** Mails about an order: its confirmation with all that the law wants on paper (R-LAW-7, R-ORDER-11), and its later states. */
import { placeholder } from '#kernel/shop-profile.ts';
import { countryName } from '#backend/kernel/country.ts';
import { costsOf } from '#backend/cart/costs-of.ts';
import { windowText } from '#backend/catalogue/arrival-text.ts';
import { shippingTerms } from '#backend/catalogue/market-shipping.ts';
import { type CostName, costRows } from '#kernel/cost-rows.ts';
import { safeAddress } from '#kernel/safe-address.ts';
import type { Order } from '#backend/order/order.types.ts';
import { awaitedUntil } from '#backend/order/unpaid-orders.ts';
import type { Block, Email, SumRow } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { bankTransfer } from './bank-transfer.ts';
import { dayOf } from './mail-days.ts';
import { amount, orderProducts } from './order-products.ts';
import { fill } from './texts/texts-of.ts';
import { traderAddress } from './trader.ts';
import { transferTexts } from './texts/transfer-texts.ts';

/** VAT rates as people write them: 25,5. */
const rateText = (mail: MailContext, basisPoints: number): string =>
  new Intl.NumberFormat(mail.language.id, { maximumFractionDigits: 2 }).format(basisPoints / 100);

/** With VAT for everyone; every rate is named, and organisations are told the sum without it. */
function sums(mail: MailContext, order: Order): SumRow[] {
  const { order: words } = mail.texts;
  const money = amount(mail, order);
  const { cart, customerType } = order;
  const labels: Partial<Record<CostName, string>> = {
    items: words.itemsSum,
    discount: words.discount,
    ...(cart.shipping && { shipping: fill(words.shipping, { name: cart.shipping.displayName }) }),
    'before-balance': words.beforeBalance,
    balance: words.balance,
    total: words.total,
  };
  const payment: SumRow[] = cart.payment
    ? [{ label: fill(words.payment, { name: cart.payment.displayName }), value: money(cart.payment.fee) }]
    : [];
  const whole = cart.total.selling + cart.balance.used;
  const vats: SumRow[] = [
    ...cart.vats.map(({ rate, vat }) => ({
      label: fill(words.vat, { rate: rateText(mail, rate) }),
      value: money(vat),
    })),
    ...(customerType === 'ORGANIZATION'
      ? [{ label: words.exVat, value: money(whole - cart.total.sellingVat) }]
      : []),
  ];
  return costRows(costsOf(cart), true).flatMap(({ name, amount: minor }): SumRow[] => {
    if (name === 'included-vat') return vats;
    const label = labels[name];
    const row = label === undefined ? [] : [{ label, value: money(minor), strong: name === 'total' }];
    // Named even where it costs nothing: the mail says how the order is paid.
    return name === 'shipping' ? [...row, ...payment] : row;
  });
}

export function addressLines(
  { language }: MailContext,
  { company, firstName, lastName, ...rest }: Order['billingAddress'],
): string[] {
  const { careOf, addressLine1, addressLine2, addressLine3, zip, city, country, mobile, phone } = rest;
  return [
    company,
    `${firstName} ${lastName}`.trim(),
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    addressLine3,
    `${zip} ${city}`.trim(),
    countryName(country, language.id),
    mobile || phone,
  ].filter(Boolean);
}

export const orderFacts = (mail: MailContext, order: Order): SumRow[] => {
  const { order: words } = mail.texts;
  const requested = order.desiredDeliveryDate;
  // The days were counted from the order, not from its payment.
  const arrival = awaitedUntil(order) ? undefined : order.cart.shipping?.arrival;
  return [
    { label: words.number, value: String(order.id) },
    { label: words.date, value: dayOf(mail, order.placedAt) },
    { label: words.pickupPoint, value: order.pickupPoint },
    { label: words.arrival, value: arrival ? windowText(arrival, mail.language) : '' },
    { label: words.desiredDate, value: requested ? dayOf(mail, requested) : '' },
    { label: words.reference, value: order.customerOrderNumber },
    { label: words.costCenter, value: order.costCenter },
    { label: words.goodsLabel, value: order.goodsLabel },
    { label: words.message, value: order.message },
  ].filter(({ value }) => value !== '');
};

/** What returning products costs at least: the cheapest delivery of the market. */
export const returnFee = ({ market, language, writtenAt }: MailContext): string =>
  shippingTerms(market, language, writtenAt)?.from ?? '–';

export const greeting = ({ texts: { common } }: MailContext, { billingAddress }: Order): string =>
  billingAddress.firstName ? fill(common.hello, { name: billingAddress.firstName }) : common.helloWithoutName;

/** Consumers only: companies have no right to change their mind. */
function rights(mail: MailContext, order: Order, links: Links): Block[] {
  const { texts, shop } = mail;
  const { order: words } = texts;
  const email = shop.mail || placeholder;
  if (order.customerType === 'ORGANIZATION') return [];
  const values = {
    email,
    trader: [...traderAddress(shop), email].join(', '),
    number: order.id,
    date: dayOf(mail, order.placedAt),
    returnFee: returnFee(mail),
  };
  const { code } = mail.market.country;
  return [
    { kind: 'heading', text: words.withdrawalTitle },
    ...words.withdrawal.map((text): Block => ({ kind: 'note', text: fill(text, values) })),
    { kind: 'link', label: words.withdrawalLink, href: `${links.order(mail, order)}#peruutus` },
    { kind: 'form', title: words.formTitle, lines: words.form.map(text => fill(text, values)) },
    { kind: 'heading', text: words.defectTitle },
    { kind: 'note', text: words.defect },
    { kind: 'heading', text: words.disputeTitle },
    {
      kind: 'note',
      text: code in words.dispute ? words.dispute[code as keyof typeof words.dispute] : words.dispute.FI,
    },
  ];
}

export function confirmationEmail(mail: MailContext, to: string, order: Order, links: Links): Email {
  const { order: words } = mail.texts;
  const transfer = transferTexts[mail.texts.lang];
  const awaiting = order.isReserved ? transfer.intro : transfer.notReserved;
  const intro = awaitedUntil(order) ? awaiting : words.intro;
  return {
    to,
    subject: fill(words.subject, { number: order.id }),
    preview: intro,
    title: words.title,
    blocks: [
      { kind: 'text', text: greeting(mail, order) },
      { kind: 'text', text: intro },
      ...bankTransfer(mail, order),
      { kind: 'facts', facts: orderFacts(mail, order) },
      { kind: 'button', label: words.view, href: links.order(mail, order) },
      { kind: 'heading', text: words.products },
      orderProducts(mail, order, links),
      { kind: 'sums', sums: sums(mail, order) },
      {
        kind: 'columns',
        columns: [
          { title: words.deliverTo, lines: addressLines(mail, order.shippingAddress) },
          { title: words.billTo, lines: addressLines(mail, order.billingAddress) },
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

const isSent = (status: string): boolean => status === 'completed' || status === 'partial';

/** The parcels of a dispatched order, each with its tracking. */
function parcels(mail: MailContext, { shipments, cart }: Order, status: string): Block[] {
  const { parcel } = mail.texts.status;
  if (!isSent(status)) return [];
  return shipments.flatMap(({ parcelNumber, trackingLink, shippedAt }): Block[] => {
    const facts = [
      { label: parcel.sent, value: dayOf(mail, shippedAt) },
      { label: parcel.way, value: cart.shipping?.displayName ?? '' },
      { label: parcel.number, value: parcelNumber ?? '' },
    ].filter(({ value }) => value !== '');
    const href = trackingLink === null ? null : safeAddress(trackingLink);
    return [
      { kind: 'facts', facts },
      ...(href ? [{ kind: 'button' as const, label: parcel.track, href }] : []),
    ];
  });
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
  const sent = parcels(mail, order, status);
  // One thing to do first: following the parcel.
  const isTracked = sent.some(({ kind }) => kind === 'button');
  return {
    to,
    subject: fill(statusWords.subject, { number: order.id, title }),
    preview: text,
    title,
    blocks: [
      { kind: 'text', text: greeting(mail, order) },
      { kind: 'text', text },
      ...sent,
      ...(status === 'payment-due' ? bankTransfer(mail, order) : []),
      { kind: 'facts', facts: orderFacts(mail, order).slice(0, 2) },
      { kind: isTracked ? 'link' : 'button', label: words.view, href: links.order(mail, order) },
      { kind: 'heading', text: words.products },
      orderProducts(mail, order, links),
      ...(isSent(status)
        ? [
            {
              kind: 'columns' as const,
              columns: [{ title: words.deliverTo, lines: addressLines(mail, order.shippingAddress) }],
            },
          ]
        : []),
    ],
    reason: statusWords.reason,
    headers: {},
  };
}
