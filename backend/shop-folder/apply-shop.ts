/** Makes the database as a shop's folder says, or says what that would change. */
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { liftTimeLimits, lockForTransaction, whileLocked } from '#backend/database/while-locked.ts';
import { importCatalogue } from '#backend/import/import-catalogue.ts';
import type { ImportProblem } from '#backend/import/problem.ts';
import type { ImportReport } from '#backend/import/row-kind.ts';
import type { RowPlan } from '#backend/import/row-plan.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { syncAssemblies } from './assemblies/assembly-rows.ts';
import { syncBrands, syncCategories, syncParameters } from './catalogue-rows.ts';
import { pictureFolder } from './check/check-products.ts';
import { syncContentPictures } from './content/content-pictures.ts';
import { syncContents, syncOwnMenus } from './content/content-rows.ts';
import { syncAccounts } from './demo/demo-accounts.ts';
import { markDay, movedDays, moveRow } from './demo/moved-days.ts';
import { refusePublicDemo } from './demo/refuse-demo.ts';
import { syncFrontPage, syncPages } from './page-rows.ts';
import { type FolderPart, onlyParts } from './parts.ts';
import { packagesFile } from './read-packages.ts';
import { syncDirectory } from './rows/directory-rows.ts';
import { syncLists } from './rows/list-rows.ts';
import { syncMarkets, syncShop } from './rows/market-rows.ts';
import { syncDelivery, syncPayment } from './rows/option-rows.ts';
import { syncRecommendations } from './rows/recommendation-rows.ts';
import { syncRedirects } from './rows/redirect-rows.ts';
import { syncSynonyms } from './rows/synonym-rows.ts';
import { syncTaxonomy } from './rows/taxonomy-rows.ts';
import { syncValues } from './rows/value-rows.ts';
import { syncVehicles } from './rows/vehicle-rows.ts';
import type { ShopFolder } from './shop-folder.ts';
import { readStatedStock } from './stated-stock.ts';
import type { Change } from './sync-rows.ts';
import { findUnchanged } from './unchanged-products.ts';
import { syncWithProducts } from './with-products.ts';

export interface ApplyShopOptions {
  db: Kysely<Schema>;
  /** Leaves everything else alone; the whole folder when missing. */
  only?: readonly FolderPart[];
  /** What left a file stays as it is: nothing is hidden, ended or removed. */
  keepsOthers?: boolean | undefined;
  /** `1|fi` unless the shop was set up with another one. */
  channelId?: string;
  /** Where shoppers reach the shop; stored with a new channel. */
  origin?: string;
  /** What clients append to passwords, for the accounts of `demo.json`. */
  passwordSalt?: string;
  /** Called for each row of products or packages that is not stored, with the file. */
  onProblem?: (problem: ImportProblem, file: string) => void;
  /** Called for each mention of something that the shop does not have; what mentions it is left as it was. */
  onUnresolved?: (finding: Finding) => void;
  /** Called while another process applies a folder. */
  onWait?: (seconds: number) => void;
}

interface Applied {
  changes: readonly Change[];
  /** Null without a file of products. */
  products: ImportReport | null;
  /** Null without a file of packages. */
  packages: ImportReport | null;
  /** Mentions of what the shop does not have. */
  unresolved: number;
}

/** Any number: a plan waits for what another process is storing. */
const lockNumber = 7_390_224;
/** Held for a whole apply, of which the products are many transactions. */
const applyLock = 7_390_226;

/** Thrown to roll a plan back. */
class PlanMade extends Error {
  readonly changes: readonly Change[];
  constructor(changes: readonly Change[]) {
    super('planned');
    this.changes = changes;
  }
}

const usualOrigin = 'http://localhost:3000';

const limited = (folder: ShopFolder, { only, keepsOthers = false }: ApplyShopOptions): ShopFolder => ({
  ...onlyParts(folder, only),
  keepsOthers,
});

