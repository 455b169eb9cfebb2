/** Fills an empty database from a shop's folder, over connections of its own. */
import type { Kysely } from 'kysely';
import { createDatabase, type DatabaseAccess } from '#backend/database/connect.ts';
import type { DatabaseLogger } from '#backend/database/logger.ts';
import type { Schema } from '#backend/database/schema.ts';
import { whileLocked } from '#backend/database/while-locked.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { type ApplyShopOptions, applyShop, hasShop, planShop } from './apply-shop.ts';
import type { LoadBuild } from './content/shop-build.ts';
import { refusePublicDemo, refuseStoredDemo } from './demo/refuse-demo.ts';
import { InvalidFolder } from './invalid-folder.ts';
import { readFolder } from './read-folder.ts';
import type { ShopFolder } from './shop-folder.ts';

interface FillOptions extends DatabaseAccess, Pick<ApplyShopOptions, 'channelId' | 'passwordSalt'> {
  /** Of a folder that has areas or menus. */
  build?: LoadBuild;
  databaseUrl: string;
  /** Where shoppers reach the shop. */
  origin: string;
  /** An absolute path. */
  folder: string;
  logger: DatabaseLogger;
}

interface Filled {
  /** `kept`: the database has a shop, and nothing was changed. */
  outcome: 'filled' | 'kept';
  /** What the folder says and the database does not, without products; 0 when it was filled. */
  changes: number;
  /** Mistakes in the folder of a shop that was kept. */
  mistakes: number;
  products: number;
  skipped: number;
}

/** Any number: instances that start together must not fill the database at once. */
const lockNumber = 7_390_225;

/**
 * A database that has a shop is not changed, and mistakes in the folder do not keep that shop from starting.
 * @throws InvalidFolder before anything is stored; also where shoppers would reach what is only for trying
 */
export async function fillFromFolder(options: FillOptions): Promise<Filled> {
  const { databaseUrl: url, pooling, changeSignal, logger, folder: path, build, ...ids } = options;
  const database = createDatabase({
    ...{ url, pooling, changeSignal, logger, poolSize: 4 },
    applicationName: 'shop folder',
  });
  const { db } = database;
  try {
    return await whileLocked(db, lockNumber, async () => {
      await refusePublicDemo(db, path, ids.origin);
      await refuseStoredDemo(db, ids.origin);
      if ((await hasShop(db)) && !(await isHalf(db))) return await compare(path, build, { db, ...ids });
      const folder = await readValid(path, build);
      await markHalf(db, true);
      const { products } = await applyShop(folder, {
        ...{ db, ...ids },
        onProblem: (problem, file) => logger.warn({ ...problem }, `${file} has a row that is not stored`),
        onUnresolved: finding =>
          logger.warn({ ...finding }, `${finding.file} names what the shop does not have`),
      });
      await markHalf(db, false);
      const { added, skipped } = products ?? { added: 0, skipped: 0 };
      return { outcome: 'filled', changes: 0, mistakes: 0, products: added, skipped };
    });
  } finally {
    await database.close();
  }
}

/** Stands in the database until it is filled: a shop that was killed meanwhile goes on at its next start. */
const key = 'shop.filling';

const isHalf = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom('setting').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;

async function markHalf(db: Kysely<Schema>, half: boolean): Promise<void> {
  if (half)
    await db
      .insertInto('setting')
      .values({ key, value: 'true' })
      .onConflict(on => on.doNothing())
      .execute();
  else await db.deleteFrom('setting').where('key', '=', key).execute();
}

const errorsOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'error');

async function readValid(path: string, build: LoadBuild | undefined): Promise<ShopFolder> {
  const { folder, findings } = await readFolder(path, { build });
  const errors = errorsOf(findings);
  if (errors.length === 0) return folder;
  const count = errors.length === 1 ? 'a mistake' : `${errors.length} mistakes`;
  throw new InvalidFolder(`${path} has ${count}:\n${errors.map(one => printFinding(one)).join('\n')}`);
}

/** Without products, which take long to read. */
async function compare(
  path: string,
  build: LoadBuild | undefined,
  options: ApplyShopOptions,
): Promise<Filled> {
  const { folder, findings } = await readFolder(path, { isWhole: false, build });
  const mistakes = errorsOf(findings).length;
  const kept = { outcome: 'kept', changes: 0, mistakes, products: 0, skipped: 0 } as const;
  if (mistakes > 0) return kept;
  try {
    return { ...kept, changes: (await planShop(folder, options)).length };
  } catch (error) {
    if (error instanceof InvalidFolder) return { ...kept, mistakes: 1 };
    throw error;
  }
}
