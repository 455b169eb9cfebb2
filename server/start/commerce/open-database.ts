/** The shop's database: a configured one, or the embedded one, created and started. */
import type { Logger } from 'pino';
import { migrate, startEmbeddedPostgres } from '#backend/index.ts';
import type { Config } from '#server/config/config.ts';
import type { Disposables } from '../disposables.ts';
import type { WhenDatabaseAnswers } from './wait-for-database.ts';

export interface OpenDatabaseOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  logger: Logger;
  disposables: Disposables;
  /** Reports what is being waited for. */
  progress: (step: string) => void;
  whenThere: WhenDatabaseAnswers;
}

/** Resolves to the address of a database that has every table. */
export async function openDatabase({
  config,
  logger,
  disposables,
  progress,
  whenThere,
}: OpenDatabaseOptions): Promise<string> {
  const url = config.databaseUrl ?? (await startEmbedded({ config, logger, disposables, progress }));
  await whenThere('preparing the tables', () => migrate({ url, logger }));
  return url;
}

async function startEmbedded({
  config: { dataDir },
  logger,
  disposables,
  progress,
}: Omit<OpenDatabaseOptions, 'whenThere'>): Promise<string> {
  progress('starting the embedded database');
  const embedded = await startEmbeddedPostgres({ dataDir, logger });
  await disposables.add('database', () => embedded.stop());
  return embedded.url;
}
