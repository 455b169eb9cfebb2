/** The storefront as the server runs it: match, resolve, load, render; absence and accidents become pages of their own. */
import { createApi } from '#api/create-api.ts';
import { ApiError } from '#api/transport.ts';
import { addressesIn } from '#app/addresses-in.ts';
import { createPageServices } from '#app/create-page-services.ts';
import { jsonLd } from '#app/json-ld.ts';
import type { Chrome } from '#app/layouts/chrome.ts';
import { dressingOf, frameOf } from '#app/layouts/frame.ts';
import { serverParts } from '#app/layouts/server-parts.tsx';
import { pageLanguages } from '#app/page-languages.ts';
import { serverSafeHtml } from '#app/safe-html/server-safe-html.ts';
import { makeLink } from '#engine/make-link.ts';
import { createDocumentHead } from '#engine/document-head.ts';
import type { PageDocument } from '#engine/page-document.ts';
import { resolvePage } from '#engine/resolve-page.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import { createRouteTable } from '#engine/route-table.ts';
import { toPageState } from '#engine/serialise-page.ts';
import { cmsProps } from '#engine/validators.gen.mjs';
import { widgetFields } from '#engine/widget-fields.gen.ts';
import { serverTexts } from '#i18n/server-texts.ts';
import { NotFound } from '#kernel/absence.ts';
import { createShopperStores } from '#stores/shopper-stores.ts';
import { enableStaticRendering } from 'mobx-react-lite';
import { Readable } from 'node:stream';
import { cmsTypes } from './cms-types.gen.ts';
import { documentEnd, documentStart, type DocumentParts } from './document.ts';
import { notesOf } from './page-notes.tsx';
import { emergencyPage } from './emergency-page.ts';
import { moveOutcome } from './find-move.ts';
import { leadOn } from './lead-on.ts';
import { ownStylesOf, styleHashOf } from './own-styles.ts';
import { tellingFailures } from './failing-widgets.tsx';
import { acceptProps } from './accept-props.ts';
import { createOverriddenPages } from './overridden-pages.ts';
import { renderRoot, streamRoot } from './render-root.tsx';
import { routeEntryOf } from './route-entry.ts';
import { createChromes } from './server-chrome.ts';
import { createServerEngine } from './server-engine.ts';
import { noPorts } from './server-ports.ts';
import type { CreateStorefront, PageOutcome, PageRequest } from './storefront.ts';
import { widgets } from './widgets-server.gen.ts';

enableStaticRendering(true);
const documentHead = createDocumentHead(jsonLd);

const errorPages: Record<number, string> = { 403: 'preview-ended', 404: 'not-found', 410: 'not-found' };
const errorPageIds = new Set(['not-found', 'error', 'preview-ended']);

const inOnePiece = (outcome: PageOutcome) =>
  outcome.kind === 'redirect' ? outcome : { status: outcome.status, body: Readable.from([outcome.html]) };

