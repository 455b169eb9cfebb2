/** Picking list and packing slip of an order, as HTML to print, in the language of the buyer. */
import { createHash } from 'node:crypto';
import { type Html, html, mailWordsOf } from '#backend/index.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { OrderDetail, OrderLine } from '#studio-api/orders.ts';

export const printedLists = ['picking', 'slip'] as const;
export type PrintedList = (typeof printedLists)[number];

const css = `
@page { margin: 15mm; }
* { box-sizing: border-box; margin: 0; }
body { max-width: 190mm; margin: 0 auto; padding: 8mm; font: 11pt/1.4 Arial, Helvetica, sans-serif; color: #000; background: #fff; }
header { display: flex; justify-content: space-between; gap: 8mm; padding-bottom: 4mm; border-bottom: 0.5mm solid #000; }
h1 { font-size: 20pt; line-height: 1.15; }
h2 { margin-bottom: 1mm; font-size: 9pt; font-weight: normal; color: #444; }
.number { font-size: 14pt; font-weight: bold; white-space: nowrap; text-align: right; }
.number small { display: block; font-size: 9pt; font-weight: normal; color: #444; }
.facts { display: flex; flex-wrap: wrap; gap: 4mm 12mm; padding: 5mm 0; }
.facts > div { min-width: 40mm; max-width: 80mm; }
address, .text { font-style: normal; white-space: pre-line; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
th { padding: 1.5mm 2mm; font-size: 9pt; font-weight: normal; color: #444; text-align: left; border-bottom: 0.3mm solid #000; }
td { padding: 2.5mm 2mm; vertical-align: top; border-bottom: 0.2mm solid #999; }
tr { break-inside: avoid; }
.place, .count { font-weight: bold; white-space: nowrap; }
.code { white-space: nowrap; }
.count { font-size: 13pt; text-align: right; }
th.count { font-size: 9pt; font-weight: normal; }
td small { display: block; font-size: 9pt; color: #444; }
.box { width: 16mm; text-align: center; }
.box span { display: inline-block; width: 6mm; height: 6mm; border: 0.4mm solid #000; }
.sum { padding: 3mm 2mm; text-align: right; }
footer { margin-top: 8mm; }
@media print { body { max-width: none; padding: 0; } }
`;

/** Nothing but this style is loaded or run. */
export const printPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Pieces that are still to be sent: neither withdrawn from nor paid back. */
const toPack = ({ quantity, withdrawn, refunded }: OrderLine): number =>
  quantity - Math.max(withdrawn, refunded);

type Say = ReturnType<typeof mailWordsOf>['say'];

interface Printed {
  order: OrderDetail;
  say: Say;
  lang: string;
  /** Of the shop. */
  timeZone: string;
}

const fact = (title: string, text: string): Html =>
  text === '' ? html`` : html`<div><h2>${title}</h2><p class="text">${text}</p></div>`;

function headOf({ order, say, lang, timeZone }: Printed, title: string, from: string): Html {
  const placed = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone }).format(
    new Date(order.placedAt),
  );
  return html`<header><div><h1>${title}</h1><p>${from}</p></div><p class="number">${say('PRINT_ORDER')} ${order.number}<small>${say('PRINT_PLACED')} ${placed}</small></p></header>`;
}

const factsOfOrder = ({ order, say }: Printed): Html =>
  html`<div class="facts"><div><h2>${say('PRINT_DELIVER_TO')}</h2><address>${order.deliverTo.join('\n')}</address></div>${fact(say('PRINT_DELIVERY'), order.delivery.name)}${fact(say('PRINT_PICKUP_POINT'), order.delivery.pickupPoint)}${fact(say('PRINT_REFERENCE'), order.reference)}${fact(say('PRINT_SHIPMENT_LABEL'), order.goodsLabel)}${fact(say('PRINT_MESSAGE'), order.message)}</div>`;

const itemOf = ({ name, variant, packageName, message }: OrderLine): Html =>
  html`<td>${[name, variant].filter(Boolean).join(', ')}<small>${[packageName ?? '', message].filter(Boolean).join(' · ')}</small></td>`;

function pickingTable({ order, say }: Printed): Html {
  // By place, so that one walk through the stock is enough; those without a place come last.
  const lines = order.lines
    .filter(line => toPack(line) > 0)
    .toSorted((a, b) => (a.shelf ?? '\uffff').localeCompare(b.shelf ?? '\uffff', 'fi', { numeric: true }));
  const rows = lines.map(
    line =>
      html`<tr><td class="place">${line.shelf ?? '–'}</td><td class="code">${line.articleNumber}<small>${line.gtin ?? ''}</small></td>${itemOf(line)}<td class="count">${toPack(line)}</td><td class="box"><span></span></td></tr>`,
  );
  const pieces = lines.reduce((sum, line) => sum + toPack(line), 0);
  return html`<table><thead><tr><th scope="col">${say('PRINT_SHELF')}</th><th scope="col">${say('PRINT_ARTICLE')}</th><th scope="col">${say('PRINT_NAME')}</th><th scope="col" class="count">${say('PRINT_QUANTITY')}</th><th scope="col" class="box">${say('PRINT_PICKED')}</th></tr></thead><tbody>${rows}</tbody></table><p class="sum">${say('PRINT_PIECES')}: <b>${pieces}</b></p>`;
}

function slipTable({ order, say }: Printed): Html {
  const rows = order.lines
    .filter(line => toPack(line) > 0)
    .map(
      line =>
        html`<tr><td class="code">${line.articleNumber}</td>${itemOf(line)}<td class="count">${toPack(line)}</td></tr>`,
    );
  return html`<table><thead><tr><th scope="col">${say('PRINT_ARTICLE')}</th><th scope="col">${say('PRINT_NAME')}</th><th scope="col" class="count">${say('PRINT_QUANTITY')}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** The slip goes into the parcel: it has no prices, as the parcel may be a present. */
export function printOrder(list: PrintedList, order: OrderDetail, profile: ShopProfile): string {
  const { lang, say, shop } = mailWordsOf(order.language, profile);
  const printed: Printed = { order, say, lang, timeZone: shop.timeZone };
  const title = say(list === 'picking' ? 'PRINT_PICKING' : 'PRINT_SLIP');
  const from = [shop.name, shop.street, shop.postal].filter(Boolean).join(', ');
  const contact = [shop.mail, shop.phone].filter(Boolean).join(', ');
  const body =
    list === 'picking'
      ? pickingTable(printed)
      : html`${slipTable(printed)}<footer><p><b>${say('PRINT_THANKS')}</b></p>${contact === '' ? html`` : html`<p>${say('PRINT_QUESTIONS')} ${contact}</p>`}</footer>`;
  return html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} ${order.number}</title><style></style></head><body><main>${headOf(printed, title, list === 'slip' ? from : shop.name)}${factsOfOrder(printed)}${body}</main></body></html>`.text.replace(
    '<style></style>',
    // Not a pattern, and not escaped: it is ours and contains no value.
    () => `<style>${css}</style>`,
  );
}
