/** All routes of the running shop. */

import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Payment } from '#backend/index.ts';
import { graphqlRoute } from '#server/graphql/graphql-route.ts';
import { admittedKeys } from '#server/http/api-keys.ts';
import { type Cors, createCors } from '#server/http/cors.ts';
import type { AppOptions } from '#server/http/create-app.ts';
import { cspReportRoute } from '#server/http/csp-report.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createOperatorCheck } from '#server/http/operations-token.ts';
import type { Handler, Route } from '#server/http/route.ts';
import { ownOrigins } from '#server/http/same-site.ts';
import { createVisitorAddress } from '#server/http/visitor-address.ts';
import { createDiskCache } from '#server/images/disk-cache.ts';
import { createImageSource } from '#server/images/image-source.ts';
import { imagesProxy } from '#server/images/images-proxy.ts';
import { imagesRoute, noPicture } from '#server/images/images-route.ts';
import { mailboxRoutes } from '#server/mail/mailbox-routes.ts';
import { unsubscribeRoute } from '#server/mail/unsubscribe-route.ts';
import { metricsRoute } from '#server/metrics/metrics-route.ts';
import { frameRoute } from '#server/payment/frame-page.ts';
import { nextAddress } from '#server/payment/next-address.ts';
import { paymentRoutes } from '#server/payment/payment-routes.ts';
import { shopPages } from '#server/payment/shop-pages.ts';
import { previewRoutes } from '#server/preview/preview-routes.ts';
import type { Pages } from '#server/render/pages-handler.ts';
import { keepBuyer } from '#server/render/visitor-orders.ts';
import { authRoutes } from '#server/session/auth-routes.ts';
import { telemetryRoute } from '#server/telemetry/telemetry-route.ts';
import { vehicleRoutes } from '#server/vehicle/vehicle-routes.ts';
import { brandDrawings } from '../../files/brand-drawings.ts';
import { pageFilesRoute } from '../../files/page-files.ts';
import { withSearchForm } from '../../files/search-redirect.ts';
import { workerHandler } from '../../files/service-worker.ts';
import { createSitemapDrawings } from '../../files/sitemap-drawings.ts';
import { createSitemapProducts } from '../../files/sitemap-products.ts';
import { sitemapRoutes } from '../../files/sitemap-routes.ts';
import { smallFiles } from '../../files/small-files.ts';
import { publicFiles } from '../../files/static-files.ts';
import { withdrawalRoute } from '../../payment/withdrawal-route.ts';
import { reviewPicturesRoute } from '../../review/review-pictures-route.ts';
import type { References } from '../../routing/create-references.ts';
import { referencesRoute } from '../../routing/references-route.ts';
import { hostedAuthRoutes } from '../../session/hosted-auth-routes.ts';
import { openEmbeddedAuth } from '../../session/open-embedded-auth.ts';
import type { OpenCommerce } from '../commerce/open-commerce.ts';
import { providerName } from '../commerce/open-payments.ts';
import { withCatalogueVersion } from '../commerce/with-catalogue-version.ts';
import { featuresOf } from '../features.ts';
import type { RunningShopOptions, ShopState } from '../shop-options.ts';
import { figuresOfShop } from './figures-of-shop.ts';
import { listedRoutes } from './listed-routes.ts';
import type { Visitors } from './open-visitors.ts';

export interface ShopParts
  extends ShopState,
    Pick<
      RunningShopOptions,
      'config' | 'origin' | 'root' | 'logger' | 'readiness' | 'frontend' | 'metrics' | 'studio'
    > {
  opened: OpenCommerce;
  visitors: Visitors;
  references: References;
  pages: Pages;
}

