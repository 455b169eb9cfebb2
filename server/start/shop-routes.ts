/** Every address of the running shop, wired in one screen. */
import type { Kysely } from 'kysely';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createImageRepository } from '#backend/image/image.repository.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { MailWriter } from '#backend/mail/mail-writer.ts';
import type { Payment } from '#backend/payment/payment.repository.ts';
import type { PaymentService } from '#backend/payment/payment.service.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { PageDocument } from '#engine/page-document.ts';
import { publicFiles } from '#server/assets/static-files.ts';
import type { EmbeddedAuthOptions } from '#server/auth/embedded-auth.ts';
import { hostedAuthRoutes } from '#server/auth/hosted-auth-routes.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import type { Config } from '#server/config/config.ts';
import { withSearchForm } from '#server/feeds/search-redirect.ts';
import { createSitemapGoods } from '#server/feeds/sitemap-goods.ts';
import { sitemapRoutes } from '#server/feeds/sitemap-routes.ts';
import { smallFiles } from '#server/feeds/small-files.ts';
import { graphqlRoute } from '#server/graphql/graphql-route.ts';
import { cspReportRoute } from '#server/http/csp-report.ts';
import type { Handler } from '#server/http/exchange.ts';
import { healthRoutes, type Readiness } from '#server/http/health.ts';
import { createRouter, type Route } from '#server/http/router.ts';
import { ownOrigins } from '#server/http/same-site.ts';
import { createDiskCache } from '#server/images/disk-cache.ts';
import { createImageSource } from '#server/images/image-source.ts';
import { imagesProxy } from '#server/images/images-proxy.ts';
import { imagesRoute, noPicture } from '#server/images/images-route.ts';
import { workerHandler } from '#server/installable/service-worker.ts';
import { nextAddress } from '#server/payment/next-address.ts';
import type { PreviewAccess } from '#server/preview/preview-access.ts';
import { previewRoutes, type PreviewRoutesOptions } from '#server/preview/preview-routes.ts';
import type { References } from '#server/references/create-references.ts';
import { referencesRoute } from '#server/references/references-route.ts';
import { providerName } from '#server/payment/open-payments.ts';
import { frameRoute } from '#server/payment/frame-page.ts';
import { paymentRoutes } from '#server/payment/payment-routes.ts';
import { shopPages } from '#server/payment/shop-pages.ts';
import { mailboxRoutes } from '#server/mail/mailbox-routes.ts';
import { createWithdrawals } from '#backend/order/withdrawals/withdrawal.service.ts';
import { withdrawalRoute } from '#server/withdrawal/withdrawal-route.ts';
import { unsubscribeRoute } from '#server/mail/unsubscribe-route.ts';
import { authRoutes } from '#server/session/auth-routes.ts';
import type { AuthService } from '#server/session/auth-service.ts';
import type { Session } from '#server/session/session.ts';
import type { SessionCookies } from '#server/session/session-cookies.ts';
import { telemetryRoute } from '#server/telemetry/telemetry-route.ts';
import { remoteVehicles } from '#server/vehicle/remote-vehicles.ts';
import { vehicleRoutes } from '#server/vehicle/vehicle-routes.ts';
import { embeddedVehicles } from '#server/vehicle/vehicle-source.ts';
import { featuresOf } from './features.ts';
import { withCatalogueVersion } from './with-catalogue-version.ts';

export interface ShopParts {
  config: Config;
  origin: string;
  root: string;
  logger: Logger;
  readiness: Readiness;
  commerce: Commerce;
  db: Kysely<Schema> | null;
  auth: AuthService | null;
  /** For clients of the hosted addresses; null with the hosted platform. */
  embeddedAuth: EmbeddedAuthOptions | null;
  /** Null without a payment provider. */
  payments: PaymentService | null;
  /** Null where mails are not shown. */
  mailbox: MailWriter | null;
  session: Session;
  preview: PreviewAccess;
  cookies: SessionCookies;
  documents(): readonly PageDocument[];
  pageFiles: PreviewRoutesOptions['files'];
  addresses(): Addresses;
  references: Pick<References, 'aliasesOf'> & { authored(): readonly string[] };
  /** Of the storefront's build. */
  files: readonly Route[];
  pages: Handler;
  /** The data of a page, for navigations in the browser. */
  pageData: Handler;
  /** Of the last change that the caches have followed; null for a hosted platform. */
  catalogueVersion(): number | null;
}

