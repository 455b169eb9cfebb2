/** The trader in mails, as the law wants it named. What is not known is left out. */
import type { ShopFacts } from '#kernel/shop-profile.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { fill } from './texts/texts-of.ts';

/** Name and postal address, in the order of an address. */
export const traderAddress = ({ company, street, postal, country }: ShopFacts): string[] =>
  [company, street, postal, country].filter(Boolean);

/** Three lines: name and number, address, mail and telephone. @param between the parts of a line */
export function traderLines(shop: ShopFacts, { common }: MailTexts, between: string): string[] {
  const { company, businessId, countryCode, street, postal, mail, phone } = shop;
  const register = countryCode === 'FI' ? common.businessId.FI : common.businessId.others;
  return [
    [company, businessId && `${register} ${businessId}`].filter(Boolean).join(between),
    [street, postal].filter(Boolean).join(', '),
    [mail, phone].filter(Boolean).join(between),
  ].filter(Boolean);
}

/** How to ask the shop. */
export function questions({ phone, hours }: ShopFacts, { common }: MailTexts): string {
  if (phone === '') return common.questionsByMail;
  return [fill(common.questions, { phone }), ...(hours === '' ? [] : [`${hours}.`])].join(' ');
}
