/** The SMTP server of one test, closed when the test ends. */
import { onTestFinished } from 'vitest';
import { catchMails, type MailCatcher } from '../mail-catcher.ts';

export type SmtpWorld = MailCatcher;

export async function smtpWorld(port = 0): Promise<SmtpWorld> {
  const catcher = await catchMails(port);
  onTestFinished(catcher.close);
  return catcher;
}
