/** Seeds an empty shop with markets, catalogue, content and images, the same every time; a shop that has products is not changed. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type DatabaseLogger, liftTimeLimits, type Schema, whileLocked } from '#backend/commands.ts';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { createBulkWriter, seedTables } from './bulk-writer.ts';
import { addContent } from './content/content-rows.ts';
import { addMenus } from './content/menus.ts';
import { addDemoCustomers } from './customer/demo-customers.ts';
import { createImageWriter } from './image-rows.ts';
import type { PictureSource } from './picture/picture-source.ts';
import { createPictureSource } from './picture/picture-source.ts';
import { draftProducts } from './products/draft.ts';
import { chooseImages } from './products/image-choice.ts';
import { addPackageGroups, draftPackages } from './products/packages.ts';
import { createParameterValues } from './products/parameter-values.ts';
import { addProduct } from './products/product-rows.ts';
import { addRelations } from './products/relations.ts';
import { draftShowcase, showcaseCount } from './products/showcase.ts';
import type { Dates } from './products/sku-rows.ts';
import { addPromotions } from './promotion/promotion-rows.ts';
import { createRandom } from './random.ts';
import { addQuestions, questionsOf } from './review/question-rows.ts';
import { readReviewScenes } from './review/review-pictures.ts';
import { addSynonyms } from './search/synonyms.ts';
import { addDirectory } from './shop/directory.ts';
import { addMarkets } from './shop/markets.ts';
import { addBrands, addCategories } from './shop/tree-rows.ts';

const seedVersion = 1;

export interface SeedOptions {
  db: Kysely<Schema>;
  /** Total number of products, including packages. */
  products?: number;
  logger: DatabaseLogger;
  /** The date from which prices and new products are calculated; today by default. */
  today?: Date;
  /** Origin of the storefront, stored with the channel. */
  url?: string;
  /** The salt that clients append to the passwords of the demo accounts. */
  passwordSalt?: string;
  /** Where pictures come from; `blankPictures` makes tests fast. */
  pictures?: PictureSource;
}

export interface SeedReport {
  /** `skipped`: the shop was seeded before or has products of its own, and nothing was changed. */
  outcome: 'seeded' | 'skipped';
  products: number;
  rows: number;
  milliseconds: number;
}

/** Up to this number of products everything is one transaction; a larger shop is written in portions, with a marker set last. */
const oneTransaction = 20_000;
/** Products per portion; `batchSize` is the number per transaction. */
const portion = 20_000;
const batchSize = 1000;
const seedNumber = 20_041_112;
/** Any number: two instances of the shop that start together must not seed at once. */
const lockNumber = 7_390_221;

export async function seedShop({
  db,
  products = 2200,
  logger,
  today = new Date(),
  url = 'http://localhost:3000',
  passwordSalt = defaultPasswordSalt,
  pictures = createPictureSource(),
}: SeedOptions): Promise<SeedReport> {
  const started = performance.now();
  const report = (outcome: SeedReport['outcome'], rows: number): SeedReport => ({
    outcome,
    rows,
    products: outcome === 'skipped' ? 0 : products,
    milliseconds: Math.round(performance.now() - started),
  });
  return whileLocked(
    db,
    lockNumber,
    async () => {
      const state = await stateOf(db);
      if (state === 'full') return report('skipped', 0);
      if (state === 'half') await emptyShop(db);
      const fill = { today, url, passwordSalt, products, logger, pictures };
      const small = products <= oneTransaction;
      const rows = small ? await fillAtOnce(db, fill) : await fillInPortions(db, fill);
      logger.info({ products, rows }, 'the shop was seeded');
      return report('seeded', rows);
    },
    seconds => logger.info({ seconds }, 'another instance fills the empty shop; waiting for it'),
  );
}

async function stateOf(db: Kysely<Schema>): Promise<'empty' | 'half' | 'full'> {
  const keys = await db
    .selectFrom('setting')
    .select('key')
    .where('key', 'in', ['seed.version', 'seed.begun'])
    .execute();
  if (keys.some(({ key }) => key === 'seed.version')) return 'full';
  if (keys.length > 0) return 'half';
  const product = await db.selectFrom('channel').select('channel_id').limit(1).executeTakeFirst();
  return product === undefined ? 'empty' : 'full';
}

/** Removes an incomplete seeding. Nothing can have been sold from it, since its marker was never set. */
async function emptyShop(db: Kysely<Schema>): Promise<void> {
  await sql`truncate ${sql.join(seedTables.map(table => sql.table(table)))} cascade`.execute(db);
}

interface Fill {
  today: Date;
  url: string;
  passwordSalt: string;
  products: number;
  logger: DatabaseLogger;
  pictures: PictureSource;
}

