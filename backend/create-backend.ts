/** Creates the embedded shop: database, modules, schema, executor. The modules are wired explicitly, in the order of their dependencies. */
import type { Kysely } from 'kysely';
import { namelessProfile } from '#kernel/shop-profile.ts';
import { type Auth, createAuth } from './auth/create-auth.ts';
import type { Backend, BackendOptions } from './backend.ts';
import { type CatalogueService, createCatalogueService } from './catalogue/create-catalogue.ts';
import { type PathPrefix, prefixByLanguage } from './catalogue/urls.ts';
import { type Content, createContent } from './content/create-content.ts';
import { createShopping } from './create-shopping.ts';
import { customerResolvers } from './customer/customer.resolvers.ts';
import { createCustomerService } from './customer/customer.service.ts';
import { isDatabaseUnavailable } from './database/database-unavailable.ts';
import { poolState } from './database/pool-state.ts';
import type { Schema } from './database/schema.ts';
import { createSharedBudget } from './database/shared-budget.ts';
import { formResolvers } from './form-resolvers.ts';
import { createExecutor, type ExecutorOptions } from './graphql/execute.ts';
import { createSchema } from './graphql/schema.ts';
import { schemaTree } from './graphql/schema-tree.gen.ts';
import { withStandardArguments } from './graphql/standard-arguments.ts';
import { createImageRepository } from './image/image.repository.ts';
import { isDemo } from './is-demo.ts';
import { createMailWriter, type MailWriter } from './mail/mail-writer.ts';
import { createMailbox } from './mail/mailbox.ts';
import { startMail } from './mail/start-mail.ts';
import type { MailWriterPorts } from './mail/write-email.ts';
import { deliveryCosts, marketContextsIn } from './market-contexts.ts';
import { createSubscriptions } from './newsletter/newsletter.repository.ts';
import { openDatabases } from './open-databases.ts';
import { createEdgePurges } from './operations/edge-purges.ts';
import { createOrderAccess } from './order/access/order-access.service.ts';
import { createOrderLinks } from './order/access/order-link.ts';
import { productFitsIn } from './order/said-fits.ts';
import { createWithdrawals } from './order/withdrawals/withdrawal.service.ts';
import { payerOf } from './payment/payer.ts';
import { createReviewUploads } from './review/review-uploads.ts';
import { createPostgresSearch } from './search/postgres/postgres-search.ts';
import { startBackgroundJobs } from './start-background-jobs.ts';
import { createArticleDesk } from './studio/articles/article-desk.ts';
import { createStudio, studioChannels } from './studio/create-studio.ts';
import { readDraftMenus } from './studio/draft-menus.ts';
import { readLiveContent } from './studio/live-content.ts';
import { createOrderManagement } from './studio/orders/order-management.ts';
import { createMachineFinder } from './vehicle/machine-finder.ts';
import { createVehicles } from './vehicle/vehicle.repository.ts';

type Shopping = ReturnType<typeof createShopping>;

