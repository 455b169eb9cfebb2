/** Mails about an account and the newsletter: short, with one thing to do. */

import { moneyText } from '#backend/catalogue/money-text.ts';
import type { Price } from '#backend/catalogue/product/price.ts';
import type { Product } from '#backend/catalogue/product/product.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { Block, Email } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { mailMoment } from './mail-days.ts';
import type { Say } from './texts/mail-words.ts';

type Words = { subject: string; title: string; text: string; reason: string };

/** The words that every mail has. @param values of the subject */
const wordsOf = (
  { say }: MailContext,
  kind: 'RESET' | 'INVITATION' | 'REGISTERED' | 'WELCOME' | 'NEWSLETTER' | 'STOCK',
  values?: Parameters<Say>[1],
): Words => ({
  subject: say(`MAIL_${kind}_SUBJECT`, values),
  title: say(`MAIL_${kind}_TITLE`),
  text: say(`MAIL_${kind}_TEXT`),
  reason: say(`MAIL_${kind}_REASON`),
});

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
  const { say } = mail;
  const href = links.resetPassword(mail, key);
  const until = expiresAt && say('MAIL_RESET_VALID_UNTIL', { time: mailMoment(mail, expiresAt) });
  return emailOf(email, wordsOf(mail, 'RESET'), [
    ...(until ? [{ kind: 'text', text: until } as const] : []),
    { kind: 'button', label: say('MAIL_RESET_BUTTON'), href },
    { kind: 'note', text: say('MAIL_LINK_FALLBACK') },
    { kind: 'note', text: href },
    { kind: 'text', text: say('MAIL_RESET_IGNORE') },
  ]);
}

/** After a purchase: choosing the password here proves the mailbox. */
export function invitationEmail(mail: MailContext, email: string, key: string, links: Links): Email {
  const { say } = mail;
  const href = links.resetPassword(mail, key);
  return emailOf(email, wordsOf(mail, 'INVITATION'), [
    { kind: 'button', label: say('MAIL_INVITATION_BUTTON'), href },
    { kind: 'note', text: say('MAIL_LINK_FALLBACK') },
    { kind: 'note', text: href },
    { kind: 'text', text: say('MAIL_INVITATION_IGNORE') },
  ]);
}

export function registeredEmail(mail: MailContext, email: string, links: Links): Email {
  const { say } = mail;
  return emailOf(email, wordsOf(mail, 'REGISTERED'), [
    { kind: 'button', label: say('MAIL_REGISTERED_BUTTON'), href: links.logIn(mail) },
    { kind: 'note', text: say('MAIL_REGISTERED_IGNORE') },
  ]);
}

export function welcomeEmail(mail: MailContext, email: string, links: Links): Email {
  const { say } = mail;
  return emailOf(email, wordsOf(mail, 'WELCOME'), [
    { kind: 'list', items: ([1, 2, 3] as const).map(point => say(`MAIL_WELCOME_POINTS_${point}`)) },
    { kind: 'button', label: say('MAIL_WELCOME_BUTTON'), href: links.home(mail) },
  ]);
}

/** @param href works once. */
export function staffEmail(
  mail: MailContext,
  email: string,
  purpose: 'invitation' | 'sign-in',
  href: string,
): Email {
  const { say } = mail;
  const kind = purpose === 'invitation' ? 'INVITATION' : 'SIGN_IN';
  const staffWords = {
    subject: say(`MAIL_STAFF_${kind}_SUBJECT`),
    title: say(`MAIL_STAFF_${kind}_TITLE`),
    text: say(`MAIL_STAFF_${kind}_TEXT`),
    reason: say('MAIL_STAFF_REASON'),
  };
  return emailOf(email, staffWords, [
    { kind: 'button', label: say(`MAIL_STAFF_${kind}_BUTTON`), href },
    { kind: 'note', text: say('MAIL_LINK_FALLBACK') },
    { kind: 'note', text: href },
    { kind: 'text', text: say(`MAIL_STAFF_${kind}_IGNORE`) },
  ]);
}

/** With the headers by which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). */
export function newsletterEmail(mail: MailContext, email: string, key: string, links: Links): Email {
  const { say } = mail;
  const href = links.unsubscribe(key);
  return emailOf(
    email,
    wordsOf(mail, 'NEWSLETTER'),
    [
      { kind: 'button', label: say('MAIL_NEWSLETTER_BUTTON'), href: links.home(mail) },
      { kind: 'link', label: say('MAIL_NEWSLETTER_UNSUBSCRIBE'), href },
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
  const { say } = mail;
  const { record, text, price } = product;
  const name = skuName === '' || skuName === '-' ? text.name : `${text.name}, ${skuName}`;
  const [picture] = record.images;
  const money = (minor: Minor) => moneyText(minor, mail.market.currency.code, mail.language.id);
  return emailOf(email, wordsOf(mail, 'STOCK', { name }), [
    {
      kind: 'products',
      rows: [
        {
          name,
          details: [say('MAIL_ORDER_ARTICLE', { number: record.articleNumber })],
          pieces: '',
          total: leastPrice
            ? say('MAIL_STOCK_FROM_PRICE', { price: money(leastPrice.sellingIncVat) })
            : money(price.selling),
          image: picture ? links.productImage(picture.fileName) : null,
        },
      ],
    },
    { kind: 'button', label: say('MAIL_STOCK_BUTTON'), href: links.path(path) },
    { kind: 'note', text: say('MAIL_STOCK_HURRY') },
  ]);
}
