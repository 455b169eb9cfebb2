/** Mails about an order: its confirmation with all that the law wants on paper (R-LAW-7, R-ORDER-11), and its later states. */

import { costsOf } from '#backend/cart/costs-of.ts';
import { windowText } from '#backend/catalogue/arrival-text.ts';
import { shippingTerms } from '#backend/catalogue/market-shipping.ts';
import { countryName } from '#backend/kernel/country.ts';
import type { Order } from '#backend/order/order.types.ts';
import { awaitedUntil } from '#backend/order/unpaid-orders.ts';
import { safeAddress } from '#kernel/address/safe-address.ts';
import { type CostName, costRows } from '#kernel/money/cost-rows.ts';
import { placeholder } from '#kernel/shop-profile.ts';
import { bankTransfer } from './bank-transfer.ts';
import type { Block, Email, SumRow } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { dayOf } from './mail-days.ts';
import { amount, orderProducts } from './order-products.ts';
import { hasMail } from './texts/mail-words.ts';
import { traderAddress } from './trader.ts';

/** VAT rates as people write them: 25,5. */
const rateText = (mail: MailContext, basisPoints: number): string =>
  new Intl.NumberFormat(mail.language.id, { maximumFractionDigits: 2 }).format(basisPoints / 100);

/** With VAT for everyone; every rate is named, and organisations are told the sum without it. */
function sums(mail: MailContext, order: Order): SumRow[] {
  const { say } = mail;
  const money = amount(mail, order);
  const { cart } = order;
  const isCompany = order.customerType === 'ORGANIZATION';
  const labels: Partial<Record<CostName, string>> = {
    items: say(isCompany ? 'MAIL_ORDER_ITEMS_SUM_INC_VAT' : 'MAIL_ORDER_ITEMS_SUM'),
    discount: say('MAIL_ORDER_DISCOUNT'),
    ...(cart.shipping && { shipping: say('MAIL_ORDER_SHIPPING', { name: cart.shipping.displayName }) }),
    'before-balance': say('MAIL_ORDER_BEFORE_BALANCE'),
    balance: say('MAIL_ORDER_BALANCE'),
    total: say('MAIL_ORDER_TOTAL'),
  };
  const payment: SumRow[] = cart.payment
    ? [
        {
          label: say('MAIL_ORDER_PAYMENT', { name: cart.payment.displayName }),
          value: money(cart.payment.fee),
        },
      ]
    : [];
  const whole = cart.total.selling + cart.balance.used;
  const vats: SumRow[] = [
    ...cart.vats.map(({ rate, vat }) => ({
      label: say('MAIL_ORDER_VAT', { rate: rateText(mail, rate) }),
      value: money(vat),
    })),
    ...(isCompany ? [{ label: say('MAIL_ORDER_EX_VAT'), value: money(whole - cart.total.sellingVat) }] : []),
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
  const { say } = mail;
  const requested = order.desiredDeliveryDate;
  // The days were counted from the order, not from its payment.
  const arrival = awaitedUntil(order) ? undefined : order.cart.shipping?.arrival;
  return [
    { label: say('MAIL_ORDER_NUMBER'), value: String(order.id) },
    { label: say('MAIL_ORDER_DATE'), value: dayOf(mail, order.placedAt) },
    { label: say('MAIL_ORDER_PICKUP_POINT'), value: order.pickupPoint },
    { label: say('MAIL_ORDER_ARRIVAL'), value: arrival ? windowText(arrival, mail.language) : '' },
    { label: say('MAIL_ORDER_DESIRED_DATE'), value: requested ? dayOf(mail, requested) : '' },
    { label: say('MAIL_ORDER_REFERENCE'), value: order.customerOrderNumber },
    { label: say('MAIL_ORDER_COST_CENTER'), value: order.costCenter },
    { label: say('MAIL_ORDER_SHIPMENT_LABEL'), value: order.goodsLabel },
    { label: say('MAIL_ORDER_MESSAGE'), value: order.message },
  ].filter(({ value }) => value !== '');
};

/** What returning products costs at least: the cheapest delivery of the market. */
export const returnFee = ({ market, language, writtenAt }: MailContext): string =>
  shippingTerms(market, language, writtenAt)?.from ?? '–';

export const greeting = ({ say }: MailContext, { billingAddress }: Order): string =>
  billingAddress.firstName
    ? say('MAIL_HELLO', { name: billingAddress.firstName })
    : say('MAIL_HELLO_WITHOUT_NAME');

/** Consumers only: companies have no right to change their mind. */
function rights(mail: MailContext, order: Order, links: Links): Block[] {
  const { say, shop } = mail;
  const email = shop.mail || placeholder;
  if (order.customerType === 'ORGANIZATION') return [];
  const values = {
    email,
    trader: [...traderAddress(shop), email].join(', '),
    number: order.id,
    date: dayOf(mail, order.placedAt),
    returnFee: returnFee(mail),
  };
  const dispute = `MAIL_ORDER_DISPUTE_${mail.market.country.code}`;
  return [
    { kind: 'heading', text: say('MAIL_ORDER_WITHDRAWAL_TITLE') },
    ...([1, 2, 3, 4, 5] as const).map(
      (part): Block => ({ kind: 'note', text: say(`MAIL_ORDER_WITHDRAWAL_${part}`, values) }),
    ),
    { kind: 'link', label: say('MAIL_ORDER_WITHDRAWAL_LINK'), href: `${links.order(mail, order)}#peruutus` },
    {
      kind: 'form',
      title: say('MAIL_ORDER_FORM_TITLE'),
      lines: ([1, 2, 3, 4, 5, 6] as const).map(part => say(`MAIL_ORDER_FORM_${part}`, values)),
    },
    { kind: 'heading', text: say('MAIL_ORDER_DEFECT_TITLE') },
    { kind: 'note', text: say('MAIL_ORDER_DEFECT') },
    { kind: 'heading', text: say('MAIL_ORDER_DISPUTE_TITLE') },
    {
      kind: 'note',
      text: say(hasMail(dispute) ? dispute : 'MAIL_ORDER_DISPUTE_FI'),
    },
  ];
}

export function confirmationEmail(mail: MailContext, to: string, order: Order, links: Links): Email {
  const { say } = mail;
  const awaiting = order.isReserved ? say('MAIL_TRANSFER_INTRO') : say('MAIL_TRANSFER_NOT_RESERVED');
  const what = awaitedUntil(order) ? awaiting : say('MAIL_ORDER_INTRO');
  const isCompany = order.customerType === 'ORGANIZATION';
  const intro = `${what} ${say(isCompany ? 'MAIL_ORDER_KEEP_OF_COMPANY' : 'MAIL_ORDER_KEEP')}`;
  return {
    to,
    subject: say('MAIL_ORDER_SUBJECT', { number: order.id }),
    preview: intro,
    title: say('MAIL_ORDER_TITLE'),
    blocks: [
      { kind: 'text', text: greeting(mail, order) },
      { kind: 'text', text: intro },
      ...bankTransfer(mail, order),
      { kind: 'facts', facts: orderFacts(mail, order) },
      { kind: 'button', label: say('MAIL_ORDER_VIEW'), href: links.order(mail, order) },
      { kind: 'heading', text: say('MAIL_ORDER_PRODUCTS') },
      orderProducts(mail, order, links),
      { kind: 'sums', sums: sums(mail, order) },
      {
        kind: 'columns',
        columns: [
          { title: say('MAIL_ORDER_DELIVER_TO'), lines: addressLines(mail, order.shippingAddress) },
          { title: say('MAIL_ORDER_BILL_TO'), lines: addressLines(mail, order.billingAddress) },
        ],
      },
      { kind: 'heading', text: say('MAIL_ORDER_DELIVERY_TITLE') },
      { kind: 'note', text: say('MAIL_ORDER_DELIVERY') },
      ...rights(mail, order, links),
    ],
    reason: say('MAIL_ORDER_REASON'),
    headers: {},
  };
}

const isSent = (status: string): boolean => status === 'completed' || status === 'partial';

/** The parcels of a dispatched order, each with its tracking. */
function parcels(mail: MailContext, { shipments, cart }: Order, status: string): Block[] {
  const { say } = mail;
  if (!isSent(status)) return [];
  return shipments.flatMap(({ parcelNumber, trackingLink, shippedAt }): Block[] => {
    const facts = [
      { label: say('MAIL_STATUS_PARCEL_SENT'), value: dayOf(mail, shippedAt) },
      { label: say('MAIL_STATUS_PARCEL_WAY'), value: cart.shipping?.displayName ?? '' },
      { label: say('MAIL_STATUS_PARCEL_NUMBER'), value: parcelNumber ?? '' },
    ].filter(({ value }) => value !== '');
    const href = trackingLink === null ? null : safeAddress(trackingLink);
    return [
      { kind: 'facts', facts },
      ...(href ? [{ kind: 'button' as const, label: say('MAIL_STATUS_PARCEL_TRACK'), href }] : []),
    ];
  });
}

/** What has become of the order; a state without words of its own is only said to be new. */
function stateWords({ say }: MailContext, status: string): { title: string; text: string } {
  const state = `MAIL_STATUS_${status.replaceAll('-', '_').toUpperCase()}`;
  const [title, text] = [`${state}_TITLE`, `${state}_TEXT`];
  return hasMail(title) && hasMail(text)
    ? { title: say(title), text: say(text) }
    : { title: say('MAIL_STATUS_OTHERWISE_TITLE'), text: say('MAIL_STATUS_OTHERWISE_TEXT') };
}

export function statusEmail(
  mail: MailContext,
  to: string,
  order: Order,
  status: string,
  links: Links,
): Email {
  const { say } = mail;
  const { title, text } = stateWords(mail, status);
  const sent = parcels(mail, order, status);
  // One thing to do first: following the parcel.
  const isTracked = sent.some(({ kind }) => kind === 'button');
  return {
    to,
    subject: say('MAIL_STATUS_SUBJECT', { number: order.id, title }),
    preview: text,
    title,
    blocks: [
      { kind: 'text', text: greeting(mail, order) },
      { kind: 'text', text },
      ...sent,
      ...(status === 'payment-due' ? bankTransfer(mail, order) : []),
      { kind: 'facts', facts: orderFacts(mail, order).slice(0, 2) },
      { kind: isTracked ? 'link' : 'button', label: say('MAIL_ORDER_VIEW'), href: links.order(mail, order) },
      { kind: 'heading', text: say('MAIL_ORDER_PRODUCTS') },
      orderProducts(mail, order, links),
      ...(isSent(status)
        ? [
            {
              kind: 'columns' as const,
              columns: [
                { title: say('MAIL_ORDER_DELIVER_TO'), lines: addressLines(mail, order.shippingAddress) },
              ],
            },
          ]
        : []),
    ],
    reason: say('MAIL_STATUS_REASON'),
    headers: {},
  };
}
