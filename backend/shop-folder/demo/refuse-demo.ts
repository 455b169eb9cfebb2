/** What is only for trying never meets shoppers: `demo.json` has accounts with passwords that everyone knows. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { isDemo } from '#backend/is-demo.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { isThisMachine } from '#kernel/address/this-machine.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { InvalidFolder } from '../invalid-folder.ts';

const demoFile = 'demo.json';

/** Whether a shop's folder is one to try a shop with. */
export const isDemoFolder = (folder: string): boolean => existsSync(join(folder, demoFile));

/**
 * Whether or not the file has mistakes.
 * @param folder its path
 * @param origins under which shoppers reach the shop
 */
export function publicDemo(folder: string, origins: readonly string[]): Finding | null {
  const open = origins.find(origin => !isThisMachine(origin));
  if (open === undefined || !isDemoFolder(folder)) return null;
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

/**
 * For a start: the file may have been removed after it was applied.
 * @throws InvalidFolder when shoppers would reach accounts with public passwords
 */
export async function refuseStoredDemo(db: Kysely<Schema>, origin: string): Promise<void> {
  if (isThisMachine(origin) || !(await isDemo(db))) return;
  throw new InvalidFolder(
    `The database has accounts with public passwords from ${demoFile}, and shoppers reach the shop at ${origin}: fill another one, by DATA_DIR or DATABASE_URL`,
  );
}
