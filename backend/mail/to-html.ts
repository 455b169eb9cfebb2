/** Renders a mail as HTML for mail programs: from 320 pixels on, with images off, in light and dark mode. */

import type { ShopLook } from '#kernel/theme/shop-look.ts';
import type { Block, Email, ProductRow, SumRow } from './email.ts';
import { brandStyle, darkRules, mailStyles } from './email-style.ts';
import { Html, html, lines } from './html.ts';
import type { MailWords } from './texts/mail-words.ts';
import { howToAsk, traderLines } from './trader.ts';

/** Layout around every mail. */
export interface MailFrame extends MailWords {
  look: ShopLook;
  origin: string;
  home: string;
  terms: string;
  privacy: string;
}

const table = new Html('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

/** There is an image column when one of the products has an image. */
const thumbnail = (image: string | null): Html =>
  html`<td class="line thumb" width="80" style="${mailStyles.productCell}">${
    image === null
      ? ''
      : html`<img src="${image}" width="64" height="64" alt="" style="${mailStyles.picture}">`
  }</td>`;

const productRow = ({ name, details, pieces, total, image }: ProductRow, withPictures: boolean): Html =>
  html`<tr>${withPictures ? thumbnail(image) : ''}<td class="line" style="${mailStyles.productCell}"><div class="ink" style="${mailStyles.productName}">${name}</div><div class="soft" style="${mailStyles.productDetail}">${lines([...details, pieces].filter(Boolean))}</div></td><td class="line" align="right" width="96" style="${mailStyles.productCell}"><div class="ink" style="${mailStyles.amount}">${total}</div></td></tr>`;

function productTable(rows: readonly ProductRow[]): Html {
  const withPictures = rows.some(({ image }) => image !== null);
  return html`<table ${table}>${rows.map(row => productRow(row, withPictures))}</table>`;
}

const sumRow = ({ label, value, strong = false }: SumRow): Html =>
  strong
    ? html`<tr><td class="ink" style="${mailStyles.totalLabel}">${label}</td><td class="ink" align="right" style="${mailStyles.totalValue}">${value}</td></tr>`
    : html`<tr><td class="soft" style="${mailStyles.sumLabel}">${label}</td><td class="ink" align="right" style="${mailStyles.sumValue}">${value}</td></tr>`;

function block(each: Block, brand: ReturnType<typeof brandStyle>): Html {
  switch (each.kind) {
    case 'text':
      return html`<p class="ink" style="${mailStyles.text}">${lines(each.text.split('\n'))}</p>`;
    case 'note':
      return html`<p class="soft" style="${mailStyles.note}">${each.text}</p>`;
    case 'heading':
      return html`<h2 class="ink" style="${mailStyles.heading}">${each.text}</h2>`;
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="${mailStyles.buttonRoom}"><a href="${each.href}" style="${brand.button}">${each.label}</a></td></tr></table>`;
    case 'link':
      return html`<p class="ink" style="${mailStyles.text}"><a class="link" href="${each.href}" style="${brand.link}">${each.label}</a></p>`;
    case 'list':
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px;">${each.items.map(
        item => html`<li class="ink" style="${mailStyles.item}">${item}</li>`,
      )}</ul>`;
    case 'facts':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;">${each.facts.map(
        ({ label, value }) =>
          html`<tr><td class="soft fact" style="${mailStyles.factLabel}">${label}</td><td class="ink" style="${mailStyles.factValue}">${value}</td></tr>`,
      )}</table>`;
    case 'products':
      return productTable(each.rows);
    case 'sums':
      return html`<table ${table} style="margin:0 0 16px;"><tr><td class="line" colspan="2" style="${mailStyles.rule}font-size:0;line-height:12px;height:12px;">&nbsp;</td></tr>${each.sums.map(sumRow)}</table>`;
    case 'columns':
      return html`<div style="margin:24px 0 0;font-size:0;">${each.columns.map(
        ({ title, lines: texts }) =>
          html`<div class="ink" style="${mailStyles.column}"><div class="soft" style="${mailStyles.columnTitle}">${title}</div>${lines(texts)}</div>`,
      )}</div>`;
    case 'form':
      return html`<table ${table} style="margin:8px 0 16px;"><tr><td class="box" style="${mailStyles.form}"><div class="ink" style="${mailStyles.formTitle}">${each.title}</div>${each.lines.map(
        line => html`<p class="soft" style="${mailStyles.note}">${line}</p>`,
      )}</td></tr></table>`;
  }
}

/** The sign of the shop, or a bar in its colour. */
const markCell = ({ look, origin }: MailFrame, { mark, sign }: ReturnType<typeof brandStyle>): Html =>
  look.pictures.hasMark
    ? html`<td width="32"><img src="${origin}/icons/icon-192.png" width="32" height="32" alt="" style="${sign}"></td>`
    : html`<td style="${mark}">&nbsp;</td>`;

export function mailHtml({ subject, preview, title, blocks, reason }: Email, frame: MailFrame): string {
  const { lang, say, look, home, terms, privacy } = frame;
  const brand = brandStyle(look);
  // A number is not broken over two lines.
  const shop = { ...frame.shop, phone: frame.shop.phone.replaceAll(' ', '\u00a0') };
  const [first = '', ...rest] = shop.name.split(' ');
  const page = html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${subject}</title><style>${darkRules(look)}</style></head>
<body class="page" style="${mailStyles.page}"><div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table ${table} class="outer" style="${mailStyles.outer}"><tr><td align="center" style="padding:24px 0;">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} class="card" style="${mailStyles.card}"><tr><td class="room line" style="padding:24px 32px;border-bottom:1px solid #dfe2e5;"><a href="${home}" style="text-decoration:none;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${markCell(frame, brand)}<td class="ink" style="padding-left:10px;${mailStyles.brand}">${first} <span style="${mailStyles.brandLight}">${rest.join(' ')}</span></td></tr></table></a></td></tr>
<tr><td class="room" style="padding:32px 32px 16px;"><h1 class="ink title" style="${mailStyles.title}">${title}</h1>${blocks.map(each => block(each, brand))}</td></tr>
<tr><td class="room line" style="padding:24px 32px 16px;border-top:1px solid #dfe2e5;"><p class="soft" style="${mailStyles.foot}">${howToAsk(shop, { say })}</p><p class="soft" style="${mailStyles.foot}">${lines(
    traderLines(shop, { say }, ' · '),
  )}</p><p class="soft" style="${mailStyles.foot}"><a class="link" href="${terms}" style="${brand.link}">${say('MAIL_TERMS')}</a> · <a class="link" href="${privacy}" style="${brand.link}">${say('MAIL_PRIVACY')}</a></p><p class="soft" style="${mailStyles.foot}">${reason}</p></td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
  return page.text;
}
