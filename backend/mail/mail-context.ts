/** The context of a mail: market, language and texts. */
import type { Context } from '#backend/kernel/context.ts';
import type { ShopFacts } from '#kernel/shop-profile.ts';
import type { MailTexts } from './texts/mail-texts.ts';

export interface MailContext extends Pick<Context, 'channel' | 'market' | 'language'> {
  texts: MailTexts;
  /** Who the shop is, in the language of the texts. */
  shop: ShopFacts;
  /** When the mail was caused: a repeat of it is the same. */
  writtenAt: Date;
}
