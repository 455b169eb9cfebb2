/** The commerce backend that the configuration asks for: the embedded one with its products, or the hosted platform. */
import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { documents } from '#api/documents.gen.ts';
import type { DeliveryCosts, UnsentMails } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import {
  type Backend,
  type CatalogueChange,
  type Channel,
  type ContentDocuments,
  createBackend,
  type Limits,
  type MailWriter,
  type OrderAccess,
  outboxState,
  readDraftMenus,
  readLiveContent,
  type RowDocuments,
  type PaymentService,
  type Schema,
  type SnapshotFile,
  shippingTerms,
  startRetention,
} from '#backend/index.ts';
import type { EmbeddedAuthOptions } from '../session/embedded-auth.ts';
import { openEmbeddedAuth } from '../session/open-embedded-auth.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import { createInProcessCommerce } from '#server/commerce/in-process-commerce.ts';
import { createRemoteCommerce, type RemoteCommerce } from '#server/commerce/remote-commerce.ts';
import type { RouteEntry } from '#engine/route/route-paths.ts';
import type { Config } from '#server/config/config.ts';
import { type Announcements, announcements, noAnnouncements } from './announcements.ts';
import { databaseAccess } from './database-access.ts';
import { describeAccess, type GraphqlAccess, graphqlAccess } from './graphql-access.ts';
import { isMailboxShown, mailboxPath } from './mailbox-shown.ts';
import type { Frontend } from './frontend.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { watchDatabase } from '#server/metrics/database-gauges.ts';
import { withQueryTimes } from '#server/metrics/with-query-times.ts';
import { openMail } from './open-mail.ts';
import { openDatabase } from './open-database.ts';
import { openPayments } from './open-payments.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';
import type { Disposables } from './disposables.ts';

export interface OpenCommerce extends Announcements {
  commerce: Commerce;
  /** The embedded shop's; null with the hosted platform. */
  db: Kysely<Schema> | null;
  /** Areas, pages and menus that are still rows, as documents; null with the hosted platform. */
  contentRows: RowDocuments | null;
  /** Where Studio finds what pages refer to; null with the hosted platform. */
  picks: Pick<Backend, 'execute' | 'catalogue'> | null;
  /** The embedded shop's; null with the hosted platform. */
  auth: EmbeddedAuthOptions | null;
  /** Of `/graphql`. */
  access: GraphqlAccess;
  /** Null without a payment provider. */
  payments: PaymentService | null;
  /** Orders for who holds a link to them; null for a hosted platform. */
  orderAccess: OrderAccess | null;
  /** Writes the mails that `/mailbox` shows; null where there is no such page. */
  mailbox: MailWriter | null;
  /** Where unsent mails are shown; null when they are sent. */
  unsentMails: UnsentMails | null;
  /** The cost of delivery in a market, formatted in a language; null where only the checkout knows it. */
  delivery(segment: Pick<Segment, 'market' | 'locale'>): DeliveryCosts | null;
  /** Whether the backend does not answer, so that nothing can be ordered. */
  isPaused(): boolean;
  /** Of the catalogue at the start; null for a hosted platform. */
  catalogueVersion: number | null;
  /** Calls after the backend answers with a change; a hosted platform announces none. */
  onCatalogueChange(listener: (change: CatalogueChange) => void): void;
}

export interface OpenCommerceOptions {
  config: Config;
  /** The folder of the shop. */
  root: string;
  origin: string;
  port: number;
  logger: Logger;
  disposables: Disposables;
  progress: (step: string) => void;
  metrics: Metrics;
  frontend?: Pick<Frontend, 'buildName' | 'load'>;
  /** The routes of the pages that are served; undefined before they are known. */
  routes?(): readonly RouteEntry[] | undefined;
}

