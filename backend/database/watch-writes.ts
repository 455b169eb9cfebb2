/** Whether the database takes writes: with a full disk, or without its synchronous standby, it answers and reads, and keeps no change. */
import { connectionSettings } from './connection-settings.ts';
import { createClient, READ_ONLY } from './database-address.ts';
import { errorCode } from './embedded/embedded-postgres-error.ts';
import { type WatchServerOptions, watchServer } from './embedded/watch-server.ts';
import type { DatabaseLogger } from './logger.ts';
import { CommitStalledError, createCommitProbe } from './watch-commits.ts';

export interface WriteWatch {
  /** Told of every error of a statement. */
  saw(error: unknown): void;
  readonly isRefused: boolean;
  close(): void;
}

interface WriteWatchOptions {
  /** Rejects while the database takes no writes. */
  tryWrite: () => Promise<void>;
  /** The same by a commit that costs nothing; rejects with CommitStalledError when none returns. */
  tryCommit: () => Promise<void>;
  logger: DatabaseLogger;
  retryMs?: number;
  /** A shop in which no one buys would learn of a full disk from its next customer. */
  checkMs?: number;
  commitMs?: number;
}

/** Of PostgreSQL: the disk is full, cannot be written, or the server is read-only. */
const refusals = new Set(['53100', '58030', READ_ONLY]);
const RETRY_MS = 5_000;
const CHECK_MS = 60_000;
/** With the patience of the probe less than five seconds. */
const COMMIT_MS = 1_500;

export function createWriteWatch(options: WriteWatchOptions): WriteWatch {
  const { tryWrite, tryCommit, logger, retryMs = RETRY_MS, checkMs = CHECK_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  const checks = setInterval(() => {
    // A server that does not answer is noticed elsewhere.
    if (!timer) tryWrite().catch(saw);
  }, checkMs);
  checks.unref();
  const commits = setInterval(() => {
    if (!timer) tryCommit().catch(saw);
  }, options.commitMs ?? COMMIT_MS);
  commits.unref();

  function probeLater(): void {
    timer = setTimeout(() => {
      const tried = tryCommit().then(tryWrite);
      tried.then(() => {
        timer = undefined;
        logger.info({}, 'the database takes writes again');
      }, probeLater);
    }, retryMs);
    timer.unref();
  }

  function saw(error: unknown): void {
    const isRefusal = error instanceof CommitStalledError || refusals.has(errorCode(error) ?? '');
    if (timer || !isRefusal) return;
    logger.error({ err: error }, 'the database takes no writes: ordering is paused until it does');
    probeLater();
  }

  return {
    saw,
    get isRefused() {
      return timer !== undefined;
    },
    close() {
      clearInterval(checks);
      clearInterval(commits);
      clearTimeout(timer);
    },
  };
}

/** More than a page that has room: what it writes needs new space, and is gone with the transaction. */
const write = `create temporary table room on commit drop as
  select string_agg(md5(random()::text), '') as filling from generate_series(1, 60000)`;

/** Over connections of its own. */
function watchWrites({ url, pooling, logger }: WatchServerOptions): WriteWatch {
  const settings = connectionSettings(url, 'atv-huset probe', pooling);
  const commits = createCommitProbe(settings);
  const watch = createWriteWatch({
    logger,
    tryCommit: commits.tryCommit,
    async tryWrite() {
      const client = createClient(settings);
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('begin read write');
        await client.query(write);
        await client.query('rollback');
      } finally {
        client.end().catch(() => undefined);
      }
    },
  });
  return {
    saw: watch.saw,
    get isRefused() {
      return watch.isRefused;
    },
    close() {
      watch.close();
      commits.close();
    },
  };
}

/** Whether a server answers, and whether it takes writes. */
export function watchDatabase(options: WatchServerOptions) {
  const writes = watchWrites(options);
  const circuit = watchServer({ ...options, onError: error => writes.saw(error) });
  return {
    circuit,
    /** Nothing can be ordered. */
    isPaused: () => circuit.isOpen || writes.isRefused,
    endWatch() {
      circuit.close();
      writes.close();
    },
  };
}
