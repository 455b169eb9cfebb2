/** What is only for trying never meets shoppers: `demo.json` has accounts with passwords that everyone knows. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { isThisMachine } from '#kernel/address/this-machine.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { InvalidFolder } from '../invalid-folder.ts';

const demoFile = 'demo.json';

/** In the database from the first time that `demo.json` was applied. */
export const demoMark = 'shop.demo';

/**
 * Whether or not the file has mistakes.
 * @param folder its path
 * @param origins under which shoppers reach the shop
 */
export function publicDemo(folder: string, origins: readonly string[]): Finding | null {
  const open = origins.find(origin => !isThisMachine(origin));
  if (open === undefined || !existsSync(join(folder, demoFile))) return null;
  return {
    ...{ code: 'SHOP060', severity: 'error', file: demoFile, line: 1, column: 1, endColumn: 2, path: '' },
    message: `${demoFile} is only for trying on this machine, and shoppers reach the shop at ${open}`,
    fix: 'remove the file, or set PUBLIC_ORIGIN to an address of this machine',
  };
}

/** Those of its channels: who applies a folder may have forgotten PUBLIC_ORIGIN. */
async function storedOrigins(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('channel').select('url').execute();
  return rows.flatMap(({ url }) => (URL.canParse(url) ? [url] : []));
}

/** @throws InvalidFolder for a folder with `demo.json` and a shop that others reach, before anything is stored */
export async function refusePublicDemo(db: Kysely<Schema>, folder: string, origin: string): Promise<void> {
  const finding = publicDemo(folder, [origin, ...(await storedOrigins(db))]);
  if (finding) throw new InvalidFolder(printFinding(finding));
}

/** Whether the database has what `demo.json` brought. */
export async function hasDemo(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('setting').select('key').where('key', '=', demoMark).executeTakeFirst();
  return row !== undefined;
}

/**
 * For a start: the file may have been removed after it was applied.
 * @throws InvalidFolder when shoppers would reach accounts with public passwords
 */
export async function refuseStoredDemo(db: Kysely<Schema>, origin: string): Promise<void> {
  if (isThisMachine(origin) || !(await hasDemo(db))) return;
  throw new InvalidFolder(
    `The database has accounts with public passwords from ${demoFile}, and shoppers reach the shop at ${origin}: fill another one, by DATA_DIR or DATABASE_URL`,
  );
}
