/** Fills an empty database with the demo shop. */
import type { Logger } from 'pino';
import { seedDatabase } from '#demo/seed-database.ts';
import type { Config } from '#server/config/config.ts';
import { databaseAccess } from './database-access.ts';

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
  databaseUrl: string,
  { config, origin, logger, progress }: SeedOptions,
): Promise<boolean> {
  progress('checking for products');
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
