/** The trader in mails, as the law wants it named. What is not known is left out. */
import type { ShopFacts } from '#kernel/shop-facts.ts';
import type { MailWords } from './texts/mail-words.ts';

/** Name and postal address, in the order of an address. */
export const traderAddress = ({ company, street, postal, country }: ShopFacts): string[] =>
  [company, street, postal, country].filter(Boolean);

/** Three lines: name and number, address, mail and telephone. @param between the parts of a line */
export function traderLines(shop: ShopFacts, { say }: Pick<MailWords, 'say'>, between: string): string[] {
  const { company, businessId, countryCode, street, postal, mail, phone } = shop;
  const register = countryCode === 'FI' ? say('MAIL_BUSINESS_ID_FI') : say('MAIL_BUSINESS_ID_OTHERS');
  return [
    [company, businessId && `${register} ${businessId}`].filter(Boolean).join(between),
    [street, postal].filter(Boolean).join(', '),
    [mail, phone].filter(Boolean).join(between),
  ].filter(Boolean);
}

/** How to ask the shop. */
export function howToAsk({ phone, hours }: ShopFacts, { say }: Pick<MailWords, 'say'>): string {
  if (phone === '') return say('MAIL_QUESTIONS_BY_MAIL');
  return [say('MAIL_QUESTIONS', { phone }), ...(hours === '' ? [] : [`${hours}.`])].join(' ');
}
