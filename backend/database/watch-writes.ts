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
  /** Told when writes are taken again. */
  onRecovery?: () => void;
  logger: DatabaseLogger;
  /** After a full disk, which is tried by filling a part of it. */
  retryMs?: number;
  /** A shop in which no one buys would learn of a full disk from its next customer. */
  checkMs?: number;
  commitMs?: number;
}

/** Of PostgreSQL: the disk is full or cannot be written. */
const DISK = new Set(['53100', '58030']);
const RETRY_MS = 5_000;
const CHECK_MS = 60_000;
/** With the patience of the probe less than five seconds. */
const COMMIT_MS = 1_500;

export function createWriteWatch(options: WriteWatchOptions): WriteWatch {
  const {
    tryWrite,
    tryCommit,
    logger,
    retryMs = RETRY_MS,
    checkMs = CHECK_MS,
    commitMs = COMMIT_MS,
  } = options;
  let timer: NodeJS.Timeout | undefined;
  const checks = setInterval(() => {
    // A server that does not answer is noticed elsewhere.
    if (!timer) tryWrite().catch(saw);
  }, checkMs);
  checks.unref();
  const commits = setInterval(() => {
    if (!timer) tryCommit().catch(saw);
  }, commitMs);
  commits.unref();

  function probeLater(error: unknown): void {
    const isDisk = DISK.has(errorCode(error) ?? '');
    timer = setTimeout(
      () => {
        const tried = tryCommit().then(tryWrite);
        tried.then(() => {
          timer = undefined;
          logger.info({}, 'the database takes writes again');
          options.onRecovery?.();
        }, probeLater);
      },
      isDisk ? retryMs : commitMs,
    );
    timer.unref();
  }

  function saw(error: unknown): void {
    const code = errorCode(error) ?? '';
    const isRefusal = error instanceof CommitStalledError || code === READ_ONLY || DISK.has(code);
    if (timer || !isRefusal) return;
    logger.error({ err: error }, 'the database takes no writes: ordering is paused until it does');
    probeLater(error);
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
function watchWrites({ url, pooling, logger }: WatchServerOptions, onRecovery: () => void): WriteWatch {
  const settings = connectionSettings(url, 'atv-huset probe', pooling);
  const commits = createCommitProbe(settings);
  const watch = createWriteWatch({
    logger,
    onRecovery,
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
  // Another server may take the writes now, while the one that refused them still answers what it is asked.
  const writes = watchWrites(options, () => circuit.distrust());
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
