/** Sends the mails of the outbox: triggered by the database and by time, each mail once. */
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Database } from '#backend/database/connect.ts';
import { startJob } from '#kernel/work/job.ts';
import { createDelivery } from './deliver.ts';
import type { MailWriter } from './mail-writer.ts';
import {
  type ClaimedRow,
  claimDueMails,
  outboxChannel,
  releaseMail,
  secondsUntilDue,
  takeBackUnknown,
} from './outbox.repository.ts';
import type { MailTransport } from './smtp-transport.ts';

export interface MailWorkerOptions {
  database: Pick<Database, 'db' | 'listen'>;
  write: MailWriter;
  transport: MailTransport;
  /** Right side of message ids. */
  host: string;
  logger: Logger;
}

export interface MailWorker {
  /** Sends what is due now; resolves when nothing is due any more. */
  run(): Promise<void>;
  /** Finishes mails that are being sent, releases the others. */
  stop(): Promise<void>;
}

const CONCURRENCY = 4;
const BATCH_SIZE = 20;
/** Longer than the timeouts of the slowest mail server. */
const LEASE_SECONDS = 180;
const INTERVAL_MS = 60_000;
const SHORTEST_PAUSE_MS = 200;
const STOP_TIMEOUT_MS = 5_000;

export async function startMailWorker(options: MailWorkerOptions): Promise<MailWorker> {
  const { database, transport, logger } = options;
  const { db, listen } = database;
  const { deliver, postpone } = createDelivery({ ...options, db });
  const limit = pLimit(CONCURRENCY);
  const state = { isStopping: false };

  async function deliverAll(rows: readonly ClaimedRow[]): Promise<void> {
    let isServerDown = false;
    const deliverOne = async (row: ClaimedRow): Promise<void> => {
      if (state.isStopping) await releaseMail(db, row.id);
      else if (isServerDown) await postpone(row, 'the mail server does not answer');
      else if (!(await deliver(row))) isServerDown = true;
    };
    await limit.map(rows, deliverOne);
  }

  async function sendDue(): Promise<number> {
    await takeBackUnknown(db);
    for (let isMore = true; isMore && !state.isStopping; ) {
      const rows = await claimDueMails(db, BATCH_SIZE, LEASE_SECONDS);
      await deliverAll(rows);
      isMore = rows.length > 0;
    }
    const seconds = await secondsUntilDue(db);
    return seconds === null ? INTERVAL_MS : Math.max(SHORTEST_PAUSE_MS, seconds * 1_000);
  }

  const job = startJob({
    run: sendDue,
    intervalMs: INTERVAL_MS,
    onError: error => logger.warn({ err: error }, 'the outbox could not be read'),
  });
  const trigger = () => void job.trigger();
  const stopListening = await listen(outboxChannel, trigger);
  trigger();

  return {
    run: job.trigger,
    async stop() {
      state.isStopping = true;
      await stopListening();
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>(resolve => {
        timer = setTimeout(resolve, STOP_TIMEOUT_MS);
      });
      await Promise.race([job.stop(), timeout]);
      clearTimeout(timer);
      transport.close();
    },
  };
}
