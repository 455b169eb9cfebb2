/** Creates the embedded shop: database, modules, schema, executor. The modules are wired explicitly, in the order of their dependencies. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createAuth, type Auth, type AuthOptions } from './auth/create-auth.ts';
import { createCatalogueService, type CatalogueService } from './catalogue/create-catalogue.ts';
import { resolveMarketContext } from './catalogue/resolve-context.ts';
import { prefixByLanguage, type PathPrefix } from './catalogue/urls.ts';
import type { CatalogueChange, SnapshotFile } from './catalogue/catalogue.ts';
import { createContent } from './content/create-content.ts';
import { createShopping } from './create-shopping.ts';
import { customerResolvers } from './customer/customer.resolvers.ts';
import { createCustomerService } from './customer/customer.service.ts';
import { createDatabase, type DatabaseAccess } from './database/connect.ts';
import { isDatabaseUnavailable } from './database/database-unavailable.ts';
import type { Schema } from './database/schema.ts';
import { createExecutor, type Execute } from './graphql/execute.ts';
import type { Limits } from './graphql/limits.ts';
import type { Resolvers } from './graphql/resolvers.gen.ts';
import { createSchema } from './graphql/schema.ts';
import { typeDefs } from './graphql/schema.gen.ts';
import { withStandardArguments } from './graphql/standard-arguments.ts';
import { newsletterResolvers } from './newsletter/newsletter.resolvers.ts';
import { createNewsletterService } from './newsletter/newsletter.service.ts';
import { noticeResolvers } from './notice/notice.resolvers.ts';
import { createNoticeService } from './notice/notice.service.ts';
import type { PaymentsSetup } from './order/create-ordering.ts';
import type { OrderHandling } from './order/handling.service.ts';
import { payerOf } from './payment/payer.ts';
import type { PaymentService } from './payment/payment.service.ts';
import { startBackgroundJobs } from './start-background-jobs.ts';
import { createPostgresSearch } from './search/postgres/postgres-search.ts';
import { reviewResolvers } from './review/review.resolvers.ts';
import { createReviewService } from './review/review.service.ts';

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
  poolSize?: number | undefined;
  now?: (() => Date) | undefined;
  /** Where texts are searched: in the process (default), or in the database. */
  search?: 'memory' | 'postgres' | undefined;
  /** The payment provider; without one only invoice and similar payments are offered. */
  payments?: PaymentsSetup | null | undefined;
  auth?: AuthOptions | undefined;
  /** Where the index of the catalogue is saved for the next start. */
  snapshotFile?: SnapshotFile | undefined;
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
  /** Null without a payment provider. */
  payments: PaymentService | null;
  handling: OrderHandling;
  close(): Promise<void>;
}

/** Resolves when every operation is available. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { databaseUrl: url, logger, origin, pathPrefix = prefixByLanguage, now = () => new Date() } = options;
  const { documentOf, limits, costPerMinute, poolSize = 10, pooling, changeSignal, replicas } = options;
  const access: DatabaseAccess = { pooling, changeSignal };
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
  const closeDatabases = () => Promise.all([database.close(), catalogueDatabase.close()]);

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
  const content = createContent({ db: catalogueDatabase.reads.db, logger, catalogue, origin, pathPrefix });
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

  const stopJobs = startBackgroundJobs({ database, logger, catalogue, shopping, now });

  return {
    execute: createExecutor({
      schema,
      contextOf: (asked, caller) => ({ ...marketContextOf(asked), caller, now: now() }),
      documentOf,
      limits,
      costPerMinute,
      isAway: isDatabaseUnavailable,
      logger,
    }),
    catalogueVersion: () => catalogue.catalogue.version(),
    onCatalogueChange: listener => catalogue.catalogue.onChange(listener),
    catalogue,
    auth,
    db: database.db,
    payments: shopping.payments,
    handling: shopping.handling,
    async close() {
      await stopJobs();
      await catalogue.catalogue.close();
      await closeDatabases();
    },
  };
}

/** Resolves market, language and channel of a request with the current catalogue. */
const marketContextsIn =
  ({ catalogue }: CatalogueService) =>
  (asked: Parameters<typeof resolveMarketContext>[1], before?: Parameters<typeof resolveMarketContext>[2]) =>
    resolveMarketContext(catalogue.reference().channels, asked, before);

const openShopping = (
  { logger, payments = null }: BackendOptions,
  db: Kysely<Schema>,
  catalogue: CatalogueService,
) =>
  createShopping(
    db,
    catalogue.products,
    {
      setup: payments,
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

/** Reviews, back-in-stock notifications and the newsletter. */
const formResolvers = (db: Kysely<Schema>, { products }: CatalogueService): readonly Resolvers[] => [
  reviewResolvers(createReviewService({ db, products })),
  noticeResolvers(createNoticeService(db)),
  newsletterResolvers(createNewsletterService(db)),
];
