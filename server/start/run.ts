/** Runs a shop until a signal or an uncaught error ends it; sets the exit code. */
import type { Logger } from 'pino';
import { EmbeddedPostgresError, InvalidFolder, MigrationError } from '#backend/index.ts';
import type { Config } from '#server/config/config.ts';
import { Stopped } from './disposables.ts';
import { killWhenHung } from './kill-when-hung.ts';
import { StartError } from './listen.ts';
import type { Shop } from './start-shop.ts';

/** Terminals and npm send the same signal twice at once; only a later one means "now". */
const SAME_SIGNAL_MS = 700;
const LAST_RESORT_MS = 20_000;

export async function run(
  logger: Logger,
  start: () => Promise<Shop>,
  { drainSeconds }: Pick<Config, 'drainSeconds'>,
): Promise<void> {
  let shop: Shop | undefined;
  let endingSince = 0;

  async function end(code: number): Promise<void> {
    endingSince = Date.now();
    const lastResort = LAST_RESORT_MS + drainSeconds * 1000;
    setTimeout(() => process.exit(code || 1), lastResort).unref();
    killWhenHung(lastResort + SAME_SIGNAL_MS);
    await shop?.stop();
    if (code === 0) logger.info('stopped');
    process.exit(code);
  }
  function onSignal(signal: NodeJS.Signals): void {
    if (endingSince === 0) {
      logger.info({ signal }, 'stopping');
      void end(0);
    } else if (Date.now() - endingSince > SAME_SIGNAL_MS) process.exit(1);
  }
  function onUncaught(error: unknown): void {
    if (endingSince !== 0) return;
    logger.fatal({ err: error }, 'uncaught error: the shop stops');
    void end(1);
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal);
  process.on('uncaughtException', onUncaught).on('unhandledRejection', onUncaught);

  try {
    shop = await start();
    await shop.ready;
  } catch (error) {
    if (endingSince !== 0 || error instanceof Stopped) return;
    logFailure(logger, error);
    await end(1);
  }
}

/** Errors that the operator can fix are logged without a stack. */
function logFailure(logger: Logger, error: unknown): void {
  const isFixable =
    error instanceof StartError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError ||
    error instanceof InvalidFolder;
  if (isFixable) logger.fatal(error.message);
  else logger.fatal({ err: error }, 'the shop could not start');
}
