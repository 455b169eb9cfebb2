/** The provider's pages as HTML: forms that work without scripts, in the shopper's language. */
import { createMoneyText } from '#kernel/money-text.ts';
import { toDecimal } from '#kernel/money.ts';
import type { Buyer } from '../payment-provider.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import { isExternal } from './sandbox-payment.ts';
import { languageOf, textsIn } from './sandbox-texts.ts';
import type { SandboxTexts } from './sandbox-texts.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string): string => text.replace(/[&<>"']/g, sign => escapes[sign] ?? '');

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
label{display:block;margin:.75rem 0 .25rem}input,select{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border:1px solid #595959;border-radius:.25rem}
button{font:inherit;margin-top:1rem;padding:.7rem 1.2rem;border:0;border-radius:.25rem;background:#14532d;color:#fff;min-height:2.75rem}
button.plain{background:none;color:#1a1a1a;text-decoration:underline}.notice{border:2px dashed #8a4b00;padding:.5rem 1rem}.problem{color:#a30000}`;

export function page(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${languageOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${safe(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

const moneyOf = ({ amount, currency, language }: SandboxPayment): string =>
  createMoneyText(languageOf(language), currency)(toDecimal(amount));

const brandNames: Readonly<Record<string, string>> = { klarna: 'Klarna', svea: 'Svea', walley: 'Walley' };

const wayName = (way: string, { wayCard, wayBank, wayInstalments }: SandboxTexts): string =>
  ({ card: wayCard, bank: wayBank, instalments: wayInstalments })[way] ?? brandNames[way] ?? way;

const field = (name: string, label: string, value: string, more = ''): string =>
  `<label for="${name}">${safe(label)}</label><input id="${name}" name="${name}" value="${safe(value)}" ${more} required>`;

const choice = (name: string, label: string, values: readonly string[]): string =>
  `<label for="${name}">${safe(label)}</label><select id="${name}" name="${name}">${values
    .map(value => `<option>${safe(value)}</option>`)
    .join('')}</select>`;

const buyerFields = (buyer: Buyer, t: SandboxTexts): string =>
  (['email', 'firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const)
    .map(name => field(name, t[name], buyer[name]))
    .join('');

function fieldsOf(payment: SandboxPayment, t: SandboxTexts): string {
  if (payment.challenge !== 'none') {
    const again = payment.challenge === 'asked-again' ? `<p>${safe(t.challengeAgain)}</p>` : '';
    return `<h2>${safe(t.challenge)}</h2>${again}<p>${safe(t.challengeHelp)}</p>${field('code', t.code, '', 'inputmode="numeric" autocomplete="one-time-code"')}`;
  }
  if (payment.way === 'bank') return choice('bank', t.bank, ['Testipankki', 'Demobanken', 'Sandbox Bank']);
  if (payment.way === 'instalments')
    return choice(
      'months',
      t.months,
      [3, 6, 12].map(count => `${count} ${t.monthsOf}`),
    );
  if (isExternal(payment)) return buyerFields(payment.buyer, t);
  return `${field('card', t.card, '', 'inputmode="numeric" autocomplete="cc-number" aria-describedby="help"')}<p id="help">${safe(t.cardHelp)}</p>${field('expiry', t.expiry, '12/39')}${field('cvc', t.cvc, '123', 'inputmode="numeric"')}`;
}

/** The page on which the shopper pays or authenticates, or sees that it failed. */
export function payPage(payment: SandboxPayment): string {
  const t = textsIn(payment.language);
  const problem =
    payment.declined > 0 && payment.challenge === 'none'
      ? `<p class="problem" role="alert">${safe(t.declined)}</p>`
      : '';
  const go = payment.challenge === 'none' ? t.pay : t.confirm;
  return page(
    payment.language,
    t.title,
    `<h1>${safe(t.title)}: ${safe(wayName(payment.way, t))}</h1><p class="notice">${safe(t.notice)}</p><p>${safe(t.order)} ${safe(payment.title)}<br>${safe(t.amount)} <strong>${safe(moneyOf(payment))}</strong></p>${problem}<form method="post">${fieldsOf(payment, t)}<button name="do" value="pay">${safe(go)}</button></form><form method="post"><button class="plain" name="do" value="cancel">${safe(t.cancel)}</button></form>`,
  );
}

export function overPage(payment: SandboxPayment): string {
  const t = textsIn(payment.language);
  return page(
    payment.language,
    t.title,
    `<h1>${safe(t.over)}</h1><p><a href="${safe(payment.returnUrl)}">${safe(t.back)}</a></p>`,
  );
}

/** The snippet inside the shop's checkout or confirmation. */
export function snippetOf(payment: SandboxPayment, payUrl: string): string | null {
  if (!isExternal(payment)) return null;
  const t = textsIn(payment.language);
  const name = wayName(payment.way, t);
  const inner =
    payment.state === 'open'
      ? `<p>${safe(t.title)}. ${safe(t.notice)}</p><form action="${safe(payUrl)}" method="get" target="_top"><button type="submit">${safe(`${t.snippet} ${name}`)}</button></form>`
      : `<p>${safe(payment.authorized > 0 ? t.thanks : t.over)}</p>`;
  return `<div class="payment-sandbox" id="${payment.way}-checkout-container" data-payment="${safe(payment.reference)}">${inner}</div>`;
}