/** Everything that names no product. */
async function syncAll(db: Kysely<Schema>, folder: ShopFolder, options: ApplyShopOptions): Promise<Change[]> {
  const { channelId = '1|fi', origin = usualOrigin } = options;
  await lockForTransaction(db, lockNumber);
  const ids = { channelId, origin };
  await markDay(db, folder);
  return [
    ...(await syncShop(db, folder, ids)),
    ...(await syncMarkets(db, folder, ids)),
    ...(await syncDelivery(db, folder)),
    ...(await syncPayment(db, folder)),
    ...(await syncCategories(db, folder)),
    ...(await syncTaxonomy(db, folder)),
    ...(await syncBrands(db, folder)),
    ...(await syncParameters(db, folder)),
    ...(await syncValues(db, folder)),
    ...(await syncVehicles(db, folder)),
    ...(await syncAssemblies(db, folder)),
    ...(await syncSynonyms(db, folder)),
    ...(await syncLists(db, folder)),
    ...(await syncRecommendations(db, folder)),
    ...(await syncRedirects(db, folder)),
    ...(await syncDirectory(db, folder)),
    ...(await syncPages(db, folder)),
    ...(await syncContents(db, folder)),
    ...(await syncOwnMenus(db, folder)),
    ...(await syncContentPictures(db, folder)),
    ...(await syncFrontPage(db, folder)),
    ...(await syncAccounts(db, folder, options.passwordSalt ?? defaultPasswordSalt)),
  ];
}

/**
 * What `applyShop` would change, but for the products themselves. Nothing is stored.
 * @throws InvalidFolder as `applyShop` does
 */
export async function planShop(whole: ShopFolder, options: ApplyShopOptions): Promise<readonly Change[]> {
  await refusePublicDemo(options.db, whole.path, options.origin ?? usualOrigin);
  const folder = limited(whole, options);
  try {
    await options.db.transaction().execute(async transaction => {
      await liftTimeLimits(transaction);
      const changes = await syncAll(transaction, folder, options);
      const after = await syncWithProducts(transaction, folder, true);
      throw new PlanMade([...changes, ...after.changes]);
    });
  } catch (error) {
    if (error instanceof PlanMade) return error.changes;
    throw error;
  }
  return [];
}

/**
 * Everything but products in one transaction, announced to running instances; then the products, as the importer stores them;
 * then what names products, in another transaction. A second run changes nothing, and completes one that was interrupted.
 * @throws InvalidFolder for a folder with `demo.json` and a shop that others reach, and for a picture that cannot be used
 */
export async function applyShop(whole: ShopFolder, options: ApplyShopOptions): Promise<Applied> {
  await refusePublicDemo(options.db, whole.path, options.origin ?? usualOrigin);
  const folder = limited(whole, options);
  // Two folders that were stored in turns would leave a shop that neither of them says.
  return whileLocked(options.db, applyLock, () => applyParts(folder, options), options.onWait);
}

async function applyParts(folder: ShopFolder, options: ApplyShopOptions): Promise<Applied> {
  const { db, onProblem, onUnresolved } = options;
  const before = await inTransaction(db, async transaction => ({
    changes: await syncAll(transaction, folder, options),
  }));
  const stock = await readStatedStock(db);
  const days = await movedDays(db, folder);
  const revise = (plan: RowPlan): RowPlan => moveRow(plan, days);
  const unchanged = findUnchanged(pictureFolder(folder));
  const importFile = (file: string, type: 'product' | 'package') =>
    importCatalogue(join(folder.path, file), {
      ...{ db, type, images: pictureFolder(folder), stock, unchanged, revise },
      onProblem: problem => onProblem?.(problem, file),
    });
  const products = folder.products === null ? null : await importFile(folder.products, 'product');
  const packages = folder.packages === null ? null : await importFile(packagesFile, 'package');
  const after = await inTransaction(db, async transaction => {
    await lockForTransaction(transaction, lockNumber);
    return syncWithProducts(transaction, folder, false);
  });
  for (const finding of after.unresolved) onUnresolved?.(finding);
  return {
    changes: [...before.changes, ...after.changes],
    ...{ products, packages },
    unresolved: after.unresolved.length,
  };
}

async function inTransaction<Made extends { changes: readonly Change[] }>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Made>,
): Promise<Made> {
  return db.transaction().execute(async transaction => {
    await liftTimeLimits(transaction);
    const made = await work(transaction);
    if (made.changes.length > 0) await sql`select announce_catalogue('all', null)`.execute(transaction);
    return made;
  });
}

/** Whether the database has a shop, from whatever source. */
export async function hasShop(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('channel').select('channel_id').limit(1).executeTakeFirst()) !== undefined;
}
