/** Mails about an account and the newsletter: short, with one thing to do. */
import type { Product } from '#backend/catalogue/product.ts';
import { moneyText } from '#backend/catalogue/money-text.ts';
import type { Block, Letter } from './letter.ts';
import type { Links } from './links.ts';
import type { Desk } from './desk.ts';
import { fill } from './texts/texts-of.ts';

type Words = { subject: string; title: string; text: string; reason: string };

const letter = (
  to: string,
  words: Words,
  blocks: readonly Block[],
  headers: Letter['headers'] = {},
): Letter => ({
  to,
  subject: words.subject,
  preview: words.text,
  title: words.title,
  blocks: [{ kind: 'text', text: words.text }, ...blocks],
  reason: words.reason,
  headers,
});

/** The address stands in full beside the button: some programs lose links, and readers like to see where they go. */
export function resetLetter(desk: Desk, email: string, key: string, links: Links): Letter {
  const { reset, common } = desk.texts;
  const href = links.resetPassword(desk, key);
  return letter(email, reset, [
    { kind: 'button', label: reset.button, href },
    { kind: 'note', text: common.linkFallback },
    { kind: 'note', text: href },
    { kind: 'text', text: reset.ignore },
  ]);
}

export function registeredLetter(desk: Desk, email: string, links: Links): Letter {
  const { registered } = desk.texts;
  return letter(email, registered, [
    { kind: 'button', label: registered.button, href: links.logIn(desk) },
    { kind: 'note', text: registered.ignore },
  ]);
}

export function welcomeLetter(desk: Desk, email: string, links: Links): Letter {
  const { welcome } = desk.texts;
  return letter(email, welcome, [
    { kind: 'list', items: welcome.points },
    { kind: 'button', label: welcome.button, href: links.home(desk) },
  ]);
}

/** With the heads by which mail programs offer to leave in one click (RFC 2369, RFC 8058). */
export function newsletterLetter(desk: Desk, email: string, key: string, links: Links): Letter {
  const { newsletter } = desk.texts;
  const href = links.unsubscribe(key);
  return letter(
    email,
    newsletter,
    [
      { kind: 'button', label: newsletter.button, href: links.home(desk) },
      { kind: 'link', label: newsletter.unsubscribe, href },
    ],
    { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  );
}

/** `sku` is empty for goods of one size. */
export function stockLetter(
  desk: Desk,
  email: string,
  product: Product,
  skuName: string,
  path: string,
  links: Links,
): Letter {
  const { stock, order } = desk.texts;
  const { record, text, price } = product;
  const name = skuName === '' || skuName === '-' ? text.name : `${text.name}, ${skuName}`;
  const [picture] = record.images;
  return letter(email, { ...stock, subject: fill(stock.subject, { name }) }, [
    {
      kind: 'goods',
      rows: [
        {
          name,
          details: [fill(order.article, { number: record.articleNumber })],
          pieces: '',
          total: moneyText(price.selling, desk.market.currency.code, desk.language.id),
          image: picture ? links.productImage(picture.fileName) : null,
        },
      ],
    },
    { kind: 'button', label: stock.button, href: links.path(path) },
    { kind: 'note', text: stock.hurry },
  ]);
}
