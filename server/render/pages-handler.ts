/** Answers pages: segment, match, then the cache for public pages and a stream for personal ones. */
import type { PageRequest, Storefront } from '#ssr/storefront.ts';
import type { RouteEntry } from '#engine/route-table.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { segmentKey } from '#kernel/segment.ts';
import type { Transport } from '#api/transport.ts';
import type { RecordedAnswer } from '#api/record-answers.ts';
import { redirect, setHeaders } from '#server/http/answer.ts';
import type { Exchange, Handler } from '#server/http/exchange.ts';
import { readAddress } from '#server/http/read-address.ts';
import { settle } from '#server/market/settle.ts';
import type { LoginLinks } from '#server/session/login-link.ts';
import type { Dependencies } from '#server/cache/dependencies.ts';
import type { PageCache } from '#server/cache/page-cache.ts';
import type { Session } from '#server/session/session.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import type { PreviewAccess } from '#server/preview/preview-access.ts';
import { previewTurn } from '#server/preview/preview-pages.ts';
import { sendErrorPage } from './error-pages.ts';
import { hasBadPageNumber, pageQuery, type DeclaredQueries } from './page-query.ts';
import { createWaysOn } from './ways-on.ts';
import { sendPageData } from './send-page-data.ts';
import { newNonce, sendCached, sendOutcome, sendStream } from './send-page.ts';
import { withoutKey } from './address-query.ts';
import { askedBy } from './asked-by.ts';
import { createCookieClearer } from './clear-cookies.ts';
import { refusedBy } from './refused-by.ts';
import { segmentOf, type SegmentRules } from './segment-of.ts';

export interface PagesOptions {
  storefront(): Storefront;
  /** Null keeps no page. */
  cache: PageCache | null;
  headers: SecurityHeaders;
  rules: SegmentRules;
  origin: string;
  declaredQueries(): DeclaredQueries;
  /** For public pages and the menus of all: without an identity; `dependencies` learns what a page is made of. */
  publicTransport(requestId: string, dependencies?: Dependencies): Transport;
  /** For personal pages and for those of the preview: of whoever has the token, or nobody's. */
  personalTransport(exchange: Exchange, token: string | null): Transport;
  preview: PreviewAccess;
  session: Pick<Session, 'has' | 'token'>;
  links: LoginLinks;
  addresses(): Addresses;
}

/** Shown to nobody else, found by no search engine, framed by our own pages. */
const previewHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
} as const;

export interface Pages {
  handle: Handler;
  /** `/page-data?to=ADDRESS`: the results of all queries of a public page, for a navigation in the browser. */
  data: Handler;
  refuse(exchange: Exchange, status: 400 | 404): Promise<void>;
  /** Answers another spelling of an address; `location` is its own. */
  respell(exchange: Exchange, location: string): void;
  /** Whether the page at `location` takes an escaped slash as a plain one. */
  takesSlashes(exchange: Exchange, location: string): boolean;
}

