/** Fills an empty database from a shop's folder, over connections of its own. */
import type { Kysely } from 'kysely';
import { createDatabase, type DatabaseAccess } from '#backend/database/connect.ts';
import type { DatabaseLogger } from '#backend/database/logger.ts';
import type { Schema } from '#backend/database/schema.ts';
import { whileLocked } from '#backend/database/while-locked.ts';
import { isDemo } from '#backend/is-demo.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { type ApplyShopOptions, applyShop, hasShop, planShop } from './apply-shop.ts';
import type { LoadBuild } from './content/shop-build.ts';
import { refusePublicDemo, refuseStoredDemo } from './demo/refuse-demo.ts';
import { rememberedState, rememberState, stateOf } from './folder-state.ts';
import { InvalidFolder } from './invalid-folder.ts';
import { readFolder } from './read-folder.ts';
import type { ShopFolder } from './shop-folder.ts';
import { variedFolder } from './varied/varied-folder.ts';

interface FillOptions extends DatabaseAccess, Pick<ApplyShopOptions, 'channelId' | 'passwordSalt'> {
  /** Of a folder that has areas or menus. */
  build?: LoadBuild;
  databaseUrl: string;
  /** Where shoppers reach the shop. */
  origin: string;
  /** An absolute path. */
  folder: string;
  logger: DatabaseLogger;
  /** A shop with fewer products than the folder has, or with more; all of them when missing. */
  products?: number | undefined;
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
  /** Whether the shop is only tried, from this start or an earlier one. */
  isDemo: boolean;
}

/** Any number: instances that start together must not fill the database at once. */
const lockNumber = 7_390_225;

/**
 * A database that has a shop is not changed, and mistakes in the folder do not keep that shop from starting.
 * @throws InvalidFolder before anything is stored; also where shoppers would reach what is only for trying
 */
export async function fillFromFolder(options: FillOptions): Promise<Filled> {
  const { databaseUrl: url, pooling, changeSignal, logger, folder, origin } = options;
  const database = createDatabase({
    ...{ url, pooling, changeSignal, logger, poolSize: 4 },
    applicationName: 'shop folder',
  });
  const { db } = database;
  try {
    return await whileLocked(
      db,
      lockNumber,
      async () => {
        const isFilled = (await hasShop(db)) && !(await isHalf(db));
        // A shop from elsewhere gets nothing of the folder.
        if (!isFilled || (await isDemo(db))) await refusePublicDemo(db, folder, origin);
        await refuseStoredDemo(db, origin);
        const done = await (isFilled ? compare(db, options) : fill(db, options));
        return { ...done, isDemo: await isDemo(db) };
      },
      seconds => logger.info({ seconds }, 'another instance fills the empty shop; waiting for it'),
    );
  } finally {
    await database.close();
  }
}

type Done = Omit<Filled, 'isDemo'>;

async function fill(db: Kysely<Schema>, options: FillOptions): Promise<Done> {
  const { folder: path, products: wanted, logger } = options;
  const varied = wanted === undefined ? null : await variedFolder(path, wanted);
  try {
    const folder = await readValid(varied?.path ?? path, options.build);
    await markHalf(db, true);
    const { products, packages } = await applyShop(folder, {
      ...idsOf(db, options),
      onProblem: (problem, file) => logger.warn({ ...problem }, `${file} has a row that is not stored`),
      onUnresolved: finding =>
        logger.warn({ ...finding }, `${finding.file} names what the shop does not have`),
    });
    await markHalf(db, false);
    await rememberState(db, await stateOf(path));
    const all = [products, packages].filter(report => report !== null);
    const sum = (key: 'added' | 'skipped'): number => all.reduce((total, report) => total + report[key], 0);
    return { outcome: 'filled', changes: 0, mistakes: 0, products: sum('added'), skipped: sum('skipped') };
  } finally {
    await varied?.remove();
  }
}

const idsOf = (db: Kysely<Schema>, { channelId, origin, passwordSalt }: FillOptions): ApplyShopOptions => ({
  ...{ db, origin },
  ...(channelId !== undefined && { channelId }),
  ...(passwordSalt !== undefined && { passwordSalt }),
});

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

/**
 * Without products, which take long to read. A shop with fewer or more of them is not as its folder says, and one that no folder
 * has filled belongs to none.
 */
async function compare(db: Kysely<Schema>, options: FillOptions): Promise<Done> {
  const { folder: path, build } = options;
  const kept = { outcome: 'kept', changes: 0, mistakes: 0, products: 0, skipped: 0 } as const;
  const before = await rememberedState(db);
  if (options.products !== undefined || before === null) return kept;
  const state = await stateOf(path);
  if (before === state) return kept;
  const { folder, findings } = await readFolder(path, { isWhole: false, build });
  const mistakes = errorsOf(findings).length;
  if (mistakes > 0) return { ...kept, mistakes };
  try {
    const { length: changes } = await planShop(folder, idsOf(db, options));
    if (changes === 0) await rememberState(db, state);
    return { ...kept, changes };
  } catch (error) {
    if (error instanceof InvalidFolder) return { ...kept, mistakes: 1 };
    throw error;
  }
}
