/** The provider's pages as HTML: forms that work without scripts, in the shopper's language. */

import { toDecimal } from '#kernel/money/money.ts';
import { createMoneyText } from '#kernel/money/money-text.ts';
import type { Buyer, ProviderWay } from '../payment-provider.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import { isExternal, isWallet } from './sandbox-payment.ts';
import { groupingScript, sandboxStyle } from './sandbox-style.ts';
import type { SandboxTexts } from './sandbox-texts.ts';
import { sandboxLanguage, sandboxTexts } from './sandbox-texts.ts';
import { testCards } from './test-cards.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string): string => text.replace(/[&<>"']/g, sign => escapes[sign] ?? '');

export function page(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${sandboxLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${safe(title)}</title><style>${sandboxStyle}</style></head><body><main>${body}</main><script>${groupingScript}</script></body></html>`;
}

const moneyOf = ({ amount, currency, language }: SandboxPayment): string =>
  createMoneyText(sandboxLanguage(language), currency)(toDecimal(amount));

const wayName = (way: ProviderWay, { wayCard, wayBank, wayInstalments }: SandboxTexts): string =>
  ({
    card: wayCard,
    bank: wayBank,
    instalments: wayInstalments,
    klarna: 'Klarna',
    svea: 'Svea',
    walley: 'Walley',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    mobilepay: 'MobilePay',
    swish: 'Swish',
  })[way];

const field = (name: string, label: string, value: string, more = ''): string =>
  `<label for="${name}">${safe(label)}</label><input id="${name}" name="${name}" value="${safe(value)}" ${more} required>`;

const choice = (name: string, label: string, values: readonly (readonly [string, string])[]): string =>
  `<label for="${name}">${safe(label)}</label><select id="${name}" name="${name}">${values
    .map(([value, text]) => `<option value="${safe(value)}">${safe(text)}</option>`)
    .join('')}</select>`;

/** The test cards, each number in one piece. */
const cardHelp = (t: SandboxTexts): string =>
  `<div class="help" id="help"><ul>${(
    [
      [testCards.fine, t.cardFine],
      [testCards.declined, t.cardDeclined],
      [testCards.challenged, t.cardChallenged],
    ] as const
  )
    .map(([number, text]) => `<li><b>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</b> ${safe(text)}</li>`)
    .join('')}</ul></div>`;

/** A wallet has authenticated the buyer on the device: what is left to try is its answer. */
const walletFields = (payment: SandboxPayment, t: SandboxTexts): string =>
  payment.way === 'mobilepay' || payment.way === 'swish'
    ? `${field('phone', t.phone, '', 'type="tel" inputmode="tel" autocomplete="tel"')}${choice(
        'card',
        t.inApp,
        [
          [testCards.fine, t.approve],
          [testCards.declined, t.refuse],
        ],
      )}`
    : choice('card', t.walletCard, [
        [testCards.fine, `Visa •••• 4242, ${t.cardFine}`],
        [testCards.declined, `Visa •••• 0002, ${t.cardDeclined}`],
      ]);

const buyerFields = (buyer: Buyer, t: SandboxTexts): string =>
  (['email', 'firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const)
    .map(name => field(name, t[name], buyer[name]))
    .join('');

function fieldsOf(payment: SandboxPayment, t: SandboxTexts): string {
  if (payment.challenge !== 'none') {
    const again = payment.challenge === 'asked-again' ? `<p>${safe(t.challengeAgain)}</p>` : '';
    return `<h2>${safe(t.challenge)}</h2>${again}<p>${safe(t.challengeHelp)}</p>${field('code', t.code, '', 'inputmode="numeric" autocomplete="one-time-code"')}`;
  }
  if (payment.way === 'bank')
    return choice(
      'bank',
      t.bank,
      ['Testipankki', 'Demobanken', 'Sandbox Bank'].map(name => [name, name] as const),
    );
  if (payment.way === 'instalments')
    return choice(
      'months',
      t.months,
      [3, 6, 12].map(count => [String(count), `${count} ${t.monthsOf}`] as const),
    );
  if (isExternal(payment)) return buyerFields(payment.buyer, t);
  if (isWallet(payment)) return walletFields(payment, t);
  return `${field('card', t.card, '', 'inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="0000 0000 0000 0000" aria-describedby="help"')}${cardHelp(t)}<div class="pair"><div>${field('expiry', t.expiry, '12/39')}</div><div>${field('cvc', t.cvc, '123', 'inputmode="numeric"')}</div></div>`;
}

/** The page on which the shopper pays or authenticates, or sees that it failed. */
export function payPage(payment: SandboxPayment): string {
  const t = sandboxTexts(payment.language);
  const problem =
    payment.declined > 0 && payment.challenge === 'none'
      ? `<p class="problem" role="alert">${safe(isWallet(payment) ? t.declinedWallet : t.declined)}</p>`
      : '';
  const go = payment.challenge === 'none' ? t.pay : t.confirm;
  return page(
    payment.language,
    t.title,
    `<h1>${safe(t.title)}: ${safe(wayName(payment.way, t))}</h1><p class="notice">${safe(t.notice)}</p><dl><dt>${safe(t.order)}</dt><dd>${safe(payment.title)}</dd><dt>${safe(t.amount)}</dt><dd><strong>${safe(moneyOf(payment))}</strong></dd></dl>${problem}<form method="post">${fieldsOf(payment, t)}<button name="do" value="pay">${safe(go)}</button></form><form method="post"><button class="plain" name="do" value="cancel">${safe(t.cancel)}</button></form>`,
  );
}

export function overPage(payment: SandboxPayment): string {
  const t = sandboxTexts(payment.language);
  return page(
    payment.language,
    t.title,
    `<h1>${safe(t.over)}</h1><p><a href="${safe(payment.returnUrl)}">${safe(t.back)}</a></p>`,
  );
}

/** The snippet inside the shop's checkout or confirmation. */
export function snippetOf(payment: SandboxPayment, payUrl: string): string | null {
  if (!isExternal(payment)) return null;
  const t = sandboxTexts(payment.language);
  const name = wayName(payment.way, t);
  const inner =
    payment.state === 'open'
      ? `<p>${safe(t.title)}. ${safe(t.notice)}</p><form action="${safe(payUrl)}" method="get" target="_top"><button type="submit">${safe(`${t.snippet} ${name}`)}</button></form>`
      : `<p>${safe(payment.authorized > 0 ? t.thanks : t.over)}</p>`;
  return `<div class="payment-sandbox" id="${payment.way}-checkout-container" data-payment="${safe(payment.reference)}">${inner}</div>`;
}