export function createPages(options: PagesOptions): Pages {
  const {
    storefront,
    cache,
    headers,
    rules,
    origin,
    declaredQueries,
    publicTransport,
    personalTransport,
    preview,
    session,
    links,
    addresses,
  } = options;

  const sending = { origin, headers };
  const clearCookies = createCookieClearer(origin.startsWith('https:'));
  const ways = createWaysOn({ storefront, addresses, origin, links, session });

  function prepare(exchange: Exchange) {
    const { path, query } = exchange.address;
    const { routes } = storefront();
    const { standing, bare, move } = settle(askedBy(exchange), { addresses: addresses(), routes });
    const match = routes.match(standing.locale, bare);
    const { segment: chosen, garbage } = segmentOf(standing.locale, exchange.cookies, rules);
    const segment = { ...chosen, market: standing.market };
    clearCookies(exchange, [...garbage, ...exchange.badCookies]);
    const declared = declaredQueries().get(match?.route.pageId ?? '') ?? [];
    const { values, key } = pageQuery(query, declared);
    const request: PageRequest = {
      path,
      match,
      query: values,
      segment,
      transport: publicTransport(exchange.id),
      now: new Date(),
    };
    const clears = garbage.length + exchange.badCookies.size > 0;
    const isBadPage = hasBadPageNumber(query, declared);
    return {
      route: match?.route,
      request,
      key: `${path}?${key}#${segmentKey(segment)}`,
      clears,
      move,
      isBadPage,
    };
  }

  async function showPersonal(exchange: Exchange, request: PageRequest, token: string | null): Promise<void> {
    exchange.notes['cache'] = 'personal';
    const nonce = newNonce();
    const transport = personalTransport(exchange, token);
    const page = await storefront().stream(
      { ...request, transport, sharedTransport: request.transport },
      nonce,
    );
    if ('body' in page) return sendStream(exchange, page, headers.policyWithNonce(nonce), headers);
    return sendOutcome(exchange, page, sending);
  }

  async function showPreview(exchange: Exchange, route: RouteEntry, asked: PageRequest): Promise<void> {
    exchange.notes['cache'] = 'preview';
    const turn = await previewTurn(exchange, route, asked, {
      access: preview,
      rules,
      index: ways.pathOf(asked, 'index'),
    });
    if (turn.kind === 'refuse') return failing(exchange, turn.status);
    if (turn.kind === 'go') return redirect(exchange, 303, turn.location);
    setHeaders(exchange.res, previewHeaders);
    const transport = personalTransport(exchange, turn.token);
    const nonce = newNonce();
    const page = await storefront().stream(
      { ...turn.request, transport, sharedTransport: asked.transport },
      nonce,
    );
    if (!('body' in page)) return sendOutcome(exchange, page, sending);
    return sendStream(exchange, page, headers.previewPolicy(nonce), headers);
  }

  async function showPublic(
    exchange: Exchange,
    request: PageRequest,
    key: string,
    clears: boolean,
  ): Promise<void> {
    const render = (dependencies?: Dependencies) =>
      storefront().render({ ...request, transport: publicTransport(exchange.id, dependencies) });
    const served = cache ? await cache.serve(key, render) : { outcome: await render() };
    if (!('page' in served)) {
      exchange.notes['cache'] = 'none';
      return sendOutcome(exchange, served.outcome, sending);
    }
    exchange.notes['cache'] = served.state;
    const personal = clears || session.has(exchange);
    return sendCached(exchange, served.page, { personal, now: Date.now(), headers });
  }

  async function show(exchange: Exchange): Promise<void> {
    const prepared = prepare(exchange);
    const { route, request, key, clears, move, isBadPage } = prepared;
    const link = exchange.address.query.get('loginToken');
    if (link !== null && route?.access !== 'preview') return ways.followLink(exchange, link, prepared);
    if (move) return ways.go(exchange, move);
    if (isBadPage)
      return redirect(exchange, 301, withoutKey(exchange.address.raw, exchange.address.query, 'page'));
    if (route?.access === 'preview') return showPreview(exchange, route, request);
    if (route && (route.personal || route.access !== 'public')) {
      const token = session.has(exchange) ? await session.token(exchange) : null;
      const elsewhere = refusedBy(route, token !== null);
      if (elsewhere) return redirect(exchange, 302, ways.pathOf(request, elsewhere));
      return showPersonal(exchange, request, token);
    }
    // Addresses without a page are endless: none of them is kept.
    if (!route) return sendOutcome(exchange, await storefront().render(request), sending);
    return showPublic(exchange, request, key, clears);
  }

  /** Empty for what is no public page: the browser then loads a document. */
  async function answersFor(exchange: Exchange): Promise<readonly RecordedAnswer[]> {
    const to = readAddress(exchange.address.query.get('to') ?? undefined);
    if (to.kind !== 'ok') return [];
    const { route, request, move } = prepare({ ...exchange, address: to.address });
    return route && !move && route.access === 'public' ? storefront().pageAnswers(request) : [];
  }

  const failing = (exchange: Exchange, status: 400 | 403 | 404 | 500) =>
    sendErrorPage(exchange, () => storefront().errorPage(prepare(exchange).request, status), status, sending);

  return {
    async handle(exchange) {
      try {
        await show(exchange);
      } catch (error) {
        if (exchange.res.destroyed || exchange.req.destroyed) return;
        exchange.log.error({ err: error, path: exchange.address.raw }, 'page failed');
        await failing(exchange, 500);
      }
    },
    data: async exchange => sendPageData(exchange, await answersFor(exchange)),
    refuse: (exchange, status) => failing(exchange, status),
    respell: ways.respell,
    takesSlashes: ways.takesSlashes,
  };
}
