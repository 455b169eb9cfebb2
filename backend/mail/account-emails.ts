/** Mails about an account and the newsletter: short, with one thing to do. */
import type { Product } from '#backend/catalogue/product/product.ts';
import type { Price } from '#backend/catalogue/product/price.ts';
import type { Minor } from '#kernel/money.ts';
import { moneyText } from '#backend/catalogue/money-text.ts';
import type { Block, Email } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { momentOf } from './mail-days.ts';
import { fill } from './texts/texts-of.ts';

type Words = { subject: string; title: string; text: string; reason: string };

const emailOf = (
  to: string,
  words: Words,
  blocks: readonly Block[],
  headers: Email['headers'] = {},
): Email => ({
  to,
  subject: words.subject,
  preview: words.text,
  title: words.title,
  blocks: [{ kind: 'text', text: words.text }, ...blocks],
  reason: words.reason,
  headers,
});

/** The address is written in full beside the button, since some programs lose links and readers like to check them. */
export function resetEmail(
  mail: MailContext,
  email: string,
  { key, expiresAt }: { key: string; expiresAt: Date | null },
  links: Links,
): Email {
  const { reset, common } = mail.texts;
  const href = links.resetPassword(mail, key);
  const until = expiresAt && fill(reset.validUntil, { time: momentOf(mail, expiresAt) });
  return emailOf(email, reset, [
    ...(until ? [{ kind: 'text', text: until } as const] : []),
    { kind: 'button', label: reset.button, href },
    { kind: 'note', text: common.linkFallback },
    { kind: 'note', text: href },
    { kind: 'text', text: reset.ignore },
  ]);
}

/** After a purchase: choosing the password here proves the mailbox. */
export function invitationEmail(mail: MailContext, email: string, key: string, links: Links): Email {
  const { invitation, common } = mail.texts;
  const href = links.resetPassword(mail, key);
  return emailOf(email, invitation, [
    { kind: 'button', label: invitation.button, href },
    { kind: 'note', text: common.linkFallback },
    { kind: 'note', text: href },
    { kind: 'text', text: invitation.ignore },
  ]);
}

export function registeredEmail(mail: MailContext, email: string, links: Links): Email {
  const { registered } = mail.texts;
  return emailOf(email, registered, [
    { kind: 'button', label: registered.button, href: links.logIn(mail) },
    { kind: 'note', text: registered.ignore },
  ]);
}

export function welcomeEmail(mail: MailContext, email: string, links: Links): Email {
  const { welcome } = mail.texts;
  return emailOf(email, welcome, [
    { kind: 'list', items: welcome.points },
    { kind: 'button', label: welcome.button, href: links.home(mail) },
  ]);
}

/** @param href works once. */
export function staffEmail(
  mail: MailContext,
  email: string,
  purpose: 'invitation' | 'sign-in',
  href: string,
): Email {
  const { staff, common } = mail.texts;
  const words = purpose === 'invitation' ? staff.invitation : staff.signIn;
  return emailOf(email, { ...words, reason: staff.reason }, [
    { kind: 'button', label: words.button, href },
    { kind: 'note', text: common.linkFallback },
    { kind: 'note', text: href },
    { kind: 'text', text: words.ignore },
  ]);
}

/** With the headers by which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). */
export function newsletterEmail(mail: MailContext, email: string, key: string, links: Links): Email {
  const { newsletter } = mail.texts;
  const href = links.unsubscribe(key);
  return emailOf(
    email,
    newsletter,
    [
      { kind: 'button', label: newsletter.button, href: links.home(mail) },
      { kind: 'link', label: newsletter.unsubscribe, href },
    ],
    { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  );
}

/**
 * `skuName` is empty for products of one size.
 * @param leastPrice of a package, whose own price is never charged (R-PRODUCT-47)
 */
export function stockEmail(
  mail: MailContext,
  email: string,
  { product, leastPrice }: { product: Product; leastPrice: Price | null },
  skuName: string,
  path: string,
  links: Links,
): Email {
  const { stock, order } = mail.texts;
  const { record, text, price } = product;
  const name = skuName === '' || skuName === '-' ? text.name : `${text.name}, ${skuName}`;
  const [picture] = record.images;
  const money = (minor: Minor) => moneyText(minor, mail.market.currency.code, mail.language.id);
  return emailOf(email, { ...stock, subject: fill(stock.subject, { name }) }, [
    {
      kind: 'products',
      rows: [
        {
          name,
          details: [fill(order.article, { number: record.articleNumber })],
          pieces: '',
          total: leastPrice
            ? fill(stock.fromPrice, { price: money(leastPrice.sellingIncVat) })
            : money(price.selling),
          image: picture ? links.productImage(picture.fileName) : null,
        },
      ],
    },
    { kind: 'button', label: stock.button, href: links.path(path) },
    { kind: 'note', text: stock.hurry },
  ]);
}
