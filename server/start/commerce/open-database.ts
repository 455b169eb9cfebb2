/** The shop's database: a configured one, retried while it is unavailable, or the embedded one, created and started. */
import type { Logger } from 'pino';
import { MigrationError, migrate, startEmbeddedPostgres } from '#backend/index.ts';
import type { Config } from '#server/config/config.ts';
import { type Disposables, Stopped } from '../disposables.ts';

export interface OpenDatabaseOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  logger: Logger;
  disposables: Disposables;
  /** Reports what is being waited for. */
  progress: (step: string) => void;
  pauseMs?: number;
}

/** Resolves to the address of a database that has every table. */
export async function openDatabase({
  config,
  logger,
  disposables,
  progress,
  pauseMs = 2_000,
}: OpenDatabaseOptions): Promise<string> {
  if (config.databaseUrl) {
    await migrateWhenThere(config.databaseUrl, { logger, disposables, progress, pauseMs });
    return config.databaseUrl;
  }
  progress('starting the embedded database');
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, logger });
  await disposables.add('database', () => embedded.stop());
  progress('preparing the tables');
  await migrate({ url: embedded.url, logger });
  return embedded.url;
}

interface Waiting extends Omit<OpenDatabaseOptions, 'config' | 'pauseMs'> {
  pauseMs: number;
}

/** An unavailable database may come back; a failing migration will fail again. */
async function migrateWhenThere(
  url: string,
  { logger, disposables, progress, pauseMs }: Waiting,
): Promise<void> {
  progress('connecting to the database');
  for (;;) {
    if (disposables.isEnding) throw new Stopped('The shop is stopping.');
    try {
      await migrate({ url, logger });
      return;
    } catch (error) {
      if (error instanceof MigrationError || disposables.isEnding) throw error;
      logger.warn({ err: error }, 'the database does not answer; trying again');
      progress('waiting for the database');
      await new Promise(resolve => setTimeout(resolve, pauseMs));
    }
  }
}
