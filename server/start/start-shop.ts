/** Starts the shop: answers at once that it lives, then opens what it needs, then lets visitors in. */
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { isCustomer } from '#server/commerce/is-customer.ts';
import { planOf } from '#server/market/plan.ts';
import { loadMarkets } from '#server/commerce/load-markets.ts';
import { nobody } from '#server/commerce/commerce.ts';
import { createCaches } from '#server/cache/create-caches.ts';
import { transportOf } from '#server/commerce/transport.ts';
import { redirect } from '#server/http/answer.ts';
import { healthRoutes, type Readiness } from '#server/http/health.ts';
import type { Exchange, Handler } from '#server/http/exchange.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { createRouter } from '#server/http/router.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { createReferences, type References } from '#server/references/create-references.ts';
import { sendPlainErrorPage } from '#server/render/error-pages.ts';
import { createPages, type Pages } from '#server/render/pages-handler.ts';
import { createEmbeddedAuth } from '#server/auth/embedded-auth.ts';
import { createPreviewAccess } from '#server/preview/preview-access.ts';
import { createPreviewCookie } from '#server/preview/preview-cookie.ts';
import { createAuthService } from '#server/session/auth-service.ts';
import { createLoginLinks, takeOwnLink, takePlatformLink } from '#server/session/login-link.ts';
import { createSession } from '#server/session/session.ts';
import { createSessionCookies } from '#server/session/session-cookies.ts';
import type { Frontend } from './frontend.ts';
import { listen } from './listen.ts';
import { makeStorefront, type MakeOptions } from './live-storefront.ts';
import { openCommerce } from './open-commerce.ts';
import { createOwnership } from './ownership.ts';
import { shopRoutes } from './shop-routes.ts';

export interface StartOptions {
  config: Config;
  logger: Logger;
  /** Holds pages/, locales/ and public/. */
  root: string;
  frontend: Frontend;
}

export interface Shop {
  readonly port: number;
  readonly origin: string;
  /** For what else speaks on the port, as Vite's messages to the browser. */
  readonly server: Server;
  /** Resolves when visitors may come; rejects when they never may. */
  readonly ready: Promise<void>;
  /** Makes the storefront again from the page files and the code of now. */
  reload(): Promise<void>;
  /** Lets requests under way end, then closes everything; never rejects. */
  stop(): Promise<void>;
}

const DRAIN_MS = 10_000;

