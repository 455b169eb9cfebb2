/** The context of a mail: market, language and words. */
import type { Context } from '#backend/kernel/context.ts';
import type { MailWords } from './texts/mail-words.ts';

export interface MailContext extends Pick<Context, 'channel' | 'market' | 'language'>, MailWords {
  /** When the mail was caused: a repeat of it is the same. */
  writtenAt: Date;
}
