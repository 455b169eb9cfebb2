/** Mails that the shop under test has sent, stored in a folder that all Playwright workers can read. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ReceivedMail } from '../support/mail-catcher.ts';

/** The kind of a mail is recognised by its link. */
const links = {
  reset: /https?:\/\/\S+\/account\/reset-password\?resetKey=[\w-]+/,
  product: /https?:\/\/\S+\/p\/\S+/,
};
type MailKind = keyof typeof links;

const linkFile = (folder: string, to: string, kind: MailKind) =>
  join(folder, `${encodeURIComponent(to)} ${kind}`);

export function openMailbox() {
  const folder = mkdtempSync(join(tmpdir(), 'atv-mails-'));
  process.env['SHOP_MAILS'] = folder;
  return {
    put({ to, text }: ReceivedMail): void {
      for (const kind of Object.keys(links) as MailKind[]) {
        const [link] = links[kind].exec(text) ?? [];
        for (const address of to) if (link) writeFileSync(linkFile(folder, address, kind), link);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Waits for the mail to `address`; returns path and query of its link. */
export async function linkFor(address: string, kind: MailKind): Promise<string> {
  const file = linkFile(process.env['SHOP_MAILS'] ?? '', address, kind);
  let link = '';
  const readLink = () => {
    try {
      link = readFileSync(file, 'utf8');
    } catch {
      // The mail has not arrived yet.
    }
    return link;
  };
  await expect.poll(readLink, { timeout: 30_000 }).not.toBe('');
  const { pathname, search } = new URL(link);
  return pathname + search;
}
