/** Mails that the shop under test has sent, stored in a folder that all Playwright workers can read. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const textFile = (folder: string, to: string) => join(folder, `${encodeURIComponent(to)} texts`);

export function openMailbox() {
  const folder = mkdtempSync(join(tmpdir(), 'atv-mails-'));
  process.env['SHOP_MAILS'] = folder;
  return {
    put({ to, text }: ReceivedMail): void {
      for (const address of to) appendFileSync(textFile(folder, address), `${text}\n`);
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

/** Waits until the mails to `address` contain `part`; returns the texts of all of them. */
export async function mailsTo(address: string, part: string): Promise<string> {
  const file = textFile(process.env['SHOP_MAILS'] ?? '', address);
  let texts = '';
  const readTexts = () => {
    try {
      texts = readFileSync(file, 'utf8');
    } catch {
      // No mail has arrived yet.
    }
    return texts;
  };
  await expect.poll(readTexts, { timeout: 30_000 }).toContain(part);
  return texts;
}