/** Resolves when every operation is available. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { logger, origin, now = () => new Date() } = options;
  const { pathPrefix = prefixByLanguage, search, snapshotFile } = options.catalogue ?? {};
  const { database, catalogueDatabase, isPaused, closeDatabases } = openDatabases(options);

  const closeAndRethrow = async (error: unknown): Promise<never> => {
    await closeDatabases();
    throw error;
  };
  const auth = await createAuth(database.db, now, options.auth).catch(closeAndRethrow);
  const catalogue = await createCatalogueService({
    database: catalogueDatabase,
    logger,
    search: search === 'postgres' ? createPostgresSearch(catalogueDatabase.db, logger) : undefined,
    origin,
    pathPrefix,
    snapshotFile,
  }).catch(closeAndRethrow);
  const shopping = openShopping(options, database.db, catalogue);
  const content = openContent(options, catalogueDatabase.reads.db, catalogue, { pathPrefix, now });
  const marketContextOf = marketContextsIn(catalogue);
  const schema = createSchema(
    schemaTree,
    [
      ...catalogue.resolvers,
      ...shopping.resolvers,
      ...content.resolvers,
      ...formResolvers(database.db, catalogue),
      customersOf(database.db, { auth, shopping, catalogue }),
    ],
    withStandardArguments((ctx, asked) => ({ ...ctx, ...marketContextOf(asked, ctx) })),
  );

  const { db } = database;
  const orderLinks = createOrderLinks(auth.orderLinks);
  const withdrawals = createWithdrawals(db);
  const write = mailWriterOf(options, { catalogue, orderLinks, pathPrefix });
  const { smtp } = options;
  const stopMail =
    smtp && (await startMail({ ...options, smtp, write, signalOf: database }).catch(closeAndRethrow));
  const stopJobs = startBackgroundJobs({ database, logger, catalogue, shopping, now });

  return {
    execute: executorOf({ ...options, db }, schema, (asked, caller) => ({
      ...marketContextOf(asked),
      caller,
      now: now(),
    })),
    catalogueVersion: () => catalogue.catalogue.version(),
    scopesOf: productId => catalogue.catalogue.scopesOf(productId),
    onCatalogueChange: listener => catalogue.catalogue.onChange(listener),
    catalogue,
    auth,
    payments: shopping.payments,
    handling: shopping.handling,
    orderManagement: orderManagementOf(db, { shopping, logger, now, marketContextOf }),
    orderAccess: createOrderAccess({
      db,
      links: orderLinks,
      orderNames: shopping.orderNames,
      marketOf: ({ channelId, marketId }) => marketContextOf({ channelId, marketId }).market,
      withdrawals,
      timeZone: (options.shop?.() ?? namelessProfile).timeZone,
      inviteToAccount: auth.invitations.invite,
      openAccount: auth.service.openBuyerAccount,
    }),
    withdrawals,
    ...tableServices(db, now),
    vehicles: { ...createVehicles(db), ...createMachineFinder(db, catalogue.catalogue.reference) },
    mailbox: createMailbox(db, write),
    onStudioChange: (what, listener) => database.listen(studioChannels[what], listener),
    contentRows: content.rows,
    deliveryCosts: asked => deliveryCosts(catalogue, asked, now()),
    pools: () => [poolState('shop', database.pool), poolState('catalogue', catalogueDatabase.pool)],
    isPaused,
    async close() {
      await stopMail?.();
      await stopJobs();
      await catalogue.catalogue.close();
      await closeDatabases();
    },
  };
}

const customersOf = (
  db: Kysely<Schema>,
  { auth, shopping, catalogue }: { auth: Auth; shopping: Shopping; catalogue: CatalogueService },
) =>
  customerResolvers({
    customers: createCustomerService(db),
    resets: auth.resets,
    answers: shopping.answers,
    orderNames: shopping.orderNames,
    channels: () => catalogue.catalogue.reference().channels,
  });

const executorOf = (
  { logger, api: { costPerMinute, ...api } = {}, db }: BackendOptions & { db: Kysely<Schema> },
  schema: ExecutorOptions['schema'],
  contextOf: ExecutorOptions['contextOf'],
): Backend['execute'] =>
  createExecutor({
    ...{ schema, contextOf, logger },
    ...api,
    admits: costPerMinute
      ? createSharedBudget({ db, name: 'document-cost', perMinute: costPerMinute, parts: 100 })
      : undefined,
    isAway: isDatabaseUnavailable,
  });

const mailWriterOf = (
  { origin, shop = () => namelessProfile }: BackendOptions,
  parts: Pick<MailWriterPorts, 'catalogue' | 'orderLinks' | 'pathPrefix'> & { catalogue: CatalogueService },
): MailWriter => createMailWriter({ ...parts, db: parts.catalogue.catalogue.db, origin, shop });

const orderManagementOf = (
  db: Kysely<Schema>,
  parts: Pick<BackendOptions, 'logger'> & {
    shopping: Shopping;
    now(): Date;
    marketContextOf: ReturnType<typeof marketContextsIn>;
  },
) => {
  const { shopping, logger, now, marketContextOf } = parts;
  const { lifecycle, handling, orderNames } = shopping;
  return createOrderManagement({
    ...{ db, now, lifecycle, handling },
    warn: (what, details) => logger.warn(details, what),
    inLanguage: async (languageId, order) =>
      (await orderNames(marketContextOf({ languageId }), [order]))[0] ?? order,
  });
};

/** Services that need nothing but their tables. */
const tableServices = (db: Kysely<Schema>, now: () => Date) => ({
  articleDesk: createArticleDesk(db),
  images: createImageRepository(db),
  reviewUploads: createReviewUploads(db, now),
  subscriptions: createSubscriptions(db, now),
  studio: createStudio(db, now),
  edgePurges: createEdgePurges(db),
  isDemo: () => isDemo(db),
});

const openContent = (
  { logger, origin, content }: BackendOptions,
  db: Kysely<Schema>,
  catalogue: CatalogueService,
  settings: { pathPrefix: PathPrefix; now(): Date },
): Content =>
  createContent({
    db,
    logger,
    catalogue,
    origin,
    documents: content && {
      readDraftMenus,
      readLive: (from, at) => readLiveContent(from, at, content.forms.widgets),
      ...content,
    },
    ...settings,
  });

const openShopping = (
  { logger, orders: { payments = null, ...orders } = {} }: BackendOptions,
  db: Kysely<Schema>,
  catalogue: CatalogueService,
) =>
  createShopping(
    db,
    catalogue.products,
    {
      setup: payments,
      ...orders,
      warn: (what, details) => logger.warn(details, what),
      productPaths: async (ctx, ids) => {
        const shown = await catalogue.products.many(ctx, ids);
        const pathOf = catalogue.addresses.product.path;
        return new Map(shown.map(({ record }) => [record.id, pathOf(ctx, record)]));
      },
      productFits: productFitsIn(catalogue),
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
