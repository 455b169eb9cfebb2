/** Sends the shop's mails through the configured SMTP server, or keeps them when there is none. */
import type { Logger } from 'pino';
import {
  type CatalogueService,
  countPending,
  createDatabase,
  createMailWriter,
  createSmtpTransport,
  type MailWriter,
  type OrderLinks,
  prefixByLanguage,
  startMailWorker,
} from '#backend/index.ts';
import type { Config } from '../config/config.ts';
import { databaseAccess, type DatabaseAccessSettings } from './database-access.ts';
import { mailboxPath } from './mailbox-shown.ts';
import type { Disposables } from './disposables.ts';

export interface OpenMailOptions {
  config: Pick<Config, 'mailUrl' | 'mailFrom' | 'mode'> & DatabaseAccessSettings;
  /** The mails are shown at `mailboxPath`. */
  isShown: boolean;
  databaseUrl: string;
  catalogue: CatalogueService;
  orderLinks: OrderLinks;
  origin: string;
  logger: Logger;
  disposables: Disposables;
}

/** Resolves to the mail writer, for showing mails. */
export async function openMail(options: OpenMailOptions): Promise<MailWriter> {
  const { config, isShown, databaseUrl, catalogue, orderLinks, origin, logger, disposables } = options;
  const { mailUrl: url, mode } = config;
  const host = new URL(origin).hostname;
  const from = config.mailFrom ?? `ATV Huset <noreply@${host}>`;
  const { db } = catalogue.catalogue;
  const write = createMailWriter({ db, catalogue, orderLinks, origin, pathPrefix: prefixByLanguage });
  if (url) {
    // Its own connections: a slow mail server must not use up those of requests.
    const database = createDatabase({
      url: databaseUrl,
      ...databaseAccess(config),
      logger,
      poolSize: 4,
      applicationName: 'atv-huset mail',
    });
    await disposables.add('mail database', () => database.close());
    const worker = await startMailWorker({
      database,
      write,
      transport: createSmtpTransport({ url, from }),
      host,
      logger,
    });
    await disposables.add('mail', () => worker.stop());
  } else if (mode === 'production' && !isShown) {
    const waiting = await countPending(db);
    logger.warn({ waiting }, 'MAIL_URL is not set: mails are kept and sent as soon as it is');
  }
  if (isShown) logger.info(`mails are shown at ${origin}${mailboxPath}`);
  return write;
}
