/** Fills an empty database with the demo shop. */
import type { Logger } from 'pino';
import { createDatabase } from '#backend/index.ts';
import { seedShop } from '#demo/seed.ts';
import type { Config } from '#server/config/config.ts';
import { databaseAccess } from './database-access.ts';
import { isDemo } from './is-demo.ts';

export interface SeedOptions {
  config: Config;
  /** Where shoppers reach the shop. */
  origin: string;
  logger: Logger;
  /** Reports the current step of the start. */
  progress(step: string): void;
}

/** @returns whether the shop has demo products, from this start or an earlier one. */
export async function seedWhenEmpty(
  url: string,
  { config, origin, logger, progress }: SeedOptions,
): Promise<boolean> {
  progress('checking for products');
  const database = createDatabase({
    url,
    ...databaseAccess(config),
    logger,
    poolSize: 4,
    applicationName: 'atv-huset seed',
  });
  try {
    const products = config.seedProducts;
    const {
      outcome,
      products: made,
      milliseconds,
    } = await seedShop({
      db: database.db,
      logger,
      url: origin,
      passwordSalt: config.authPasswordSalt,
      ...(products === undefined ? {} : { products }),
    });
    if (outcome === 'seeded')
      logger.info(
        { products: made, ms: Math.round(milliseconds) },
        'the empty shop was filled with demo products',
      );
    return await isDemo(database.db);
  } finally {
    await database.close();
  }
}
