/** The mails of the journeys' shop, in a folder that every worker may look into. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ReceivedMail } from '../support/mail-catcher.ts';

/** Mails are told apart by what they lead to. */
const links = {
  reset: /https?:\/\/\S+\/account\/reset-password\?resetKey=[\w-]+/,
  product: /https?:\/\/\S+\/p\/\S+/,
};
type MailKind = keyof typeof links;

const fileOf = (folder: string, to: string, kind: MailKind) =>
  join(folder, `${encodeURIComponent(to)} ${kind}`);

export function openMailbox() {
  const folder = mkdtempSync(join(tmpdir(), 'atv-mails-'));
  process.env['SHOP_MAILS'] = folder;
  return {
    put({ to, text }: ReceivedMail): void {
      for (const kind of Object.keys(links) as MailKind[]) {
        const [link] = links[kind].exec(text) ?? [];
        for (const address of to) if (link) writeFileSync(fileOf(folder, address, kind), link);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Path and query of the link in the letter to `address`, once it has come. */
export async function linkFor(address: string, kind: MailKind): Promise<string> {
  const file = fileOf(process.env['SHOP_MAILS'] ?? '', address, kind);
  let link = '';
  const look = () => {
    try {
      link = readFileSync(file, 'utf8');
    } catch {
      // Not here yet.
    }
    return link;
  };
  await expect.poll(look, { timeout: 30_000 }).not.toBe('');
  const { pathname, search } = new URL(link);
  return pathname + search;
}
