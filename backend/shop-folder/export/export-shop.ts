/** Writes the folder of a shop from its database: what `apply` reads, byte for byte the same for the same shop. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { liftTimeLimits } from '#backend/database/while-locked.ts';
import { readLiveSettings } from '#backend/studio/live-settings.ts';
import { profileOf } from '#kernel/shop-profile.ts';
import { writeDocument } from '../content/document-files.ts';
import type { ShopBuild } from '../content/shop-build.ts';
import { readFolderFile } from '../folder-files.ts';
import { exportSettings } from '../settings/export-settings.ts';
import { exportApplications } from './export-applications.ts';
import { exportAssemblies, exportAssemblyPositions, exportAssemblyVehicles } from './export-assemblies.ts';
import { exportBrands, exportCategories, exportParameters, exportValues } from './export-catalogue.ts';
import { createLeftOut, type ExportContext } from './export-context.ts';
import { accountsOf, exportDemo, readDemo } from './export-demo.ts';
import { exportOrganizations, exportPostalAreas } from './export-directory.ts';
import { exportLists, exportRedirects } from './export-lists.ts';
import { exportMarkets } from './export-markets.ts';
import { exportDelivery, exportPayment } from './export-options.ts';
import { exportPages } from './export-pages.ts';
import { exportPictures } from './export-pictures.ts';
import { exportPriceLists, nameListCustomers } from './export-price-lists.ts';
import { exportProducts, exportRelations } from './export-products.ts';
import { exportPromotions } from './export-promotions.ts';
import { exportRecommendations } from './export-recommendations.ts';
import { exportPackages, exportVariants } from './export-variants.ts';
import { exportSynonyms, exportVehicles } from './export-vehicles.ts';
import { checkTarget, copyIfThere, ExportRefused, keepOthers, moveInto } from './replace-folder.ts';

interface ExportOptions {
  db: Kysely<Schema>;
  /** The folder that the shop runs with: its identity and looks are not in the database. */
  source: string;
  /** `schemas/shop`, for completion in editors. */
  schemas: string;
  /** The widgets and pages that areas and menus are written with. */
  build: ShopBuild;
  /** Whether a shop's folder that is there is replaced. */
  isReplacing?: boolean;
}

interface ExportReport {
  products: number;
  pictures: number;
  /** What the database has and the folder cannot say; a line for each kind. */
  left: readonly string[];
}

/**
 * Written beside its place and moved there when it is whole: a failed export leaves nothing.
 * @throws ExportRefused when the folder has files, or `source` is not the folder of this shop
 */
export async function exportShop(target: string, options: ExportOptions): Promise<ExportReport> {
  await checkTarget(target, options.isReplacing ?? false);
  const identity = await readIdentity(options);
  const beside = `${target}.export-${process.pid}`;
  try {
    await rm(beside, { recursive: true, force: true });
    for (const name of ['catalogue', 'content', 'pictures'])
      await mkdir(join(beside, name), { recursive: true });
    const report = await options.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async db => {
        await liftTimeLimits(db);
        return writeAll(
          { db, ...identity.context, left: createLeftOut(), shown: new Map() },
          { ...options, identity, target, beside },
        );
      });
    await writeTexts(options.source, identity.ownTexts, beside);
    await keepOthers(target, beside);
    await moveInto(beside, target);
    return report;
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
}

/** @param texts by file name; null: those of the folder */
async function writeTexts(
  source: string,
  texts: ReadonlyMap<string, string> | null,
  beside: string,
): Promise<void> {
  if (texts === null) return copyIfThere(join(source, 'texts'), join(beside, 'texts'));
  await mkdir(join(beside, 'texts'), { recursive: true });
  for (const [name, text] of texts) await writeFile(join(beside, 'texts', name), text);
}

/** Comes from the folder that the shop runs with, as its words do. */
const listCustomers = 'catalogue/price-list-customers.csv';

interface Identity {
  /** By file name. */
  texts: ReadonlyMap<string, string>;
  /** Of `texts/`; null: those of the folder. */
  ownTexts: ReadonlyMap<string, string> | null;
  theme: unknown;
  /** Names in Studio's library of files that the theme takes from there. */
  pictures: ReadonlyMap<string, string>;
  context: Pick<ExportContext, 'languages' | 'shop' | 'timeZone'>;
}

