/** The pages of Studio's canvas: the shop's own pages with drafts, for staff and for holders of a preview link. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CanvasState, canvasFolder } from '#engine/resolve/canvas-state.ts';
import { type RequestAddress, readAddress } from '#server/http/read-address.ts';
import { redirect, sendJson } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';
import { withCanvasContext } from '#server/preview/canvas-context.ts';
import type { PreviewAccess } from '#server/preview/preview-access.ts';
import { previewFolder } from '#server/preview/preview-cookie.ts';
import type { PageOutcome } from '#ssr/storefront.ts';
import type { ShownRevision } from '#studio-api/canvas.ts';
import { canvasParameters, readContext, readShown } from '#studio-api/canvas-address.ts';
import { readVehicle } from '#studio-api/vehicle-ref.ts';
import { sendErrorPage } from '../error-pages.ts';
import type { PagesOptions } from '../pages-options.ts';
import { createPreparePage } from '../prepare-page.ts';
import { sendOutcome } from '../send-page.ts';
import { createDraftStorefronts, type PublishedPages, type RenderedDraft } from './draft-storefronts.ts';
import { type PreviewNotice, withPreviewNotice } from './preview-notice.ts';
import { chosenVersions, versionLinks } from './preview-versions.ts';

export interface LinkedDrafts extends Pick<PreviewNotice, 'names' | 'endsAt'> {
  drafts: readonly RenderedDraft[];
  context: string;
}

export interface CanvasOptions {
  /** How a page is prepared and sent, as for the shop's own pages. */
  pages: PagesOptions;
  access: PreviewAccess;
  /** Studio's origins, which may frame the canvas and send messages to it. */
  studioOrigin: string;
  /** Every document that is being changed; in place of them a chosen state of one document. */
  drafts(shown: ShownRevision | null, release?: number): Promise<readonly RenderedDraft[]>;
  /** The documents of a preview link; null for a link that is not valid. */
  linked(link: string): Promise<LinkedDrafts | null>;
  published(): PublishedPages;
}

/** Folder of preview links: `/preview/shared/<link>/sv/…`. */
export const linkFolder = `${previewFolder}/shared`;

const headersOfAll = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
} as const;

export function canvasRoutes(options: CanvasOptions): Route[] {
  const { access } = options;
  const show = createShow(options);
  const method = ['GET', 'HEAD'];

  async function canvas(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { query, search } = request.address;
    const grant = query.get(canvasParameters.grant);
    if (grant !== null) {
      // A request by HEAD must not consume the grant.
      if (request.method !== 'GET' || !(await access.take(reply, grant))) return refuse(request, reply);
      const rest = new URLSearchParams(search);
      rest.delete(canvasParameters.grant);
      return redirect(reply, 303, `${request.address.raw}?${rest.toString()}`);
    }
    const token = await access.token(request);
    if (token === null) return refuse(request, reply);
    const context = query.get(canvasParameters.context) ?? '';
    const shown = readShown(context);
    await show(request, reply, {
      address: addressBelow(canvasFolder, request.address),
      drafts: await options.drafts(shown, readContext(context).release),
      token,
      context,
      canvas: {
        studioOrigin: options.studioOrigin,
        isCompared: shown !== null,
        folder: canvasFolder,
        search: new URLSearchParams({ [canvasParameters.context]: context }).toString(),
        ...visitorOf(context),
      },
    });
  }

  async function shared(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const link = request.address.path.slice(linkFolder.length + 1).split('/', 1)[0] ?? '';
    const found = await options.linked(link);
    if (!found) return refuse(request, reply);
    const folder = `${linkFolder}/${link}`;
    await show(request, reply, {
      address: addressBelow(folder, request.address),
      drafts: found.drafts,
      linked: found,
      token: null,
      context: found.context,
      canvas: {
        ...{ studioOrigin: null, isCompared: false, folder, search: '' },
        ...visitorOf(found.context),
      },
    });
  }

  /** The draft of a document at a version, for the frame of a canvas. */
  async function draft(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if ((await access.token(request)) === null) return refuse(request, reply);
    const { path, query } = request.address;
    const id = path.slice(`${previewFolder}/draft/`.length);
    const found = (await options.drafts(null, readContext(query.get(canvasParameters.context)).release)).find(
      each => each.id === id,
    );
    const version = query.get('version');
    if (!found || (version !== null && version !== String(found.version)))
      return sendJson(reply, 404, { code: 'NOT_FOUND' });
    return sendJson(reply, 200, found);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.headers(headersOfAll);
    const { pages } = options;
    const prepare = createPreparePage(pages);
    const make = () => pages.storefront().errorPage(prepare(request, reply).request, 403);
    return sendErrorPage(request, reply, make, 403, pages);
  }

  return [
    { url: canvasFolder, method, handler: canvas },
    { url: `${canvasFolder}/*`, method, handler: canvas },
    { url: `${linkFolder}/*`, method, handler: shared },
    { url: `${previewFolder}/draft/*`, method, handler: draft },
  ];
}