/** Resolves as soon as the port is ours. @throws StartError when it is not. */
export async function startShop({ config, logger, root, frontend }: StartOptions): Promise<Shop> {
  const readiness: Readiness = { state: 'starting', reason: 'starting', findings: [] };
  const ownership = createOwnership((error, name) =>
    logger.error({ err: error }, `${name} could not be closed`),
  );
  const headers = createSecurityHeaders(config);
  let handle: Handler = createRouter(healthRoutes(readiness), notYet);
  let respell: Pages['respell'] | undefined;
  let takesSlashes: Pages['takesSlashes'] | undefined;
  let refuse: ((exchange: Exchange, status: 400 | 404) => Promise<void>) | undefined;

  const http = createHttpServer({
    logger,
    headers,
    trustProxy: config.trustProxy,
    handle: exchange => handle(exchange),
    refuse: async (exchange, status) => (refuse ? refuse(exchange, status) : notYet(exchange)),
    respell: (exchange, location) =>
      respell ? respell(exchange, location) : redirect(exchange, 301, location),
    takesSlashes: (exchange, location) => takesSlashes?.(exchange, location) ?? false,
  });
  const port = await listen(http, config);
  const origin =
    config.port === 0 && config.publicOrigin === 'http://localhost:0'
      ? `http://localhost:${port}`
      : config.publicOrigin;
  const progress = (words: string) => {
    readiness.reason = words;
    logger.info(words);
  };
  let addresses = createAddresses(planOf(config, origin, []));
  let references: References | undefined;
  let opening: ReturnType<typeof openCommerce> | undefined;
  const make = (opened: MakeOptions['commerce']) =>
    makeStorefront({
      config,
      addresses: () => addresses,
      root,
      logger,
      readiness,
      frontend,
      commerce: opened,
      aliasesOf: async (authored, market) => (await references?.aliasesOf(authored, market)) ?? {},
    });
  let live: Awaited<ReturnType<typeof makeStorefront>> | undefined;
  let forgetAll: () => void = () => undefined;

  async function open(): Promise<void> {
    // The pages are read while the database starts.
    opening = openCommerce({ config, origin, port, logger, ownership, progress });
    const [opened, first] = await Promise.all([opening, make(opening)]);
    const { commerce, db, auth: embedded, payments, mailbox, onCatalogueChange } = opened;
    let { catalogueVersion } = opened;
    const asked = createReferences(commerce, config.channelId);
    references = asked;
    live = first;
    const now = () => live ?? first;

    const readMarkets = () =>
      loadMarkets(commerce, config.channelId).then(
        found => {
          if (found.length > 0) addresses = createAddresses(planOf(config, origin, found));
          if (found.every(({ alias }) => alias !== config.defaultMarket))
            logger.warn({ DEFAULT_MARKET: config.defaultMarket }, 'the channel has no such market');
        },
        (error: unknown) => logger.warn({ err: error }, 'the markets could not be read'),
      );
    await readMarkets();
    const {
      pages: cache,
      queries,
      follow,
      invalidateAll,
    } = createCaches({
      commerce,
      onError: (error, key) => logger.error({ err: error, page: key }, 'page could not be renewed'),
    });
    forgetAll = invalidateAll;
    onCatalogueChange(change => {
      follow(change);
      // After the caches: a response that names the version holds nothing older.
      catalogueVersion = change.version;
      // Markets are reference data: only a change of everything can touch them.
      if (change.kind === 'all') void readMarkets();
      // Stock and prices change no address.
      if (change.kind !== 'stock' && change.kind !== 'price') asked.forget();
    });

    const cookies = createSessionCookies(origin);
    const own = embedded && createEmbeddedAuth(embedded);
    const auth = config.authUrl ? createAuthService(config.authUrl, config.signUrl ?? '') : own;
    const session = createSession(auth, cookies);
    const take = embedded
      ? takeOwnLink(embedded.service, embedded.staff)
      : takePlatformLink(token => isCustomer(commerce, token));
    const preview = createPreviewAccess({
      tokens: embedded,
      cookie: createPreviewCookie(
        origin,
        () => now().documents,
        () => addresses,
      ),
      isGalleryOpen: config.mode === 'development',
    });
    const pages = createPages({
      storefront: () => now().storefront,
      declaredQueries: () => now().declaredQueries,
      cache: frontend.keepsPages ? cache : null,
      headers,
      rules: {
        defaultMarket: config.defaultMarket,
        customerTypes: config.customerTypes,
        isMarket: alias => addresses.market(alias) !== undefined,
      },
      addresses: () => addresses,
      origin,
      publicTransport: (id, dependencies) => transportOf(queries.commerce(dependencies), nobody(id)),
      personalTransport: (exchange, token) =>
        transportOf(commerce, { ...nobody(exchange.id), token, ip: exchange.ip }),
      preview,
      session,
      links: createLoginLinks({ take, auth, cookies, secure: origin.startsWith('https:') }),
    });
    const routes = shopRoutes({
      config,
      origin,
      root,
      logger,
      readiness,
      commerce,
      db,
      auth,
      embeddedAuth: embedded,
      payments,
      mailbox,
      session,
      preview,
      cookies,
      documents: () => now().documents,
      pageFiles: () => now().files,
      addresses: () => addresses,
      references: { aliasesOf: asked.aliasesOf, authored: () => now().references },
      files: frontend.routes,
      pages: pages.handle,
      pageData: pages.data,
      catalogueVersion: () => catalogueVersion,
    });
    const { first: before } = frontend;
    handle = before ? async exchange => ((await before(exchange)) ? undefined : routes(exchange)) : routes;
    refuse = (exchange, status) => pages.refuse(exchange, status);
    ({ respell, takesSlashes } = pages);
    if (ownership.ending) return;
    readiness.state = 'ready';
    logger.info({ readyMs: Math.round(performance.now()) }, `ready: ${origin}/`);
  }

  return {
    port,
    origin,
    server: http.server,
    ready: open(),
    async reload() {
      if (!live || !opening) return;
      live = await make(opening);
      forgetAll();
    },
    async stop() {
      readiness.state = 'stopping';
      readiness.reason = 'stopping';
      ownership.end();
      // Requests under way still need what they ask of.
      await http.close(DRAIN_MS);
      await ownership.closeAll();
    },
  };
}

const notYet: Handler = exchange => sendPlainErrorPage(exchange, 503, { 'retry-after': '2' });