/** Runs one step in a transaction of its own, or in the one that is open. */
type RunStep = (work: () => Promise<void>) => Promise<void>;

async function fillAtOnce(db: Kysely<Schema>, fill: Fill): Promise<number> {
  return db.transaction().execute(async on => {
    await liftTimeLimits(on);
    return fillShop(on, fill, work => work());
  });
}

/** On one connection: the writer is bound to it, whatever transaction is open. */
async function fillInPortions(db: Kysely<Schema>, fill: Fill): Promise<number> {
  const mayTrust = await isSuperuser(db);
  return db.connection().execute(async connection => {
    await connection
      .insertInto('setting')
      .values({ key: 'seed.begun', value: JSON.stringify(true) })
      .execute();
    const rows = await fillShop(connection, fill, async work => {
      await sql`begin`.execute(connection);
      try {
        await liftTimeLimits(connection);
        if (mayTrust) await trustRows(connection);
        await work();
        await sql`commit`.execute(connection);
      } catch (error) {
        await sql`rollback`.execute(connection);
        throw error;
      }
    });
    await connection.deleteFrom('setting').where('key', '=', 'seed.begun').execute();
    return rows;
  });
}

async function isSuperuser(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{
    allowed: boolean;
  }>`select rolsuper as allowed from pg_roles where rolname = current_user`.execute(db);
  return rows[0]?.allowed === true;
}

/** Skips the reference checks for generated rows in the transaction; only a superuser may do so. */
async function trustRows(db: Kysely<Schema>): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(db);
}

async function fillShop(
  db: Kysely<Schema>,
  { today, url, passwordSalt, products, logger, pictures }: Fill,
  runStep: RunStep,
): Promise<number> {
  const writer = createBulkWriter(db);
  const random = createRandom(seedNumber);
  const dates = datesFrom(today);
  const writeImages = createImageWriter(writer, pictures);
  const scenes = await readReviewScenes(pictures);
  const rounds = new Map<string, number>();
  let firstSku = 10_001;
  let done = 0;

  await runStep(async () => {
    addMarkets(writer, url, today.getUTCFullYear());
    addDirectory(writer);
    await addCategories(writer, pictures);
    await addBrands(writer, pictures);
    await writer.flush();
  });
  const values = createParameterValues(writer);
  while (done < products) {
    const count = Math.min(portion, products - done);
    const firstId = 1001 + done;
    const parts = done === 0 ? Math.min(90, Math.floor(count / 40)) : 0;
    const drafts = draftProducts(count - parts, firstId, rounds, random);
    const shown = parts > 2 * showcaseCount ? showcaseCount : 0;
    const bundles = draftPackages(drafts, firstId + drafts.length, parts - shown);
    const showcase = shown > 0 ? draftShowcase(firstId + drafts.length + bundles.length) : [];
    const all = [...drafts, ...bundles, ...showcase];
    const images = chooseImages(all);
    // While the database writes the products.
    const painted = writeImages(images.values());
    painted.catch(() => undefined);
    for (let start = 0; start < all.length; start += batchSize) {
      const batch = all.slice(start, start + batchSize);
      await runStep(async () => {
        await disablePriceTriggers(db, true);
        for (const draft of batch)
          firstSku = addProduct(draft, { writer, values, random, dates, images, firstSku, scenes });
        await writer.flush();
        await disablePriceTriggers(db, false);
      });
    }
    await runStep(async () => {
      addRelations(writer, drafts);
      for (const bundle of bundles) addPackageGroups(writer, bundle);
      await painted;
      await writer.flush();
      await addQuestions(db, questionsOf(drafts, dates));
    });
    done += all.length;
    logger.debug({ done, products }, 'a portion of products was seeded');
  }
  await runStep(async () => {
    await addDemoCustomers(db, passwordSalt, url);
    await addPromotions(db);
    addMenus(writer);
    await addContent(writer, pictures);
    addSynonyms(writer);
    writer.add('setting', {
      key: 'seed.version',
      value: { version: seedVersion, products, day: dates.day(0) },
    });
    await writer.flush();
    await sql`select announce_catalogue('all', null)`.execute(db);
  });
  return writer.written();
}

/** The seed writes the price history itself, with dates in the past, and there are no campaigns yet. */
async function disablePriceTriggers(db: Kysely<Schema>, disabled: boolean): Promise<void> {
  await (disabled
    ? sql`alter table price disable trigger user`
    : sql`alter table price enable trigger user`
  ).execute(db);
}

function datesFrom(today: Date): Dates {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const at = (offset: number): string => new Date(midnight + offset * 86_400_000).toISOString();
  return { day: offset => at(offset).slice(0, 10), moment: offset => at(offset).replace('T00', 'T06') };
}
