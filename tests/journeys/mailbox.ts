/** The mails of the journeys' shop, in a folder that every worker may look into. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ReceivedMail } from '../support/mail-catcher.ts';

const fileOf = (folder: string, to: string, about: string) =>
  join(folder, `${encodeURIComponent(to)} ${about}`);

/** Mails are told apart by what they lead to. */
const resetLink = /https?:\/\/\S+\/account\/reset-password\?resetKey=[\w-]+/;

export function openMailbox() {
  const folder = mkdtempSync(join(tmpdir(), 'atv-mails-'));
  process.env['SHOP_MAILS'] = folder;
  return {
    put({ to, text }: ReceivedMail): void {
      const [link] = resetLink.exec(text) ?? [];
      for (const address of to) if (link) writeFileSync(fileOf(folder, address, 'reset'), link);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The link of the letter to `address`, once it has come. */
export async function resetLinkFor(address: string): Promise<string> {
  const file = fileOf(process.env['SHOP_MAILS'] ?? '', address, 'reset');
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
  return link;
}
