/** The storefront on the server: matches, resolves, loads and renders a page; missing pages and thrown errors become error pages. */
import { recordAnswers } from '#api/record-answers.ts';
import { ApiError } from '#api/transport.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { PageDocument } from '#engine/page-document.ts';
import { createRouteTable, isComplete, type RouteMatch } from '#engine/route-table.ts';
import { NotFound } from '#kernel/absence.ts';
import { encodePath } from '#kernel/address-path.ts';
import { enableStaticRendering } from 'mobx-react-lite';
import { Readable } from 'node:stream';
import { documentEnd, documentStart } from '#ssr/document.ts';
import { emergencyPage } from '#i18n/emergency-page.ts';
import { redirectOutcome } from '#ssr/find-redirect.ts';
import { aliasRedirect } from '#ssr/alias-redirect.ts';
import { styleHashOf } from '#ssr/own-styles.ts';
import { createFailureReporter } from '#ssr/failing-widgets.tsx';
import { renderRoot, streamRoot } from '#ssr/render-root.tsx';
import { routeEntryOf } from '#ssr/route-entry.ts';
import { createLayoutMenus } from '#ssr/layout-menus.ts';
import { submenusHtml } from '#ssr/submenus.tsx';
import { createServerPreparing } from '#ssr/server-preparing.ts';
import { createServerResolving } from '#ssr/server-resolving.ts';
import type { CreateStorefront, PageOutcome, PageRequest } from '#ssr/storefront.ts';

enableStaticRendering(true);

const errorPages: Record<number, string> = { 403: 'preview-ended', 404: 'not-found', 410: 'not-found' };
const errorPageIds = new Set(['not-found', 'error', 'preview-ended']);

const asStreamed = (outcome: PageOutcome) =>
  outcome.kind === 'redirect' ? outcome : { status: outcome.status, body: Readable.from([outcome.html]) };

export const createStorefront: CreateStorefront = options => {
  const { pages, channelId, addresses, features, report } = options;
  const documents = new Map(pages.map(page => [page.id, page]));
  const routes = createRouteTable(pages.flatMap(routeEntryOf));
  const { bareOf, apiFor, resolve: resolveDocument } = createServerResolving(options, routes);
  const prepare = createServerPreparing(options, routes);
  const layoutMenus = createLayoutMenus(apiFor, report);
  const resolve: typeof resolveDocument = (document, request, params) => {
    void layoutMenus.begin(request).catch(() => undefined);
    return resolveDocument(document, request, params);
  };

  /** The route and the page file of the path. */
  function find(request: PageRequest): { found: RouteMatch; document: PageDocument } | null {
    const found =
      request.match === undefined ? routes.match(request.segment.locale, bareOf(request)) : request.match;
    const document = found && documents.get(found.route.pageId);
    return document && (found.moved || isComplete(found)) ? { found, document } : null;
  }

  async function toOutcome(page: ResolvedPage, request: PageRequest): Promise<PageOutcome> {
    const { parts, props } = await prepare(page, request, await layoutMenus.menusFor(page, request));
    const root = await renderRoot(props, createFailureReporter(props, report));
    return {
      kind: 'page',
      status: 200,
      html: documentStart(parts) + root + documentEnd(parts),
      ...styleHashOf(parts),
      tags: page.tags,
      ...(page.expiresAt ? { expiresAt: page.expiresAt } : {}),
      storable: !page.personal && !page.partial,
    };
  }

  async function errorPage(
    request: PageRequest,
    status: 400 | 403 | 404 | 410 | 500 | 503,
  ): Promise<PageOutcome> {
    try {
      const document = documents.get(errorPages[status] ?? 'error');
      if (!document) throw new Error(`There is no page for status ${status}`);
      const page = await resolve(document, request, { status: String(status) });
      page.head = { ...page.head, robots: 'noindex', alternates: [], jsonLd: [] };
      const outcome = await toOutcome(page, request);
      return outcome.kind === 'page' ? { ...outcome, status, storable: false } : outcome;
    } catch (error) {
      report('ERRORPAGE001', 'The error page itself failed', { error });
      return { kind: 'page', status, html: emergencyPage(request.segment.locale), tags: [], storable: false };
    }
  }

  /** The redirect of a renamed page, or the error page for a removed or unknown one, at the requested address (R-ROUTE-11). */
  const missingPage = (request: PageRequest): Promise<PageOutcome> =>
    redirectOutcome(request, { addresses: addresses(), channelId, report }, status =>
      errorPage(request, status),
    );

  /** The page, or the outcome that replaces it: a redirect or an error page. */
  async function load(request: PageRequest): Promise<{ page: ResolvedPage } | { outcome: PageOutcome }> {
    const target = find(request);
    if (!target) return { outcome: await missingPage(request) };
    const { found, document } = target;
    if (errorPageIds.has(document.id)) return { outcome: await errorPage(request, 404) };
    const elsewhere = aliasRedirect(found, request, { routes, addresses: addresses(), features });
    if (elsewhere) return { outcome: elsewhere };
    try {
      const page = await resolve(document, request, found.params);
      const { canonicalPath } = page;
      if (canonicalPath && canonicalPath !== request.path)
        return { outcome: { kind: 'redirect', status: 301, location: encodePath(canonicalPath) } };
      return { page };
    } catch (error) {
      if (error instanceof NotFound) return { outcome: await missingPage(request) };
      report('PAGE500', `Page "${document.id}" failed`, { error });
      return { outcome: await errorPage(request, error instanceof ApiError && error.retryable ? 503 : 500) };
    }
  }

  return {
    routes,
    errorPage,

    async render(request) {
      const answer = await load(request);
      if ('outcome' in answer) return answer.outcome;
      try {
        return await toOutcome(answer.page, request);
      } catch (error) {
        report('RENDER002', `Page "${answer.page.id}" could not be rendered`, { error });
        return errorPage(request, 500);
      }
    },

    async pageAnswers(request) {
      const target = find(request);
      if (!target || target.found.moved || target.found.route.personal) return [];
      const { transport, answers } = recordAnswers(request.transport);
      // The browser meets the same error and then requests the document, for which the server has an error page.
      await resolveDocument(target.document, { ...request, transport }, target.found.params).catch(
        () => undefined,
      );
      return answers;
    },

    async submenus(request) {
      try {
        const { navigation } = await layoutMenus.begin(request);
        const html = submenusHtml(navigation, request.segment.locale);
        return { kind: 'page', status: 200, html, tags: [], storable: true };
      } catch (error) {
        report('CHROME001', 'The menus could not be loaded', { error });
        return { kind: 'page', status: 503, html: '', tags: [], storable: false };
      }
    },

    async stream(request, nonce) {
      const answer = await load(request);
      if ('outcome' in answer) return asStreamed(answer.outcome);
      const { page } = answer;
      try {
        const { parts, props } = await prepare(page, request, await layoutMenus.menusFor(page, request));
        const halves = { start: documentStart(parts), end: documentEnd(parts) };
        const body = await streamRoot(props, halves, nonce, createFailureReporter(props, report));
        return { status: 200, body, ...styleHashOf(parts) };
      } catch (error) {
        report('RENDER002', `Page "${page.id}" could not be rendered`, { error });
        return asStreamed(await errorPage(request, 500));
      }
    },
  };
};
