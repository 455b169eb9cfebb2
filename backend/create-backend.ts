/** Creates the embedded shop: database, modules, schema, executor. The modules are wired explicitly, in the order of their dependencies. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createAuth, type Auth, type AuthOptions } from './auth/create-auth.ts';
import { createCatalogueService, type CatalogueService } from './catalogue/create-catalogue.ts';
import { resolveMarketContext } from './catalogue/resolve-context.ts';
import { prefixByLanguage, type PathPrefix } from './catalogue/urls.ts';
import type { CatalogueChange, SnapshotFile } from './catalogue/catalogue.ts';
import { type Content, type ContentDocuments, createContent } from './content/create-content.ts';
import type { RowDocuments } from './content/documents/row-documents.ts';
import { createShopping } from './create-shopping.ts';
import { customerResolvers } from './customer/customer.resolvers.ts';
import { createCustomerService } from './customer/customer.service.ts';
import { createDatabase, type Database, type DatabaseAccess } from './database/connect.ts';
import { formResolvers } from './form-resolvers.ts';
import { isDatabaseUnavailable } from './database/database-unavailable.ts';
import { poolState, type PoolState } from './database/pool-state.ts';
import type { Schema } from './database/schema.ts';
import { watchDatabase } from './database/watch-writes.ts';
import { createExecutor, type Execute } from './graphql/execute.ts';
import type { Limits } from './graphql/limits.ts';
import { createSchema } from './graphql/schema.ts';
import { typeDefs } from './graphql/schema.gen.ts';
import { withStandardArguments } from './graphql/standard-arguments.ts';
import { createOrderAccess, type OrderAccess } from './order/access/order-access.service.ts';
import { createOrderLinks, type OrderLinks } from './order/access/order-link.ts';
import type { PaymentsSetup } from './order/create-ordering.ts';
import type { OrderHandling } from './order/handling.service.ts';
import type { OrderLimits } from './order/order-limits.ts';
import { createWithdrawals } from './order/withdrawals/withdrawal.service.ts';
import { payerOf } from './payment/payer.ts';
import type { PaymentService } from './payment/payment.service.ts';
import { startBackgroundJobs } from './start-background-jobs.ts';
import { createPostgresSearch } from './search/postgres/postgres-search.ts';

export interface BackendOptions extends DatabaseAccess {
  /** A migrated database with a channel in it. */
  databaseUrl: string;
  logger: Logger;
  /** Of the storefront, for full addresses: `https://shop.example`. */
  origin: string;
  /** Path prefix of a language; the storefront's router must agree. */
  pathPrefix?: PathPrefix | undefined;
  /** Text of a registered document by its id. */
  documentOf?: ((id: string) => string | undefined) | undefined;
  limits?: Partial<Limits> | undefined;
  /** See `ExecutorOptions`. */
  costPerMinute?: number | undefined;
  /** See `ExecutorOptions`. */
  workPerMinute?: number | undefined;
  poolSize?: number | undefined;
  now?: (() => Date) | undefined;
  /** Where texts are searched: in the process (default), or in the database. */
  search?: 'memory' | 'postgres' | undefined;
  /** The payment provider; without one only invoice and similar payments are offered. */
  payments?: PaymentsSetup | null | undefined;
  auth?: AuthOptions | undefined;
  /** Called for every new order, paid or not; not for repeats of a request. */
  onOrderPlaced?: (() => void) | undefined;
  /** How many orders one network and one buyer may place; unlimited by default. */
  orderLimits?: OrderLimits | undefined;
  /** After how many days an order without its payment in advance lapses; 0: never. */
  unpaidOrderDays?: number | undefined;
  /** Where the index of the catalogue is saved for the next start. */
  snapshotFile?: SnapshotFile | undefined;
  /** Areas and menus as documents; absent: rows alone. */
  content?: ContentDocuments | undefined;
}

export interface Backend {
  execute: Execute;
  /** Version of the last change of the catalogue that lists and products contain. */
  catalogueVersion(): number;
  /** Returns the function that unsubscribes. */
  onCatalogueChange(listener: (change: CatalogueChange) => void): () => void;
  catalogue: CatalogueService;
  auth: Auth;
  db: Kysely<Schema>;
  /** Notices changes that any instance commits. */
  listen: Database['listen'];
  /** Null without a payment provider. */
  payments: PaymentService | null;
  handling: OrderHandling;
  /** Orders for who holds a link to them. */
  orderAccess: OrderAccess;
  orderLinks: OrderLinks;
  /** Areas, pages and menus that are still rows, as documents; null without `BackendOptions.content`. */
  contentRows: RowDocuments | null;
  /** How busy its connections are. */
  pools(): readonly PoolState[];
  /** Whether the database does not answer, so that nothing can be ordered. */
  isPaused(): boolean;
  close(): Promise<void>;
}

