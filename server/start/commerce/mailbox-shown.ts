/** Whether the shop shows its mails at `/mailbox`. */
import type { Backend } from '#backend/index.ts';
import { isLoopback, isThisMachine } from '#kernel/address/this-machine.ts';
import type { Config } from '../../config/config.ts';

export const mailboxPath = '/mailbox';

/** Mails hold links that change passwords: unless configured, only a demo shop without a mail server shows them, to its own machine. */
export async function isMailboxShown(
  { mailUrl, mode, host, mailbox }: Pick<Config, 'mailUrl' | 'mode' | 'host' | 'mailbox'>,
  origin: string,
  backend: Pick<Backend, 'isDemo'>,
): Promise<boolean> {
  if (mailbox !== undefined) return mailbox;
  if (mode === 'development') return true;
  const isLocal = isLoopback(host) && isThisMachine(origin);
  return mailUrl === undefined && isLocal && (await backend.isDemo());
}