interface Shown {
  address: RequestAddress;
  drafts: readonly RenderedDraft[];
  token: string | null;
  context: string;
  /** By which link the page is shown; absent for the canvas. */
  linked?: LinkedDrafts;
  canvas: Pick<CanvasState, 'studioOrigin' | 'isCompared' | 'folder' | 'search' | 'vehicle' | 'isSignedIn'>;
}

/** Renders the page at an address from the published pages and drafts. */
function createShow({ pages, published }: CanvasOptions) {
  const storefrontOf = createDraftStorefronts(published);

  return async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { address, drafts, token, context, linked, canvas }: Shown,
  ): Promise<void> {
    request.logFields['cache'] = 'canvas';
    const { storefront, declaredQueries, style } = await storefrontOf(drafts);
    const prepare = createPreparePage({
      ...pages,
      storefront: () => storefront,
      declaredQueries: () => declaredQueries,
    });
    const { request: asked, route } = prepare(request, reply, address);
    const page = withCanvasContext(asked, readContext(context), pages.rules);
    // In the canvas the editor chooses.
    const experiments = linked && route ? storefront.experimentsOf(route.pageId) : undefined;
    const arms = chosenVersions(experiments, address.query);
    const transport = pages.personalTransport(request, token);
    // Shared menus are those of the published pages.
    const { menus: _shared, ...own } = page;
    const rendered = await storefront.render({ ...own, transport, canvas, ...(experiments ? { arms } : {}) });
    const outcome = linked
      ? withNoticeOf(rendered, {
          ...{ names: linked.names, endsAt: linked.endsAt, segment: page.segment },
          country: pages.addresses().market(page.segment.market)?.country ?? '',
          at: readContext(context).at === undefined ? null : page.now,
          versions: versionLinks(experiments, arms, address.query),
        })
      : rendered;
    reply.headers(headersOfAll).removeHeader('x-frame-options');
    if (outcome.kind === 'redirect') {
      const { pathname, search } = new URL(outcome.location, pages.origin);
      const query = [search.slice(1), canvas.search].filter(Boolean).join('&');
      return redirect(reply, 302, `${canvas.folder}${pathname}${query ? `?${query}` : ''}`);
    }
    const policy = pages.headers.canvasPolicy(
      canvas.studioOrigin === null ? [] : [canvas.studioOrigin],
      style,
    );
    await sendOutcome(request, reply, outcome, {
      ...pages,
      headers: { ...pages.headers, pagePolicy: () => policy },
    });
  };
}

const withNoticeOf = (outcome: PageOutcome, notice: PreviewNotice): PageOutcome =>
  outcome.kind === 'page' ? { ...outcome, html: withPreviewNotice(outcome.html, notice) } : outcome;

/** What the browser, not the server, knows of a shopper. */
function visitorOf(context: string): Pick<CanvasState, 'isSignedIn' | 'vehicle'> {
  const { signedIn, vehicle } = readContext(context);
  return { isSignedIn: signedIn === true, vehicle: readVehicle(vehicle) };
}

/** The shop's own address of a page in a folder; parameters of the canvas reach no page, because none declares them. */
const addressBelow = (folder: string, { raw, search }: RequestAddress): RequestAddress =>
  readAddress((raw.slice(folder.length) || '/') + search).address;
