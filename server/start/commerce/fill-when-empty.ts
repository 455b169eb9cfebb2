/** Fills an empty database with the shop of the configured folder. */
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { fillFromFolder } from '#backend/index.ts';
import type { Config } from '#server/config/config.ts';
import type { Frontend } from '../frontend.ts';
import { databaseAccess } from './database-access.ts';
import { shopBuildOf } from './shop-build.ts';

export interface FillOptions {
  config: Config;
  /** The folder of the project. */
  root: string;
  /** Where shoppers reach the shop. */
  origin: string;
  logger: Logger;
  frontend?: Pick<Frontend, 'load'>;
}

/** @returns whether the shop is only tried, from this start or an earlier one */
export async function fillWhenEmpty(databaseUrl: string, options: FillOptions): Promise<boolean> {
  const { config, root, origin, logger, frontend } = options;
  const { shopFolder: named, channelId, authPasswordSalt: passwordSalt } = config;
  const build = async () => {
    const forms = (await frontend?.load())?.createContentForms?.();
    if (!forms) throw new Error('this frontend does not know the widgets of areas');
    return shopBuildOf(root, forms);
  };
  const { outcome, changes, mistakes, products, skipped, isDemo } = await fillFromFolder({
    ...{ databaseUrl, logger, origin, channelId, passwordSalt, build },
    ...databaseAccess(config),
    products: config.seedProducts,
    folder: resolve(root, named),
  });
  if (outcome === 'filled') logger.info({ products, skipped }, `the empty database was filled from ${named}`);
  else if (mistakes > 0)
    logger.warn({ mistakes }, `${named} has mistakes: npm run shop -- check ${named} shows them`);
  else if (changes > 0)
    logger.warn(
      { changes },
      `${named} says other things than the database: npm run shop -- plan ${named} shows them`,
    );
  return isDemo;
}
