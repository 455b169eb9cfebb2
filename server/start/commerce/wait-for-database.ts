/** A start that meets a database which does not answer yet, or goes away meanwhile: waits for it, for a limited time, and says so. */
import type { Logger } from 'pino';
import { databaseHosts, isDatabaseUnavailable } from '#backend/index.ts';
import type { Config } from '#server/config/config.ts';
import { type Disposables, Stopped } from '../disposables.ts';
import { StartError } from '../listen.ts';

export interface WaitOptions {
  config: Pick<Config, 'databaseUrl' | 'databaseWaitSeconds'>;
  logger: Logger;
  disposables: Disposables;
  /** Reports what is being waited for. */
  progress: (step: string) => void;
}

/** Runs a step of the start that can be repeated, under a name for the log. @throws StartError when the database stays away */
export type WhenDatabaseAnswers = <T>(name: string, step: () => Promise<T>) => Promise<T>;

const PAUSE_MS = 1_000;
/** So long no attempt to connect takes: a step that ran longer was at work, and waits as long as any other one. */
const AT_WORK_MS = 30_000;
const SAY_EVERY_MS = 30_000;

/** User, password or database may be unknown until the server has been set up. */
const NOT_SET_UP = /^(28|3D)/;

function isWaitedFor(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true;
  if (error instanceof AggregateError) return error.errors.some(isWaitedFor);
  return error instanceof Error && 'code' in error && NOT_SET_UP.test(String(error.code));
}

/** One per server of an address, as `db:5432 does not answer`. */
function reasonsOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonsOf))].join('; ');
  return error instanceof Error ? error.message : String(error);
}

const clock = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;

export function whenDatabaseAnswers({
  config,
  logger,
  disposables,
  progress,
}: WaitOptions): WhenDatabaseAnswers {
  const { databaseUrl, databaseWaitSeconds } = config;
  const server =
    databaseUrl === undefined ? 'the embedded database' : `the database at ${databaseHosts(databaseUrl)}`;

  async function pause(until: number, error: unknown): Promise<void> {
    const reason = reasonsOf(error);
    if (Date.now() + PAUSE_MS > until)
      throw new StartError(
        `${server} could not be used for ${databaseWaitSeconds} s: ${reason}. Look whether it runs and DATABASE_URL is right, or wait longer: DATABASE_WAIT_SECONDS.`,
        { cause: error },
      );
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }

  return async (name, step) => {
    progress(name);
    let until: number | undefined;
    let saidAt = 0;
    for (;;) {
      if (disposables.isEnding) throw new Stopped('The shop is stopping.');
      const since = Date.now();
      try {
        const done = await step();
        if (until !== undefined) logger.info(`${server} answers`);
        return done;
      } catch (error) {
        if (disposables.isEnding || !isWaitedFor(error)) throw error;
        const now = Date.now();
        if (until === undefined || now - since > AT_WORK_MS) until = now + databaseWaitSeconds * 1_000;
        if (now - saidAt >= SAY_EVERY_MS) {
          saidAt = now;
          const what = `${name}: waiting for ${server} until ${clock(until)}`;
          logger.warn({ reason: reasonsOf(error) }, what);
          progress(what);
        }
        await pause(until, error);
      }
    }
  };
}
