/** Whether the database takes writes: with a full disk it answers and reads, and refuses every change. */
import { Client } from 'pg';
import { connectionSettings } from './connection-settings.ts';
import { errorCode } from './embedded/embedded-postgres-error.ts';
import type { DatabaseLogger } from './logger.ts';
import { watchServer, type WatchServerOptions } from './embedded/watch-server.ts';

export interface WriteWatch {
  /** Told of every error of a statement. */
  saw(error: unknown): void;
  readonly isRefused: boolean;
  close(): void;
}

interface WriteWatchOptions {
  /** Rejects while the database takes no writes. */
  tryWrite: () => Promise<void>;
  logger: DatabaseLogger;
  retryMs?: number;
  /** A shop in which no one buys would learn of a full disk from its next customer. */
  checkMs?: number;
}

/** Of PostgreSQL: the disk is full, cannot be written, or the server is read-only. */
const refusals = new Set(['53100', '58030', '25006']);
const RETRY_MS = 5_000;
const CHECK_MS = 60_000;

export function createWriteWatch(options: WriteWatchOptions): WriteWatch {
  const { tryWrite, logger, retryMs = RETRY_MS, checkMs = CHECK_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  const checks = setInterval(() => {
    // A server that does not answer is noticed elsewhere.
    if (!timer) tryWrite().catch(saw);
  }, checkMs);
  checks.unref();

  function probeLater(): void {
    timer = setTimeout(() => {
      tryWrite().then(() => {
        timer = undefined;
        logger.info({}, 'the database takes writes again');
      }, probeLater);
    }, retryMs);
    timer.unref();
  }

  function saw(error: unknown): void {
    if (timer || !refusals.has(errorCode(error) ?? '')) return;
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
      clearTimeout(timer);
    },
  };
}

/** More than a page that has room: what it writes needs new space, and is gone with the transaction. */
const write = `create temporary table room on commit drop as
  select string_agg(md5(random()::text), '') as filling from generate_series(1, 60000)`;

/** Over connections of its own. */
const watchWrites = ({ url, pooling, logger }: WatchServerOptions): WriteWatch =>
  createWriteWatch({
    logger,
    async tryWrite() {
      const client = new Client(connectionSettings(url, 'atv-huset probe', pooling));
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
