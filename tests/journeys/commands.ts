/** Runs the shop's command-line tools against the shop under test. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { programIn } from '../support/build-programs.ts';

const project = resolve(import.meta.dirname, '../..');

/** Returns the output. @throws when the exit code is not 0. */
export function runCommand(script: string, args: readonly string[]): string {
  return execFileSync(process.execPath, [programIn(process.env['SHOP_PROGRAMS'] ?? '', script), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: process.env['SHOP_DATA'],
      PUBLIC_ORIGIN: process.env['SHOP_ORIGIN'],
      STUDIO_ORIGIN: process.env['SHOP_STUDIO'],
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
