/** Where a letter is written: in which market and language, with which words. */
import type { Context } from '#backend/kernel/context.ts';
import type { MailTexts } from './texts/mail-texts.ts';

export interface MailContext extends Pick<Context, 'channel' | 'market' | 'language'> {
  texts: MailTexts;
}
