/** Sends the shop's mails over connections of its own: a slow mail server must not use up those of requests. */
import type { Logger } from 'pino';
import { createDatabase, type Database, type DatabaseAccess } from '#backend/database/connect.ts';
import { shareConnections } from '#backend/database/share-connections.ts';
import { startMailWorker } from './mail-worker.ts';
import type { MailWriter } from './mail-writer.ts';
import { createSmtpTransport, type SmtpOptions } from './smtp-transport.ts';

export interface StartMailOptions extends DatabaseAccess {
  databaseUrl: string;
  write: MailWriter;
  smtp: SmtpOptions;
  /** Of the storefront; its host is the right side of message ids. */
  origin: string;
  logger: Logger;
  /** How it hears of mails that wait. */
  signalOf: Pick<Database, 'listen'>;
}

/** Resolves to what ends it: mails that are being sent are finished. */
export async function startMail(options: StartMailOptions): Promise<() => Promise<void>> {
  const { databaseUrl: url, pooling, connections, signalOf, write, smtp, origin, logger } = options;
  const database = createDatabase({
    ...{ url, pooling, signalOf, logger },
    poolSize: shareConnections(connections).mail,
    applicationName: 'atv-huset mail',
  });
  const { hostname: host } = new URL(origin);
  const transport = createSmtpTransport(smtp);
  try {
    const worker = await startMailWorker({ database, write, transport, host, logger });
    return async () => {
      await worker.stop();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
