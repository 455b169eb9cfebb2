/** Delivers one mail of the outbox: renders, sends and records it, or postpones or abandons it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backend/database/schema.ts';
import type { MailWriter } from './mail-writer.ts';
import { type ClaimedRow, deadLetter, markSent, postpone } from './outbox.repository.ts';
import { Unsendable } from './payloads.ts';
import { type MailTransport, type SmtpFailure, smtpProblem } from './smtp-transport.ts';

export interface DeliveryOptions {
  db: Kysely<Schema>;
  write: MailWriter;
  transport: MailTransport;
  /** Right side of message ids. */
  host: string;
  logger: Logger;
}

export interface MailDelivery {
  /** False when the server is unavailable, so that other mails need not be tried now. */
  deliver(row: ClaimedRow): Promise<boolean>;
  postpone(row: ClaimedRow, why: string): Promise<void>;
}

const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 3_600;
/** With an hour between later attempts about two days in total, as mail servers do. */
const MAX_ATTEMPTS = 55;
/** A mail that cannot be rendered is an internal error, which retries do not fix. */
const MAX_ATTEMPTS_TO_MAKE = 8;
const REMEMBER_ATTEMPTS = 10;
const REMEMBER_AGAIN_MS = 1_000;

const waitAfter = (attempts: number): number =>
  Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(attempts - 1, 12)) *
  (0.9 + Math.random() * 0.2);

export function createDelivery({ db, write, transport, host, logger }: DeliveryOptions): MailDelivery {
  async function fail(
    row: ClaimedRow,
    why: string,
    failure: SmtpFailure,
    most = MAX_ATTEMPTS,
  ): Promise<void> {
    const about = { outboxId: row.id, kind: row.kind, attempts: row.attempts, why };
    if (failure === 'refused' || row.attempts >= most) {
      await deadLetter(db, row.id, why);
      logger.error(about, 'a mail was given up');
    } else {
      await postpone(db, row.id, waitAfter(row.attempts), why);
      logger.warn(about, 'a mail must wait');
    }
  }

  async function failToMake(row: ClaimedRow, error: unknown): Promise<void> {
    if (error instanceof Unsendable) return fail(row, error.message, 'refused');
    logger.error({ err: error, outboxId: row.id, kind: row.kind }, 'a mail could not be made');
    return fail(row, 'it could not be made', 'later', MAX_ATTEMPTS_TO_MAKE);
  }

  /** The server has accepted the mail: a temporary database error must not send it twice. */
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

  return {
    postpone: (row, why) => fail(row, why, 'away'),

    async deliver(row) {
      let mail;
      try {
        mail = await write(row);
      } catch (error) {
        await failToMake(row, error);
        return true;
      }
      const messageId = `<${row.kind}.${row.id}.${row.createdAt.getTime().toString(36)}@${host}>`;
      try {
        if (mail) await transport.send({ ...mail, messageId, date: row.createdAt });
      } catch (error) {
        const { failure, why } = smtpProblem(error);
        await fail(row, why, failure);
        return failure !== 'away';
      }
      await remember(row.id);
      logger.debug({ outboxId: row.id, kind: row.kind }, mail ? 'a mail was sent' : 'a mail was pointless');
      return true;
    },
  };
}
