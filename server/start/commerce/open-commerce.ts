/** The commerce backend that the configuration asks for: the embedded one with its products, or the hosted platform. */
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { type ApiSettings, type Backend, createBackend } from '#backend/index.ts';
import type { RouteEntry } from '#engine/route/route-paths.ts';
import type { DeliveryCosts, UnsentMails } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import { createInProcessCommerce } from '#server/commerce/in-process-commerce.ts';
import { persistedDocument } from '#server/commerce/joined-documents.ts';
import { createRemoteCommerce, type RemoteCommerce } from '#server/commerce/remote-commerce.ts';
import type { Config } from '#server/config/config.ts';
import { addDatabaseGauges } from '#server/metrics/database-gauges.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { withQueryTimes } from '#server/metrics/with-query-times.ts';
import type { VehicleSource } from '#server/vehicle/vehicle-source.ts';
import type { Disposables } from '../disposables.ts';
import type { Frontend } from '../frontend.ts';
import { databaseAccess } from './database-access.ts';
import { fillWhenEmpty } from './fill-when-empty.ts';
import { describeAccess, type GraphqlAccess, graphqlAccess } from './graphql-access.ts';
import { isMailboxShown, mailboxPath } from './mailbox-shown.ts';
import { openDatabase } from './open-database.ts';
import { openShopPayments } from './open-payments.ts';
import { openVehicles } from './open-vehicles.ts';
import { whenDatabaseAnswers } from './wait-for-database.ts';

export interface OpenCommerce {
  commerce: Commerce;
  /** The embedded one; null with a hosted platform. */
  backend: Backend | null;
  /** What knows the vehicles; null where nothing does. */
  vehicles: VehicleSource | null;
  /** Of `/graphql`. */
  access: GraphqlAccess;
  /** Whether `/mailbox` shows the shop's mails. */
  isMailboxShown: boolean;
  /** Where unsent mails are shown; null when they are sent. */
  unsentMails: UnsentMails | null;
  /** The cost of delivery in a market, formatted in a language; null where only the checkout knows it. */
  delivery(segment: Pick<Segment, 'market' | 'locale'>): DeliveryCosts | null;
  /** Whether the backend does not answer, so that nothing can be ordered. */
  isPaused(): boolean;
}

export interface OpenCommerceOptions {
  config: Config;
  /** Who the shop is now. */
  profile: () => ShopProfile;
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

  const whenThere = whenDatabaseAnswers(options);
  const databaseUrl = await openDatabase({ config, logger, disposables, progress, whenThere });
  const access = accessOf(
    options,
    await whenThere('checking for products', () => fillWhenEmpty(databaseUrl, options)),
  );
  const payments = await whenThere('opening payments', () => openShopPayments({ ...options, databaseUrl }));
  const content = await contentOf(options);
  const backend = await whenThere('reading the catalogue', () =>
    createBackend({
      databaseUrl,
      ...databaseAccess(config),
      logger,
      origin,
      catalogue: { search: config.search, snapshotFile: snapshotFileOf(options) },
      api: apiOf(config, access),
      orders: {
        limits: orderLimitsOf(config),
        unpaidDays: config.unpaidOrderDays,
        payments,
        onPlaced: metrics.orderPlaced,
      },
      auth: { secret: config.authSecret, passwordSalt: config.authPasswordSalt },
      content,
      smtp: smtpOf(options),
      shop: options.profile,
    }),
  );
  await disposables.add('backend', () => backend.close());
  addDatabaseGauges(metrics, { pools: backend.pools, outbox: backend.mailbox.state });
  const isShown = await whenThere('looking for mails', async () => {
    const shown = await isMailboxShown(config, origin, backend);
    await reportMails(options, backend, shown);
    return shown;
  });
  const { channelId } = config;
  return {
    commerce: withQueryTimes(
      createInProcessCommerce(backend, token => backend.auth.service.bearer(token)),
      metrics,
    ),
    backend,
    vehicles: openVehicles(config, backend),
    access,
    isMailboxShown: isShown,
    unsentMails: config.mailUrl ? null : { href: isShown ? mailboxPath : null },
    delivery: ({ market, locale }) => backend.deliveryCosts({ channelId, market, locale }),
    isPaused: backend.isPaused,
  };
}

async function reportMails(
  { config: { mode, mailUrl }, origin, logger }: OpenCommerceOptions,
  { mailbox }: Backend,
  isShown: boolean,
): Promise<void> {
  if (isShown) logger.info(`mails are shown at ${origin}${mailboxPath}`);
  else if (!mailUrl && mode === 'production')
    logger.warn(
      { waiting: (await mailbox.state()).pending },
      'MAIL_URL is not set: mails are kept and sent as soon as it is',
    );
}

/** The name is quoted, because it may have characters that mean something in an address (RFC 5322, 3.2.4). */
function smtpOf({ config: { mailUrl: url, mailFrom }, profile, origin }: OpenCommerceOptions) {
  const { hostname } = new URL(origin);
  const name = () => profile().name.replaceAll(/[\\"]/g, '\\$&');
  return url === undefined ? undefined : { url, from: () => mailFrom ?? `"${name()}" <noreply@${hostname}>` };
}

/** Undefined for a frontend that does not know the forms of its widgets. */
async function contentOf({ frontend, routes }: OpenCommerceOptions) {
  const forms = (await frontend?.load())?.createContentForms?.(() => routes?.());
  return forms && { forms };
}

/** The platform announces no changes: cached pages and query results are bounded by their age. */
const onPlatform = (remote: RemoteCommerce, options: OpenCommerceOptions): OpenCommerce => ({
  commerce: withQueryTimes(remote, options.metrics),
  backend: null,
  vehicles: openVehicles(options.config, null),
  access: accessOf(options, false),
  isMailboxShown: false,
  unsentMails: null,
  delivery: () => null,
  isPaused: () => remote.isPaused(),
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
function snapshotFileOf({ config, frontend }: OpenCommerceOptions) {
  const build = frontend?.buildName;
  if (!build || config.catalogueIndex === 'off') return undefined;
  return { path: resolve(config.dataDir, config.catalogueIndex), build };
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

const apiOf = (config: Config, access: GraphqlAccess): ApiSettings => ({
  documentOf: id => persistedDocument(id)?.text,
  limits: limitsOf(config, access),
  costPerMinute: config.graphqlCostPerMinute,
  workPerMinute: config.graphqlWorkPerMinute,
});

const limitsOf = (config: Config, { introspection }: GraphqlAccess): ApiSettings['limits'] => ({
  depth: config.graphqlDepth,
  aliases: config.graphqlAliases,
  directives: config.graphqlDirectives,
  tokens: config.graphqlTokens,
  cost: config.graphqlCost,
  introspection,
});
