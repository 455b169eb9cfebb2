/** Fills an empty database from a shop's folder, over connections of its own. */
import { createDatabase, type DatabaseAccess } from '#backend/database/connect.ts';
import type { DatabaseLogger } from '#backend/database/logger.ts';
import { whileLocked } from '#backend/database/while-locked.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { type ApplyOptions, applyShop, hasShop, planShop } from './apply-shop.ts';
import { readFolder } from './read-folder.ts';

interface FillOptions extends DatabaseAccess, Pick<ApplyOptions, 'channelId' | 'origin'> {
  databaseUrl: string;
  /** An absolute path. */
  folder: string;
  logger: DatabaseLogger;
}

interface Filled {
  /** `kept`: the database has a shop, and nothing was changed. */
  outcome: 'filled' | 'kept';
  /** What the folder says and the database does not; 0 when it was filled. */
  changes: number;
  products: number;
  skipped: number;
}

/** The folder has mistakes; the message lists them. */
export class InvalidFolder extends Error {
  override readonly name = 'InvalidFolder';
}

/** Any number: instances that start together must not fill the database at once. */
const lockNumber = 7_390_225;

/** @throws InvalidFolder before anything is stored */
export async function fillFromFolder(options: FillOptions): Promise<Filled> {
  const { databaseUrl: url, pooling, changeSignal, logger, folder: path, ...ids } = options;
  const { folder, findings } = await readFolder(path);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new InvalidFolder(
      `${path} has ${errors.length === 1 ? 'a mistake' : `${errors.length} mistakes`}:\n${errors.map(one => printFinding(one)).join('\n')}`,
    );
  const database = createDatabase({
    ...{ url, pooling, changeSignal, logger, poolSize: 4 },
    applicationName: 'shop folder',
  });
  const { db } = database;
  try {
    return await whileLocked(db, lockNumber, async () => {
      if (await hasShop(db))
        return {
          ...{ outcome: 'kept' as const, products: 0, skipped: 0 },
          changes: (await planShop(folder, { db, ...ids })).length,
        };
      const { products } = await applyShop(folder, {
        ...{ db, ...ids },
        onProblem: problem =>
          logger.warn({ ...problem }, `${folder.products ?? ''} has a row that is not stored`),
      });
      return {
        ...{ outcome: 'filled' as const, changes: 0 },
        products: products?.added ?? 0,
        skipped: products?.skipped ?? 0,
      };
    });
  } finally {
    await database.close();
  }
}
