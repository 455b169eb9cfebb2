/** Whether the shop shows its mails at `/mailbox`. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/index.ts';
import type { Config } from '../config/config.ts';
import { isDemo } from './is-demo.ts';

export const mailboxPath = '/mailbox';

const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Mails hold links that change passwords: unless configured, only a demo shop without a mail server shows them, to its own machine. */
export async function isMailboxShown(
  { mailUrl, mode, host, mailbox }: Pick<Config, 'mailUrl' | 'mode' | 'host' | 'mailbox'>,
  origin: string,
  db: Kysely<Schema>,
): Promise<boolean> {
  if (mailbox !== undefined) return mailbox;
  if (mode === 'development') return true;
  const isLocal = ownMachine.has(host) && ownMachine.has(new URL(origin).hostname);
  return mailUrl === undefined && isLocal && (await isDemo(db));
}
