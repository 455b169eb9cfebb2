/** Sends what the outbox holds: woken by the database and by time, as often as it takes, each mail once. */
import type { Logger } from 'pino';
import type { Database } from '#backend/database/connect.ts';
import { createDelivery } from './deliver.ts';
import type { MailWriter } from './mail-writer.ts';
import { giveBack, lendDue, secondsUntilDue, type LentRow } from './outbox.repository.ts';
import type { Post } from './smtp-post.ts';

export interface MailWorkerOptions {
  database: Pick<Database, 'db' | 'listen'>;
  write: MailWriter;
  post: Post;
  /** Right side of message ids. */
  host: string;
  logger: Logger;
}

export interface MailWorker {
  /** Sends what is due now; resolves when there is nothing left to try. */
  round(): Promise<void>;
  /** Lets mails that are on their way go, gives the others back. */
  stop(): Promise<void>;
}

const AT_ONCE = 4;
const PER_ROUND = 20;
/** Longer than the slowest server is waited for. */
const LEASE_SECONDS = 180;
const LOOK_EVERY_SECONDS = 60;
const LOOK_AT_MOST_EVERY_SECONDS = 0.2;
const LET_GO_MS = 5_000;

export async function startMailWorker(options: MailWorkerOptions): Promise<MailWorker> {
  const { database, post, logger } = options;
  const { db, listen } = database;
  const { deliver, putOff } = createDelivery({ ...options, db });
  const state = { stopping: false, again: false };
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function deliverAll(rows: readonly LentRow[]): Promise<void> {
    const waiting = [...rows];
    let away = false;
    const lane = async (): Promise<void> => {
      for (let row = waiting.shift(); row; row = waiting.shift()) {
        if (state.stopping) await giveBack(db, row.id);
        else if (away) await putOff(row, 'the server is away');
        else if (!(await deliver(row))) away = true;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  async function deliverDue(): Promise<void> {
    while (state.again && !state.stopping) {
      state.again = false;
      const rows = await lendDue(db, PER_ROUND, LEASE_SECONDS);
      await deliverAll(rows);
      if (rows.length > 0) state.again = true;
    }
  }

  function round(): Promise<void> {
    state.again = true;
    running ??= deliverDue()
      .catch((error: unknown) => logger.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
      });
    return running;
  }

  async function plan(): Promise<void> {
    const due = await secondsUntilDue(db).catch(() => null);
    if (state.stopping) return;
    const seconds = Math.max(
      LOOK_AT_MOST_EVERY_SECONDS,
      Math.min(LOOK_EVERY_SECONDS, due ?? LOOK_EVERY_SECONDS),
    );
    clearTimeout(timer);
    timer = setTimeout(wake, seconds * 1_000);
    timer.unref();
  }

  const wake = (): void => {
    if (!state.stopping) void round().then(plan);
  };

  const stopListening = await listen('outbox', wake, { onGap: wake });
  wake();

  return {
    round,
    async stop() {
      state.stopping = true;
      clearTimeout(timer);
      await stopListening();
      let force: NodeJS.Timeout | undefined;
      const enough = new Promise<void>(resolve => {
        force = setTimeout(resolve, LET_GO_MS);
      });
      await Promise.race([running, enough]);
      clearTimeout(force);
      post.close();
    },
  };
}
