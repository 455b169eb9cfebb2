/** Runs the shop's command-line tools against the shop under test. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { programIn } from '../support/build-programs.ts';

const project = resolve(import.meta.dirname, '../..');

/** A shop that a command is about. */
export interface CommandShop {
  /** Folder of its database. */
  data: string;
  origin: string;
  studio: string;
}

const ofJourneys = (): CommandShop => ({
  data: process.env['SHOP_DATA'] ?? '',
  origin: process.env['SHOP_ORIGIN'] ?? '',
  studio: process.env['SHOP_STUDIO'] ?? '',
});

/** Returns the output. @throws when the exit code is not 0. */
export function runCommand(
  script: string,
  args: readonly string[],
  shop: CommandShop = ofJourneys(),
): string {
  return execFileSync(process.execPath, [programIn(process.env['SHOP_PROGRAMS'] ?? '', script), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: shop.data,
      PUBLIC_ORIGIN: shop.origin,
      STUDIO_ORIGIN: shop.studio,
    },
  });
}

/** Runs `npm run import` with a file of these lines. */
export function importLines(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'atv-import-'));
  try {
    const file = join(folder, 'products.csv');
    writeFileSync(file, lines.join('\n'));
    return runCommand('backend/import/cli.ts', [file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
