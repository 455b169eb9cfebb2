/** The mails of the outbox as their recipients would see them, for the shop's own people. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Mail, MailWriter } from './mail-writer.ts';
import { type OutboxState, outboxState } from './outbox.repository.ts';

export interface ShownMail {
  id: number;
  kind: string;
  createdAt: Date;
  /** `sent`, `waits`, or why it was given up. */
  state: string;
  /** A text says why there is no mail. */
  mail: Mail | string;
}

export interface Mailbox {
  /** The newest first. */
  latest(most: number): Promise<ShownMail[]>;
  find(id: number): Promise<ShownMail | undefined>;
  state(): Promise<OutboxState>;
}

export function createMailbox(db: Kysely<Schema>, write: MailWriter): Mailbox {
  const rows = () => db.selectFrom('outbox').selectAll().orderBy('outbox_id', 'desc');

  const read = async (query: ReturnType<typeof rows>): Promise<ShownMail[]> =>
    Promise.all(
      (await query.execute()).map(async row => {
        const { kind, payload, created_at: createdAt } = row;
        const id = Number(row.outbox_id);
        const mail = await write({ id, kind, payload, createdAt }).then(
          made => made ?? 'no longer needed',
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
        const unsent = row.parked_at ? `given up: ${row.last_error ?? ''}` : 'waits';
        return { id, kind, createdAt, state: row.sent_at ? 'sent' : unsent, mail };
      }),
    );

  return {
    latest: most => read(rows().limit(most)),
    state: () => outboxState(db),
    find: async id => (await read(rows().where('outbox_id', '=', id)))[0],
  };
}