export function shopRoutes(parts: ShopParts): Handler {
  const { config, origin, root, readiness, commerce, auth, session, cookies, documents, addresses } = parts;
  const { files, pages, pageData, references } = parts;
  const own = new Set([...ownOrigins(origin), ...Object.values(addresses().plan.origins)]);
  const readable = ['GET', 'HEAD'];
  const goods = createSitemapGoods(commerce, config.channelId, addresses);
  const noAuth: Route = { path: '/auth/', methods: ['GET', 'HEAD', 'POST'], handle: pages };
  const graphql = graphqlRoute({
    commerce,
    apiKeys: config.commerceApiKeys,
    foreignDocuments: config.foreignDocuments,
    ownOrigins: own,
    token: exchange => session.token(exchange),
  });

  return createRouter(
    [
      ...healthRoutes(readiness),
      ...files,
      { ...graphql, handle: withCatalogueVersion(parts.catalogueVersion, graphql.handle) },
      ...(auth ? authRoutes({ auth, session, cookies, ownOrigins: own }) : []),
      ...hostedAuth(parts),
      ...payments(parts),
      noAuth,
      images(parts),
      ...vehicles(parts, own),
      ...mail(parts),
      ...withdrawals(parts, own),
      ...previewRoutes({ access: parts.preview, files: parts.pageFiles, ownOrigins: own, pages }),
      {
        path: '/page-data',
        methods: readable,
        handle: withCatalogueVersion(parts.catalogueVersion, pageData),
      },
      cspReportRoute(),
      telemetryRoute({ ownOrigins: own, forwardTo: config.telemetryUrl }),
      ...smallFiles(addresses, worker(parts)),
      referencesRoute({ references, authored: references.authored, addresses }),
      ...sitemapRoutes({ pages: documents, goods, addresses, features: featuresOf(config) }),
      // Beside the shop's pages there are only files.
      { path: '/assets/', methods: readable, handle: pages },
    ],
    publicFiles(join(root, 'public'), withSearchForm(pages, addresses)),
  );
}

function worker({ config, root, addresses }: ShopParts): Handler {
  return workerHandler(join(root, 'public'), config.mode === 'development', addresses().plan.origins);
}

function hostedAuth({ embeddedAuth, config, origin, pages }: ShopParts): readonly Route[] {
  if (!embeddedAuth) return [];
  const secure = origin.startsWith('https:');
  return hostedAuthRoutes({ ...embeddedAuth, apiKeys: config.commerceApiKeys, secure, pages });
}

function payments({ payments: service, origin, documents, addresses }: ShopParts): readonly Route[] {
  // A hosted backend has providers of its own, whose forms need the frame as well.
  if (!service) return [frameRoute()];
  const pages = shopPages(documents, addresses);
  const nextOf = (payment: Payment) => nextAddress(payment, origin, pages);
  return [frameRoute(), ...paymentRoutes({ payments: service, provider: providerName, nextOf })];
}

function images({ config, db, logger }: ShopParts): Route {
  if (config.imageUrl) return imagesProxy(config.imageUrl);
  if (!db) return { path: '/images/', methods: ['GET', 'HEAD'], handle: noPicture };
  const folder = join(config.dataDir, 'images');
  const onError = (error: unknown) =>
    logger.warn({ err: error, folder }, 'the image cache cannot be used; check DATA_DIR');
  return imagesRoute(createImageSource(createImageRepository(db), createDiskCache({ folder, onError })));
}

function vehicles({ config, db }: ShopParts, ownOrigins: ReadonlySet<string>): readonly Route[] {
  const { vehicleApiUrl: url, vehicleApiUser: user, vehicleApiPassword: password } = config;
  if (url)
    return vehicleRoutes({ source: remoteVehicles({ url, user, password }), ownOrigins, user, password });
  return db ? vehicleRoutes({ source: embeddedVehicles(db), ownOrigins, user, password }) : [];
}

function withdrawals({ db, pages }: ShopParts, ownOrigins: ReadonlySet<string>): readonly Route[] {
  return db ? [withdrawalRoute({ withdrawals: createWithdrawals(db), ownOrigins, pages })] : [];
}

function mail({ db, mailbox: write }: ShopParts): readonly Route[] {
  if (!db) return [];
  return [unsubscribeRoute(db), ...(write ? mailboxRoutes({ db, write }) : [])];
}
