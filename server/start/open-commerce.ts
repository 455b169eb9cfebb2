/** The commerce backend that the configuration asks for: the embedded one with its products, or the hosted platform. */
import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { documents } from '#api/documents.gen.ts';
import type { DeliveryTerms, UnsentMails } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import {
  type CatalogueChange,
  type Channel,
  createBackend,
  createDatabase,
  type Limits,
  type MailWriter,
  type PaymentService,
  type Schema,
  type SnapshotFile,
  shippingTerms,
  startRetention,
} from '#backend/index.ts';
import { seedShop } from '#demo/seed.ts';
import type { EmbeddedAuthOptions } from '../session/embedded-auth.ts';
import { openEmbeddedAuth } from '../session/open-embedded-auth.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import { createInProcessCommerce } from '#server/commerce/in-process-commerce.ts';
import { createRemoteCommerce } from '#server/commerce/remote-commerce.ts';
import type { Config } from '#server/config/config.ts';
import { databaseAccess } from './database-access.ts';
import { isMailboxShown, mailboxPath } from './mailbox-shown.ts';
import type { Frontend } from './frontend.ts';
import { openMail } from './open-mail.ts';
import { openDatabase } from './open-database.ts';
import { openPayments } from './open-payments.ts';
import type { Disposables } from './disposables.ts';

export interface OpenCommerce {
  commerce: Commerce;
  /** The embedded shop's; null with the hosted platform. */
  db: Kysely<Schema> | null;
  /** The embedded shop's; null with the hosted platform. */
  auth: EmbeddedAuthOptions | null;
  /** Null without a payment provider. */
  payments: PaymentService | null;
  /** Writes the mails that `/mailbox` shows; null where there is no such page. */
  mailbox: MailWriter | null;
  /** Where unsent mails are shown; null when they are sent. */
  unsentMails: UnsentMails | null;
  /** The cost of delivery in a market, formatted in a language; null where only the checkout knows it. */
  delivery(segment: Pick<Segment, 'market' | 'locale'>): DeliveryTerms | null;
  /** Of the catalogue at the start; null for a hosted platform. */
  catalogueVersion: number | null;
  /** Calls after the backend answers with a change; a hosted platform announces none. */
  onCatalogueChange(listener: (change: CatalogueChange) => void): void;
}

export interface OpenCommerceOptions {
  config: Config;
  origin: string;
  port: number;
  logger: Logger;
  disposables: Disposables;
  progress: (step: string) => void;
  frontend?: Pick<Frontend, 'buildName'>;
}

export async function openCommerce(options: OpenCommerceOptions): Promise<OpenCommerce> {
  const { config, origin, port, logger, disposables, progress } = options;
  const { commerceApiUrl: url, commerceApiKey: apiKey = '' } = config;
  // The platform announces no changes: cached pages and query results are bounded by their age.
  if (url)
    return {
      commerce: createRemoteCommerce({ url, apiKey }),
      db: null,
      auth: null,
      payments: null,
      mailbox: null,
      unsentMails: null,
      delivery: () => null,
      catalogueVersion: null,
      onCatalogueChange: () => undefined,
    };

  const databaseUrl = await openDatabase({ config, logger, disposables, progress });
  await seedWhenEmpty(databaseUrl, options);
  progress('reading the catalogue');
  const documentOf = (id: string) => (Object.hasOwn(documents, id) ? documents[id]?.text : undefined);
  const backend = await createBackend({
    databaseUrl,
    ...databaseAccess(config),
    logger,
    origin,
    documentOf,
    search: config.search,
    limits: limitsOf(config),
    costPerMinute: config.graphqlCostPerMinute,
    payments: await openPayments({ config, databaseUrl, origin, port, logger, disposables }),
    auth: { secret: config.authSecret, passwordSalt: config.authPasswordSalt },
    snapshotFile: snapshotFileOf(options),
  });
  await disposables.add('backend', () => backend.close());
  const isShown = await isMailboxShown(config, origin, backend.db);
  const { catalogue } = backend;
  const write = await openMail({ config, isShown, databaseUrl, catalogue, origin, logger, disposables });
  const retention = startRetention({ db: backend.db, logger });
  await disposables.add('retention', () => retention.stop());
  return {
    commerce: createInProcessCommerce(backend, token => backend.auth.service.bearer(token)),
    db: backend.db,
    auth: openEmbeddedAuth(backend),
    payments: backend.payments,
    mailbox: isShown ? write : null,
    unsentMails: config.mailUrl ? null : { href: isShown ? mailboxPath : null },
    delivery: segment => deliveryIn(catalogue.catalogue.reference().channels, config.channelId, segment),
    catalogueVersion: backend.catalogueVersion(),
    onCatalogueChange: listener => void backend.onCatalogueChange(listener),
  };
}

/** In development the code changes without a new name, so nothing is saved. */
function snapshotFileOf({ config, frontend }: OpenCommerceOptions): SnapshotFile | undefined {
  const build = frontend?.buildName;
  if (!build || config.catalogueIndex === 'off') return undefined;
  return { path: resolve(config.dataDir, config.catalogueIndex), build };
}

function deliveryIn(
  channels: readonly Channel[],
  channelId: string,
  { market: alias, locale }: Pick<Segment, 'market' | 'locale'>,
): DeliveryTerms | null {
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0];
  const market = channel?.markets.find(each => each.alias === alias);
  const language = channel?.languages.find(({ code }) => code === locale);
  return market && language ? shippingTerms(market, language) : null;
}

const limitsOf = (config: Config): Partial<Limits> => ({
  depth: config.graphqlDepth,
  aliases: config.graphqlAliases,
  directives: config.graphqlDirectives,
  tokens: config.graphqlTokens,
  cost: config.graphqlCost,
  introspection: config.introspection,
});

async function seedWhenEmpty(
  url: string,
  { config, origin, logger, progress }: OpenCommerceOptions,
): Promise<void> {
  progress('checking for products');
  const database = createDatabase({
    url,
    ...databaseAccess(config),
    logger,
    poolSize: 4,
    applicationName: 'atv-huset seed',
  });
  try {
    const products = config.seedProducts;
    const {
      outcome,
      products: made,
      milliseconds,
    } = await seedShop({
      db: database.db,
      logger,
      url: origin,
      passwordSalt: config.authPasswordSalt,
      ...(products === undefined ? {} : { products }),
    });
    if (outcome === 'seeded')
      logger.info(
        { products: made, ms: Math.round(milliseconds) },
        'the empty shop was filled with demo products',
      );
  } finally {
    await database.close();
  }
}