export const createStorefront: CreateStorefront = ({
  pages,
  fragments,
  layouts,
  overrides,
  assets,
  channelId,
  addresses,
  features,
  config,
  report,
}) => {
  const documents = new Map(pages.map(page => [page.id, page]));
  const routes = createRouteTable(pages.flatMap(routeEntryOf));
  const engine = createServerEngine(widgets, report, features);
  const overridden = createOverriddenPages(overrides, fragments, report);

  const bareOf = ({ path, segment }: PageRequest) => addresses().bare(segment, path) ?? path;

  /** Answers with addresses as this shop writes them. */
  function apiFor({ transport, segment }: Pick<PageRequest, 'transport' | 'segment'>) {
    const local = addresses().differ ? addressesIn(transport, addresses(), segment) : transport;
    return createApi({ transport: local, segment, channelId, origin: addresses().origin(segment.locale) });
  }

  const chromeOrNone = createChromes(apiFor, report);

  const servicesFor = (request: PageRequest) =>
    createPageServices({
      api: apiFor(request),
      texts: serverTexts(request.segment.locale),
      routes,
      addresses: addresses(),
      fragments,
      features,
      cmsTypes,
      widget: type => Promise.resolve(widgets[type]),
      fields: type => widgetFields[type],
      safeHtml: serverSafeHtml,
      documentHead,
      acceptCms: (type, props) => (cmsProps[type]?.(props) ? props : null),
      acceptProps,
      hasPicture: type => widgets[type]?.hasPicture === true,
      report,
    });

  const resolve = (document: PageDocument, request: PageRequest, params: Record<string, string>) =>
    resolvePage(
      overridden(document, request.segment),
      {
        segment: request.segment,
        path: bareOf(request),
        prefix: addresses().prefix(request.segment),
        query: request.query,
        route: { name: document.route?.name ?? document.id, params },
        origin: addresses().origin(request.segment.locale),
        config,
        now: request.now,
      },
      servicesFor(request),
    );

  /** Everything React and the document need of one resolved page. */
  function prepare(page: ResolvedPage, request: PageRequest, chrome: Chrome) {
    const { locale } = request.segment;
    const types = Object.values(page.regions).flatMap(containers =>
      containers.flatMap(container => container.widgets),
    );
    const languages = pageLanguages(page, addresses());
    const pathTo = (name: string, params?: Readonly<Record<string, string>>) =>
      addresses().path(request.segment, routes.pathOf(name, locale, params));
    const frame = frameOf(layouts, page.layout);
    const dressing = dressingOf(layouts, page.layout, {
      ...{ locale, now: request.now },
      link: address => makeLink(address, request.segment, { routes, addresses: addresses() }),
    });
    const { turnsAt } = dressing;
    if (turnsAt && !(page.expiresAt && page.expiresAt < turnsAt)) page.expiresAt = turnsAt;
    const parts: DocumentParts = {
      head: page.head,
      locale,
      assets,
      widgetTypes: [
        ...new Set([...types.map(widget => widget.type), ...(frame.newsletter ? ['newsletter'] : [])]),
      ],
      hydratingTypes: [
        ...new Set(
          types.flatMap(widget =>
            widget.hydrate === 'load' || widget.hydrate === 'idle' ? [widget.type] : [],
          ),
        ),
      ],
      extent: page.personal ? 'all' : 'first',
      // A tool measures nobody: it has nothing to ask.
      notes: page.access === 'preview' ? '' : notesOf(locale, pathTo('content', { alias: 'cookies' })),
      state: {
        page: toPageState(page, type => widgets[type]),
        frame,
        languages,
        addresses: addresses().plan,
        channelId,
        features,
      },
      ...ownStylesOf(types, widgets),
    };
    const props = {
      page,
      engine,
      texts: serverTexts(locale),
      stores: createShopperStores(request.segment, noPorts, config.shopper),
      environment: {
        isServer: true,
        frame,
        chrome,
        dressing,
        parts: serverParts,
        languages,
        addresses: addresses(),
        pathTo,
        navigate: () => undefined,
        menuAt: () => Promise.resolve(null),
      },
    };
    return { parts, props };
  }

  async function toOutcome(page: ResolvedPage, request: PageRequest): Promise<PageOutcome> {
    const { parts, props } = prepare(page, request, await chromeOrNone(page, request));
    const root = await renderRoot(props, tellingFailures(props, report));
    return {
      kind: 'page',
      status: page.status,
      html: documentStart(parts) + root + documentEnd(parts),
      ...styleHashOf(parts),
      tags: page.tags,
      ...(page.expiresAt ? { expiresAt: page.expiresAt } : {}),
      storable: !page.personal && !page.partial && page.status === 200,
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

  /** Renamed, gone for good, or never there; told at the requested address (faults S7, C10). */
  const absent = (request: PageRequest): Promise<PageOutcome> =>
    moveOutcome(request, { addresses: addresses(), channelId, report }, status => errorPage(request, status));

  /** The page, or the error page that stands for what went wrong. */
  async function load(request: PageRequest): Promise<{ page: ResolvedPage } | { outcome: PageOutcome }> {
    const found = routes.match(request.segment.locale, bareOf(request));
    const document = found && documents.get(found.route.pageId);
    if (!document) return { outcome: await absent(request) };
    if (errorPageIds.has(document.id)) return { outcome: await errorPage(request, 404) };
    const elsewhere = leadOn(found, request, { routes, addresses: addresses(), features });
    if (elsewhere) return { outcome: elsewhere };
    try {
      const page = await resolve(document, request, found.params);
      const { canonicalPath } = page;
      if (canonicalPath && canonicalPath !== request.path) {
        const search = new URLSearchParams(request.query).toString();
        return {
          outcome: {
            kind: 'redirect',
            status: 301,
            location: encodeURI(canonicalPath) + (search ? `?${search}` : ''),
          },
        };
      }
      return { page };
    } catch (error) {
      if (error instanceof NotFound) return { outcome: await absent(request) };
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

    async stream(request, nonce) {
      const answer = await load(request);
      if ('outcome' in answer) return inOnePiece(answer.outcome);
      const { page } = answer;
      try {
        const { parts, props } = prepare(page, request, await chromeOrNone(page, request));
        const halves = { start: documentStart(parts), end: documentEnd(parts) };
        const body = await streamRoot(props, halves, nonce, tellingFailures(props, report));
        return { status: page.status, body, ...styleHashOf(parts) };
      } catch (error) {
        report('RENDER002', `Page "${page.id}" could not be rendered`, { error });
        return inOnePiece(await errorPage(request, 500));
      }
    },
  };
};
