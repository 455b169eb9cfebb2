/** Sends what the outbox holds: woken by the database and by time, as often as it takes, each mail once (decision 0021). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#backend/database/connect.ts';
import type { MailWriter } from './mail-writer.ts';
import {
  forgetSent,
  giveBack,
  lendDue,
  markSent,
  park,
  postpone,
  secondsUntilDue,
  type LentRow,
} from './outbox.repository.ts';
import { Unsendable } from './payloads.ts';
import { problemOf, type Failure, type Post } from './smtp-post.ts';

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
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
/** With an hour between the later ones about two days, as mail servers do. */
const MOST_ATTEMPTS = 55;
/** A mail that cannot even be made is a mistake of ours, and time does not mend it. */
const MOST_ATTEMPTS_TO_MAKE = 8;
const LOOK_EVERY_SECONDS = 60;
const KEEP_SENT_DAYS = 30;
const LET_GO_MS = 5_000;
const REMEMBER_ATTEMPTS = 10;
const REMEMBER_AGAIN_MS = 1_000;
const DAY_MS = 86_400_000;

const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(attempts - 1, 12)) *
  (0.9 + Math.random() * 0.2);

export async function startMailWorker(options: MailWorkerOptions): Promise<MailWorker> {
  const { database, write, post, host, logger } = options;
  const { db, listen } = database;
  let stopping = false;
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let tidiedAt = 0;

  async function fail(row: LentRow, why: string, failure: Failure, most = MOST_ATTEMPTS): Promise<void> {
    const about = { outboxId: row.id, kind: row.kind, attempts: row.attempts, why };
    if (failure === 'refused' || row.attempts >= most) {
      await park(db, row.id, why);
      logger.error(about, 'a mail was given up');
    } else {
      await postpone(db, row.id, waitAfter(row.attempts), why);
      logger.warn(about, 'a mail must wait');
    }
  }

  /** False when the server is away and the others need not be tried. */
  async function send(row: LentRow): Promise<boolean> {
    let mail;
    try {
      mail = await write(row);
    } catch (error) {
      if (error instanceof Unsendable) await fail(row, error.message, 'refused');
      else {
        logger.error({ err: error, outboxId: row.id, kind: row.kind }, 'a mail could not be made');
        await fail(row, 'it could not be made', 'later', MOST_ATTEMPTS_TO_MAKE);
      }
      return true;
    }
    try {
      const messageId = `<${row.kind}.${row.id}.${row.createdAt.getTime().toString(36)}@${host}>`;
      if (mail) await post.send({ ...mail, messageId, date: row.createdAt });
    } catch (error) {
      const { failure, why } = problemOf(error);
      await fail(row, why, failure);
      return failure !== 'away';
    }
    await remember(row.id);
    logger.debug({ outboxId: row.id, kind: row.kind }, 'a mail was sent');
    return true;
  }

  /** The server has the mail: a database that is away for a moment must not make it go twice. */
  async function remember(id: number): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await markSent(db, id);
        return;
      } catch (error) {
        if (attempt === REMEMBER_ATTEMPTS) throw error;
        await sleep(REMEMBER_AGAIN_MS);
      }
    }
  }

  async function sendAll(rows: readonly LentRow[]): Promise<void> {
    const waiting = [...rows];
    let away = false;
    const lane = async (): Promise<void> => {
      for (let row = waiting.shift(); row; row = waiting.shift()) {
        if (stopping) {
          await giveBack(db, [row.id]);
        } else if (away) {
          await fail(row, 'the server is away', 'away');
        } else if (!(await send(row))) {
          away = true;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  async function sendDue(): Promise<void> {
    if (Date.now() - tidiedAt > DAY_MS) {
      tidiedAt = Date.now();
      await forgetSent(db, KEEP_SENT_DAYS);
    }
    do {
      again = false;
      let rows = await lendDue(db, PER_ROUND, LEASE_SECONDS);
      while (rows.length > 0 && !stopping) {
        await sendAll(rows);
        rows = stopping ? [] : await lendDue(db, PER_ROUND, LEASE_SECONDS);
      }
    } while (again && !stopping);
  }

  async function plan(): Promise<void> {
    const seconds = await secondsUntilDue(db).catch(() => null);
    if (stopping) return;
    const wait = Math.min(LOOK_EVERY_SECONDS, Math.max(0.2, seconds ?? LOOK_EVERY_SECONDS));
    clearTimeout(timer);
    timer = setTimeout(wake, wait * 1_000);
    timer.unref();
  }

  function round(): Promise<void> {
    again = true;
    running ??= sendDue()
      .catch((error: unknown) => logger.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
      });
    return running;
  }

  const wake = (): void => {
    if (!stopping) void round().then(plan);
  };

  const stopListening = await listen('outbox', wake, { onGap: wake });
  wake();

  return {
    round,
    async stop() {
      stopping = true;
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
