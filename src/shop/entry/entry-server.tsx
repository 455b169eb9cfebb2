/** The storefront on the server: matches, resolves, loads and renders a page; missing pages and thrown errors become error pages. */

import { Readable } from 'node:stream';
import { enableStaticRendering } from 'mobx-react-lite';
import { type RecordedAnswer, recordAnswers } from '#api/record-answers.ts';
import { ApiError } from '#api/transport.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import {
  createRouteTable,
  hasAllParams,
  type RouteMatch,
  type RouteTable,
} from '#engine/route/route-table.ts';
import { NotFound } from '#kernel/absence.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import { aliasRedirect } from '#ssr/alias-redirect.ts';
import { createErrorPages, errorPageIds } from '#ssr/error-pages.ts';
import { formOutcome } from '#ssr/form-answer.ts';
import { formPagesOf } from '#ssr/form-pages.ts';
import { createLayoutMenus } from '#ssr/layout-menus.ts';
import { createMigrate } from '#ssr/migrate-widget.ts';
import { narrowedView } from '#ssr/narrowed-view.ts';
import { createPageRendering } from '#ssr/page-rendering.ts';
import { createPanels } from '#ssr/panels.ts';
import { routeEntryOf } from '#ssr/route-entry.ts';
import { createServerResolving, type ServerResolving } from '#ssr/server-resolving.ts';
import type { CreateStorefront, PageOutcome, PageRequest } from '#ssr/storefront.ts';
import { createSubmenus } from '#ssr/submenus.tsx';

export { createContentForms } from '#ssr/content-forms.ts';

enableStaticRendering(true);

const asStreamed = (outcome: PageOutcome) => {
  if (outcome.kind !== 'page') return outcome;
  const { status, retryAfter, html } = outcome;
  return { status, ...(retryAfter === undefined ? {} : { retryAfter }), body: Readable.from([html]) };
};

const statusOf = (error: unknown) => (error instanceof ApiError && error.retryable ? 503 : 500);

/** A page that failed, with the wait that the backend named. */
function withRetryAfter(outcome: PageOutcome, error: unknown): PageOutcome {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  return outcome.kind === 'page' && retryAfter !== undefined ? { ...outcome, retryAfter } : outcome;
}

type Page = Extract<PageOutcome, { kind: 'page' }>;

/** @param page null where there is none, or where it failed: then others must not get these answers */
const asData = (answers: readonly RecordedAnswer[], page: ResolvedPage | null): Page => ({
  kind: 'page',
  status: 200,
  html: JSON.stringify(answers),
  isData: true,
  tags: page?.tags ?? [],
  ...(page?.expiresAt ? { expiresAt: page.expiresAt } : {}),
  storable: page !== null && !page.personal && !page.partial,
});

/** Finds the route and the page file of a path. */
const createFind =
  (documents: ReadonlyMap<string, PageDocument>, routes: RouteTable, bareOf: ServerResolving['bareOf']) =>
  (request: PageRequest): { found: RouteMatch; document: PageDocument } | null => {
    const found =
      request.match === undefined ? routes.match(request.segment.locale, bareOf(request)) : request.match;
    const document = found && documents.get(found.route.pageId);
    return document && (found.moved || hasAllParams(found)) ? { found, document } : null;
  };

export const createStorefront: CreateStorefront = options => {
  const { pages, addresses, features, report } = options;
  const documents = new Map(pages.map(page => [page.id, page]));
  const routes = createRouteTable(pages.flatMap(routeEntryOf));
  const { bareOf, apiFor, resolve: resolveDocument } = createServerResolving(options, routes);
  const layoutMenus = createLayoutMenus(apiFor, report, options.withheld);
  const { toOutcome, toPanels, toStream } = createPageRendering(options, routes, { layoutMenus, apiFor });
  const resolve: typeof resolveDocument = (document, request, params) => {
    void layoutMenus.begin(request).catch(() => undefined);
    return resolveDocument(document, request, params);
  };
  const find = createFind(documents, routes, bareOf);
  const formPages = formPagesOf(pages);
  const { errorPage, missingPage } = createErrorPages({ ...options, documents, resolve, toOutcome });

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
      const narrowed = await narrowedView(page, request, apiFor(request));
      return narrowed ? { outcome: narrowed } : { page };
    } catch (error) {
      const taken = formOutcome(error, request.segment.locale);
      if (taken) return { outcome: taken };
      if (error instanceof NotFound) return { outcome: await missingPage(request) };
      report('PAGE500', `Page "${document.id}" failed`, { error });
      return { outcome: withRetryAfter(await errorPage(request, statusOf(error)), error) };
    }
  }

  return {
    routes,
    experimentsOf: pageId => documents.get(pageId)?.experiments,
    errorPage,
    takesForms: pageId => formPages.has(pageId),
    migrate: createMigrate(report),
    submenus: createSubmenus(layoutMenus, report),
    panels: createPanels({ documentOf: request => find(request)?.document, resolve, toPanels, report }),

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
      if (!target || target.found.moved || target.found.route.personal) return asData([], null);
      const { transport, answers } = recordAnswers(request.transport);
      // The browser meets the same error and then requests the document, for which the server has an error page.
      const page = await resolveDocument(
        target.document,
        { ...request, transport },
        target.found.params,
      ).catch(() => null);
      return asData(answers, page);
    },

    async stream(request, nonce) {
      const answer = await load(request);
      if ('outcome' in answer) return asStreamed(answer.outcome);
      const { page } = answer;
      try {
        return await toStream(page, request, nonce);
      } catch (error) {
        report('RENDER002', `Page "${page.id}" could not be rendered`, { error });
        return asStreamed(await errorPage(request, 500));
      }
    },
  };
};
