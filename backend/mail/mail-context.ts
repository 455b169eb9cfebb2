/** The context of a mail: market, language and texts. */
import type { Context } from '#backend/kernel/context.ts';
import type { MailTexts } from './texts/mail-texts.ts';

export interface MailContext extends Pick<Context, 'channel' | 'market' | 'language'> {
  texts: MailTexts;
  /** When the mail was caused: a repeat of it is the same. */
  writtenAt: Date;
}