/** Resolves when every operation is available. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { logger, origin, pathPrefix = prefixByLanguage, now = () => new Date() } = options;
  const { documentOf, limits, costPerMinute, workPerMinute } = options;
  const { database, catalogueDatabase, isPaused, closeDatabases } = openDatabases(options);

  const closeAndRethrow = async (error: unknown): Promise<never> => {
    await closeDatabases();
    throw error;
  };
  const auth = await createAuth(database.db, now, options.auth).catch(closeAndRethrow);
  const catalogue = await createCatalogueService({
    database: catalogueDatabase,
    logger,
    search: options.search === 'postgres' ? createPostgresSearch(catalogueDatabase.db, logger) : undefined,
    origin,
    pathPrefix,
    snapshotFile: options.snapshotFile,
  }).catch(closeAndRethrow);
  const shopping = openShopping(options, database.db, catalogue);
  const content = openContent(options, catalogueDatabase.reads.db, catalogue, { pathPrefix, now });
  const customers = customerResolvers({
    customers: createCustomerService(database.db),
    resets: auth.resets,
    answers: shopping.answers,
    orderNames: shopping.orderNames,
    channels: () => catalogue.catalogue.reference().channels,
  });
  const marketContextOf = marketContextsIn(catalogue);
  const schema = createSchema(
    typeDefs,
    [
      ...catalogue.resolvers,
      ...shopping.resolvers,
      ...content.resolvers,
      ...formResolvers(database.db, catalogue),
      customers,
    ],
    withStandardArguments((ctx, asked) => ({ ...ctx, ...marketContextOf(asked, ctx) })),
  );

  const orderLinks = createOrderLinks(auth.orderLinks);
  const stopJobs = startBackgroundJobs({ database, logger, catalogue, shopping, now });

  return {
    execute: createExecutor({
      schema,
      contextOf: (asked, caller) => ({ ...marketContextOf(asked), caller, now: now() }),
      documentOf,
      limits,
      costPerMinute,
      workPerMinute,
      isAway: isDatabaseUnavailable,
      logger,
    }),
    catalogueVersion: () => catalogue.catalogue.version(),
    onCatalogueChange: listener => catalogue.catalogue.onChange(listener),
    catalogue,
    auth,
    db: database.db,
    listen: database.listen,
    payments: shopping.payments,
    handling: shopping.handling,
    orderLinks,
    orderAccess: createOrderAccess({
      db: database.db,
      links: orderLinks,
      orderNames: shopping.orderNames,
      marketOf: ({ channelId, marketId }) => marketContextOf({ channelId, marketId }).market,
      withdrawals: createWithdrawals(database.db),
      inviteToAccount: auth.invitations.invite,
      openAccount: auth.service.openBuyerAccount,
    }),
    contentRows: content.rows,
    pools: () => [poolState('shop', database.pool), poolState('catalogue', catalogueDatabase.pool)],
    isPaused,
    async close() {
      await stopJobs();
      await catalogue.catalogue.close();
      await closeDatabases();
    },
  };
}

function openDatabases({
  databaseUrl: url,
  logger,
  poolSize = 10,
  pooling,
  changeSignal,
  replicas,
}: BackendOptions) {
  const { circuit, isPaused, endWatch } = watchDatabase({ url, pooling, logger });
  const access = { pooling, changeSignal, circuit };
  const database = createDatabase({ url, logger, poolSize, plansOnce: true, ...access });
  // Orders query the catalogue while they hold a connection: with one shared pool they could all wait for each other.
  const catalogueDatabase = createDatabase({
    url,
    logger,
    poolSize: Math.ceil(poolSize / 2),
    applicationName: 'atv-huset catalogue',
    ...access,
    replicas,
  });
  return {
    database,
    catalogueDatabase,
    circuit,
    isPaused,
    closeDatabases() {
      endWatch();
      return Promise.all([database.close(), catalogueDatabase.close()]);
    },
  };
}

const openContent = (
  { logger, origin, content: documents }: BackendOptions,
  db: Kysely<Schema>,
  catalogue: CatalogueService,
  settings: { pathPrefix: PathPrefix; now(): Date },
): Content => createContent({ db, logger, catalogue, origin, documents, ...settings });

/** Resolves market, language and channel of a request with the current catalogue. */
const marketContextsIn =
  ({ catalogue }: CatalogueService) =>
  (asked: Parameters<typeof resolveMarketContext>[1], before?: Parameters<typeof resolveMarketContext>[2]) =>
    resolveMarketContext(catalogue.reference().channels, asked, before);

const openShopping = (
  { logger, payments = null, onOrderPlaced, orderLimits, unpaidOrderDays }: BackendOptions,
  db: Kysely<Schema>,
  catalogue: CatalogueService,
) =>
  createShopping(
    db,
    catalogue.products,
    {
      setup: payments,
      onPlaced: onOrderPlaced,
      limits: orderLimits,
      unpaidDays: unpaidOrderDays,
      warn: (what, details) => logger.warn(details, what),
      productPaths: async (ctx, ids) => {
        const shown = await catalogue.products.many(ctx, ids);
        const pathOf = catalogue.addresses.product.path;
        return new Map(shown.map(({ record }) => [record.id, pathOf(ctx, record)]));
      },
      contextOf: (payment, at) => ({
        ...marketContextsIn(catalogue)(payment),
        caller: payerOf(payment),
        now: at,
      }),
    },
    (ctx, alias) => {
      const campaign = catalogue.catalogue.reference().campaignByAlias.get(alias);
      return campaign ? catalogue.addresses.campaign.path(ctx, campaign) : null;
    },
  );
