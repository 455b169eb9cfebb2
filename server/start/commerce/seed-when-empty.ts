/** Fills an empty database with the shop of the configured folder, or with the demo shop. */
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { fillFromFolder } from '#backend/index.ts';
import { seedDatabase } from '#demo/seed-database.ts';
import type { Config } from '#server/config/config.ts';
import type { Frontend } from '../frontend.ts';
import { databaseAccess } from './database-access.ts';
import { shopBuildOf } from './shop-build.ts';

export interface SeedOptions {
  config: Config;
  /** The folder of the project. */
  root: string;
  /** Where shoppers reach the shop. */
  origin: string;
  logger: Logger;
  frontend?: Pick<Frontend, 'load'>;
  /** Reports the current step of the start. */
  progress(step: string): void;
}

/** @returns whether the shop has demo products, from this start or an earlier one. */
export async function seedWhenEmpty(databaseUrl: string, options: SeedOptions): Promise<boolean> {
  const { config, origin, logger, progress } = options;
  progress('checking for products');
  if (config.shopFolder !== undefined) {
    await fillFromShopFolder(databaseUrl, config.shopFolder, options);
    return false;
  }
  const wanted = config.seedProducts;
  const { outcome, products, milliseconds, isDemo } = await seedDatabase({
    databaseUrl,
    ...databaseAccess(config),
    logger,
    url: origin,
    passwordSalt: config.authPasswordSalt,
    ...(wanted === undefined ? {} : { products: wanted }),
  });
  if (outcome === 'seeded')
    logger.info({ products, ms: Math.round(milliseconds) }, 'the empty shop was filled with demo products');
  return isDemo;
}

async function fillFromShopFolder(
  databaseUrl: string,
  named: string,
  { config, root, origin, logger, frontend }: SeedOptions,
): Promise<void> {
  const build = async () => {
    const forms = (await frontend?.load())?.createContentForms?.();
    if (!forms) throw new Error('this frontend does not know the widgets of areas');
    return shopBuildOf(root, forms);
  };
  const { outcome, changes, mistakes, products, skipped } = await fillFromFolder({
    ...{ databaseUrl, logger, origin, channelId: config.channelId, passwordSalt: config.authPasswordSalt },
    ...databaseAccess(config),
    folder: resolve(root, named),
    build,
  });
  if (outcome === 'filled') logger.info({ products, skipped }, `the empty database was filled from ${named}`);
  else if (mistakes > 0)
    logger.warn({ mistakes }, `${named} has mistakes: npm run shop -- check ${named} shows them`);
  else if (changes > 0)
    logger.warn(
      { changes },
      `${named} says other things than the database: npm run shop -- plan ${named} shows them`,
    );
}