export async function openCommerce(options: OpenCommerceOptions): Promise<OpenCommerce> {
  const { config, origin, logger, disposables, progress, metrics } = options;
  const { commerceApiUrl: url, commerceApiKey: apiKey = '' } = config;
  if (url) return onPlatform(await openPlatform(url, apiKey, options), options);

  const databaseUrl = await openDatabase({ config, logger, disposables, progress });
  const access = accessOf(options, await seedWhenEmpty(databaseUrl, options));
  progress('reading the catalogue');
  const documentOf = (id: string) => (Object.hasOwn(documents, id) ? documents[id]?.text : undefined);
  const backend = await createBackend({
    databaseUrl,
    ...databaseAccess(config),
    logger,
    origin,
    documentOf,
    search: config.search,
    limits: limitsOf(config, access),
    costPerMinute: config.graphqlCostPerMinute,
    workPerMinute: config.graphqlWorkPerMinute,
    orderLimits: orderLimitsOf(config),
    unpaidOrderDays: config.unpaidOrderDays,
    payments: await openPayments({ ...options, databaseUrl }),
    auth: { secret: config.authSecret, passwordSalt: config.authPasswordSalt },
    snapshotFile: snapshotFileOf(options),
    onOrderPlaced: metrics.orderPlaced,
    content: await contentOf(options),
  });
  await disposables.add('backend', () => backend.close());
  watchDatabase(metrics, { pools: backend.pools, outbox: () => outboxState(backend.db) });
  const isShown = await isMailboxShown(config, origin, backend.db);
  const { catalogue, orderLinks } = backend;
  const mail = { config, isShown, databaseUrl, catalogue, orderLinks, origin, logger, disposables };
  const write = await openMail(mail);
  await keepRetention(backend.db, { logger, disposables });
  return {
    commerce: withQueryTimes(
      createInProcessCommerce(backend, token => backend.auth.service.bearer(token)),
      metrics,
    ),
    db: backend.db,
    contentRows: backend.contentRows,
    picks: backend,
    auth: openEmbeddedAuth(backend),
    access,
    payments: backend.payments,
    orderAccess: backend.orderAccess,
    mailbox: isShown ? write : null,
    unsentMails: config.mailUrl ? null : { href: isShown ? mailboxPath : null },
    delivery: segment => deliveryIn(catalogue.catalogue.reference().channels, config.channelId, segment),
    isPaused: () => backend.isPaused(),
    catalogueVersion: backend.catalogueVersion(),
    onCatalogueChange: listener => void backend.onCatalogueChange(listener),
    ...announcements(backend, disposables),
  };
}

async function keepRetention(
  db: Backend['db'],
  { logger, disposables }: Pick<OpenCommerceOptions, 'logger' | 'disposables'>,
): Promise<void> {
  const retention = startRetention({ db, logger });
  await disposables.add('retention', () => retention.stop());
}

/** Undefined for a frontend that does not know the forms of its widgets. */
async function contentOf({ frontend, routes }: OpenCommerceOptions): Promise<ContentDocuments | undefined> {
  const forms = (await frontend?.load())?.createContentForms?.(() => routes?.());
  return forms && { forms, readDraftMenus, readLive: (db, at) => readLiveContent(db, at, forms.widgets) };
}

/** The platform announces no changes: cached pages and query results are bounded by their age. */
const onPlatform = (remote: RemoteCommerce, options: OpenCommerceOptions): OpenCommerce => ({
  commerce: withQueryTimes(remote, options.metrics),
  db: null,
  contentRows: null,
  picks: null,
  auth: null,
  access: accessOf(options, false),
  payments: null,
  orderAccess: null,
  mailbox: null,
  unsentMails: null,
  delivery: () => null,
  isPaused: () => remote.isPaused(),
  catalogueVersion: null,
  onCatalogueChange: () => undefined,
  ...noAnnouncements,
});

async function openPlatform(
  url: string,
  apiKey: string,
  { logger, disposables }: OpenCommerceOptions,
): Promise<RemoteCommerce> {
  const remote = createRemoteCommerce({
    url,
    apiKey,
    report: details => logger.error(details, 'the commerce platform reports an error'),
    onPause: isPaused =>
      isPaused
        ? logger.error('the commerce platform does not answer: requests that need it are refused')
        : logger.info('the commerce platform answers again'),
  });
  await disposables.add('platform', () => remote.close());
  logger.warn(
    'this shop takes no withdrawals, which consumers must be able to declare: offer them where its orders are handled',
  );
  return remote;
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
): DeliveryCosts | null {
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0];
  const market = channel?.markets.find(each => each.alias === alias);
  const language = channel?.languages.find(({ code }) => code === locale);
  return market && language ? shippingTerms(market, language, new Date()) : null;
}

function accessOf({ config, logger }: OpenCommerceOptions, demo: boolean): GraphqlAccess {
  const access = graphqlAccess(config, demo);
  logger.info(describeAccess(access));
  return access;
}

const orderLimitsOf = (config: Config) => ({
  perNetwork: config.ordersPerNetwork,
  perBuyer: config.ordersPerBuyer,
  reserved: {
    value: config.unpaidValue,
    totalValue: config.unpaidTotalValue,
    pieces: config.unpaidPieces,
    perBuyer: config.unpaidPerBuyer,
    perNetwork: config.unpaidPerNetwork,
  },
});

const limitsOf = (config: Config, { introspection }: GraphqlAccess): Partial<Limits> => ({
  depth: config.graphqlDepth,
  aliases: config.graphqlAliases,
  directives: config.graphqlDirectives,
  tokens: config.graphqlTokens,
  cost: config.graphqlCost,
  introspection,
});
