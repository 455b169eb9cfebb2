/** Lets the shop's mails out: through the configured SMTP server, or not yet when there is none. */
import type { Logger } from 'pino';
import {
  type CatalogueService,
  countPending,
  createDatabase,
  createMailWriter,
  createSmtpTransport,
  type MailWriter,
  prefixByLanguage,
  startMailWorker,
} from '#backend/index.ts';
import type { Config } from '#server/config/config.ts';
import { mailboxPath } from '#server/mail/mailbox-shown.ts';
import type { Ownership } from '#server/start/ownership.ts';

export interface OpenMailOptions {
  config: Pick<Config, 'mailUrl' | 'mailFrom' | 'mode'>;
  /** The mails are shown at `mailboxPath`. */
  isShown: boolean;
  databaseUrl: string;
  catalogue: CatalogueService;
  origin: string;
  logger: Logger;
  ownership: Ownership;
}

/** Answers who writes the mails, for those who want to look at them. */
export async function openMail(options: OpenMailOptions): Promise<MailWriter> {
  const { config, isShown, databaseUrl, catalogue, origin, logger, ownership } = options;
  const { mailUrl: url, mode } = config;
  const host = new URL(origin).hostname;
  const from = config.mailFrom ?? `ATV Huset <noreply@${host}>`;
  const { db } = catalogue.catalogue;
  const write = createMailWriter({ db, catalogue, origin, pathPrefix: prefixByLanguage });
  if (url) {
    // Connections of its own: a slow mail server must not take any from shoppers.
    const database = createDatabase({
      url: databaseUrl,
      logger,
      poolSize: 4,
      applicationName: 'atv-huset mail',
    });
    await ownership.own('mail database', () => database.close());
    const worker = await startMailWorker({
      database,
      write,
      transport: createSmtpTransport({ url, from }),
      host,
      logger,
    });
    await ownership.own('mail', () => worker.stop());
  } else if (mode === 'production' && !isShown) {
    const waiting = await countPending(db);
    logger.warn({ waiting }, 'MAIL_URL is not set: mails are kept and sent as soon as it is');
  }
  if (isShown) logger.info(`mails are shown at ${origin}${mailboxPath}`);
  return write;
}