export function shopRoutes(parts: ShopParts): Required<Pick<AppOptions, 'routes' | 'pages'>> {
  const { config, origin, root, readiness, frontend, opened, addresses, live, references, pages } = parts;
  const { auth, session, cookies, preview } = parts.visitors;
  const { commerce, backend } = opened;
  const own = new Set([...ownOrigins(origin), ...Object.values(addresses().plan.origins)]);
  const clients = new Set([...own, ...config.clientOrigins]);
  const cors = createCors(clients);
  const source = createSitemapProducts(commerce, config.channelId, addresses, (details, message) =>
    parts.logger.warn(details, message),
  );
  const documents = () => live().documents;
  const graphql = graphqlRoute({
    commerce,
    apiKeys: admittedKeys(config),
    foreignDocuments: opened.access.foreignDocuments,
    keysForDocuments: opened.access.foreignDocumentsWithKey
      ? [...config.commerceApiKeys, ...config.commerceServerKeys]
      : [],
    serverKeys: config.commerceServerKeys,
    ownOrigins: own,
    cors,
    addressOf: createVisitorAddress(config.commerceServerKeys, config.trustProxy),
    token: (request, reply) => session.token(request, reply),
    onOrdering: backend
      ? (reply, cartId) => keepBuyer(reply, backend.orderAccess.proofOf(cartId), origin.startsWith('https:'))
      : undefined,
  });
  const withVersion = (handle: Handler) => withCatalogueVersion(parts.catalogueVersion, handle);

  const isOperator = createOperatorCheck(config.operationsToken);
  const files = publicFiles(join(root, 'public'), withSearchForm(pages.handle, addresses));

  const routes = [
    ...healthRoutes(readiness, isOperator),
    metricsRoute(parts.metrics, isOperator, pages.handle),
    { ...graphql, handler: withVersion(graphql.handler) },
    ...(auth ? authRoutes({ auth, session, cookies, ownOrigins: own }) : []),
    ...hostedAuth(parts, cors),
    ...payments(parts, clients),
    { url: '/auth/*', method: ['GET', 'HEAD', 'POST'], handler: pages.handle },
    images(parts),
    ...vehicles(parts, own, cors),
    ...mail(parts),
    ...withdrawals(parts, own),
    ...reviewPictures(parts, own),
    ...previewRoutes({ access: preview, files: () => live().files, ownOrigins: own, pages: pages.handle }),
    { url: '/page-data', method: ['GET', 'HEAD'], handler: withVersion(pages.data) },
    { url: '/submenus', method: ['GET', 'HEAD'], handler: pages.submenus },
    { url: '/panels', method: ['GET', 'HEAD'], handler: pages.panels },
    pageFilesRoute(() => live().pageFiles),
    cspReportRoute(),
    telemetryRoute({ ownOrigins: own, forwardTo: config.telemetryUrl }),
    ...(backend && parts.studio ? [figuresOfShop({ ...parts, backend, ownOrigins: own })] : []),
    ...smallFiles({ addresses, shop: parts.profile, worker: worker(parts), publicFiles: files }),
    ...brandDrawings(join(root, 'public'), () => parts.profile().look),
    referencesRoute({ references, authored: () => live().references, addresses }),
    ...sitemapRoutes({
      pages: documents,
      source,
      drawings: createSitemapDrawings(commerce, config.channelId),
      addresses,
      features: featuresOf(config, parts.profile()),
    }),
  ];
  return {
    // Those of the front end are its files.
    routes: [...frontend.routes, ...listedRoutes(routes, pages.handle)],
    pages: files,
  };
}

function worker({ config, profile, root, addresses }: ShopParts): Handler {
  return workerHandler(
    join(root, 'public'),
    profile,
    config.mode === 'development',
    addresses().plan.origins,
  );
}

function hostedAuth(parts: ShopParts, cors: Cors): readonly Route[] {
  const { opened, config, origin, pages } = parts;
  if (!opened.backend) return [];
  const auth = openEmbeddedAuth(opened.backend);
  const secure = origin.startsWith('https:');
  const addressOf = createVisitorAddress(config.commerceServerKeys, config.trustProxy);
  const apiKeys = admittedKeys(config);
  return hostedAuthRoutes({ ...auth, apiKeys, addressOf, cors, secure, pages: pages.handle });
}

function payments(
  { opened, origin, live, addresses }: ShopParts,
  clientOrigins: ReadonlySet<string>,
): readonly Route[] {
  const service = opened.backend?.payments;
  // A hosted backend has providers of its own, whose forms need the frame as well.
  if (!service) return [frameRoute()];
  const pages = shopPages(() => live().documents, addresses);
  const nextOf = (payment: Payment) => nextAddress(payment, { origin, pages, clientOrigins });
  return [frameRoute(), ...paymentRoutes({ payments: service, provider: providerName, nextOf })];
}

function images({ config, opened: { backend }, logger }: ShopParts): Route {
  if (config.imageUrl) return imagesProxy(config.imageUrl);
  if (!backend) return { url: '/images/*', method: ['GET', 'HEAD'], handler: noPicture };
  const folder = join(config.dataDir, 'images');
  const onError = (error: unknown) =>
    logger.warn({ err: error, folder }, 'the image cache cannot be used; check DATA_DIR');
  return imagesRoute(createImageSource(backend.images, createDiskCache({ folder, onError })));
}

function vehicles(
  { config, profile, opened: { vehicles: source } }: ShopParts,
  ownOrigins: ReadonlySet<string>,
  cors: Cors,
): readonly Route[] {
  if (!profile().hasVehicles || !source) return [];
  const { vehicleApiUser: user, vehicleApiPassword: password } = config;
  return vehicleRoutes({ source, ownOrigins, cors, user, password });
}

function withdrawals(
  { opened: { backend }, pages }: ShopParts,
  ownOrigins: ReadonlySet<string>,
): readonly Route[] {
  if (!backend) return [];
  return [withdrawalRoute({ withdrawals: backend.withdrawals, ownOrigins, pages: pages.handle })];
}

function reviewPictures(
  { opened: { backend }, pages, visitors: { session } }: ShopParts,
  ownOrigins: ReadonlySet<string>,
): readonly Route[] {
  if (!backend) return [];
  const isCustomer = async (request: FastifyRequest, reply: FastifyReply) =>
    (await session.token(request, reply)) !== null;
  return [
    reviewPicturesRoute({ uploads: backend.reviewUploads, ownOrigins, isCustomer, pages: pages.handle }),
  ];
}

function mail({ profile, opened: { backend, isMailboxShown } }: ShopParts): readonly Route[] {
  if (!backend) return [];
  const { subscriptions, mailbox } = backend;
  return [unsubscribeRoute(subscriptions, profile), ...(isMailboxShown ? mailboxRoutes(mailbox) : [])];
}