async function readIdentity({ source, db }: ExportOptions): Promise<Identity> {
  const shop = await readFolderFile(source, 'shop');
  if (shop === null || Array.isArray(shop))
    throw new ExportRefused(
      `${source} has no valid shop.json: set SHOP to the folder that the shop runs with`,
    );
  const { defaultMarket, languages } = shop.data;
  const market = await db
    .selectFrom('market')
    .select('market_id')
    .where('market_id', '=', defaultMarket)
    .executeTakeFirst();
  if (!market)
    throw new ExportRefused(
      `The database has no market ${defaultMarket}: set SHOP to the folder that the shop runs with, and DATA_DIR to its database`,
    );
  const { files, texts, pictures } = await exportSettings(
    source,
    shop,
    await readLiveSettings(db, new Date()),
  );
  const theme = files.get('theme.json');
  return {
    texts: files,
    ownTexts: texts,
    theme: theme === undefined ? null : JSON.parse(theme),
    pictures,
    context: { languages, shop: shop.data, timeZone: profileOf(shop.data).timeZone },
  };
}

interface Places extends ExportOptions {
  identity: Identity;
  target: string;
  beside: string;
}

async function writeAll(context: ExportContext, places: Places): Promise<ExportReport> {
  const { beside, identity, source } = places;
  const write = async (name: string, text: string | null): Promise<void> => {
    if (text === null) return;
    await mkdir(dirname(join(beside, name)), { recursive: true });
    await writeFile(join(beside, name), text);
  };
  const writeJson = async (name: string, kind: string, data: object | null): Promise<void> => {
    const $schema = schemaPath(places, name, kind);
    await write(name, data && `${JSON.stringify({ $schema, ...data }, null, 2)}\n`);
  };
  for (const [name, text] of identity.texts) {
    const path = JSON.stringify(schemaPath(places, name, name.replace('.json', '')));
    await write(
      name,
      text.replace(/("\$schema"\s*:\s*)"[^"]*"/, (_all, key: string) => `${key}${path}`),
    );
  }
  await writeJson('markets.json', 'markets', await exportMarkets(context));
  await writeJson('delivery.json', 'delivery', await exportDelivery(context));
  await writeJson('payment.json', 'payment', await exportPayment(context));
  await write('catalogue/categories.csv', await exportCategories(context));
  await write('catalogue/brands.csv', await exportBrands(context));
  await write('catalogue/parameters.csv', await exportParameters(context));
  await write('catalogue/values.csv', await exportValues(context));
  await write('catalogue/vehicles.csv', await exportVehicles(context));
  await write('catalogue/synonyms.csv', await exportSynonyms(context));
  await write('catalogue/lists.csv', await exportLists(context));
  await write('catalogue/recommendations.csv', await exportRecommendations(context));
  await write('redirects.csv', await exportRedirects(context));
  await write('directory/postal-areas.csv', await exportPostalAreas(context));
  await write('directory/organizations.csv', await exportOrganizations(context));
  const { products, packages, sizes, numbers } = await exportProducts(context);
  await write('catalogue/products.jsonl', products.length === 0 ? null : `${products.join('\n')}\n`);
  await write('catalogue/packages.jsonl', await exportPackages(context, packages, numbers));
  await write('catalogue/sizes.csv', sizes);
  await write('catalogue/variants.csv', await exportVariants(context, numbers));
  await write('catalogue/relations.csv', await exportRelations(context, numbers));
  await write('catalogue/applications.csv', await exportApplications(context, numbers));
  await write('catalogue/price-lists.csv', await exportPriceLists(context));
  await write('catalogue/assemblies.csv', await exportAssemblies(context));
  await write('catalogue/assembly-vehicles.csv', await exportAssemblyVehicles(context));
  await write('catalogue/assembly-positions.csv', await exportAssemblyPositions(context, numbers));
  const customers = await readFile(join(source, listCustomers), 'utf8').catch(() => null);
  await write(listCustomers, customers);
  const demo = await readDemo(context.db, source);
  if (customers === null) await nameListCustomers(context, accountsOf(demo));
  await writeJson('promotions.json', 'promotions', await exportPromotions(context, numbers));
  for (const [file, { kind, data }] of await exportPages(context, places.build.forms)) {
    const name = `content/${file}`;
    if (kind === 'page') await writeJson(name, kind, data);
    else
      await write(
        name,
        writeDocument(data, schemaPath({ ...places, schemas: places.build.documentSchemas }, name, kind)),
      );
  }
  if (demo) {
    const $schema = schemaPath(places, 'demo.json', 'demo');
    const pictures = join(beside, 'pictures');
    await write(
      'demo.json',
      await exportDemo(context, demo, { numbers: new Set(numbers.values()), $schema, pictures }),
    );
  }
  const from = { folder: join(source, 'pictures'), theme: identity.theme, library: identity.pictures };
  const count = await exportPictures(context, from, join(beside, 'pictures'));
  return { products: products.length, pictures: count, left: context.left.lines() };
}

/** From the file in its place to its schema. */
const schemaPath = ({ target, schemas }: Places, name: string, kind: string): string =>
  relative(dirname(join(target, name)), join(schemas, `${kind}.schema.json`));
