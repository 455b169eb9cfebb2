/** Renders one page: from the cache for all visitors, as a stream for one, or as a preview. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteEntry } from '#engine/route/route-table.ts';
import type { Dependencies } from '#server/cache/dependencies.ts';
import { redirect } from '#server/http/reply.ts';
import { resolvePreview } from '#server/preview/preview-pages.ts';
import type { PageOutcome, PageRequest } from '#ssr/storefront.ts';
import type { PageReading, PageSending, PagesOptions, PageVisitors } from './pages-options.ts';
import type { PreparedPage } from './prepare-page.ts';
import { newNonce, sendCached, sendOutcome, sendStream } from './send-page.ts';
import { createVisitorOf } from './visitor-of.ts';

/** Not cached by others, found by no search engine, framed by our own pages. */
const previewHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
} as const;

/** @param make renders what is shown under `cacheKey`; the page by default. */
export async function showPublic(
  options: PageReading & PageSending,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    request: page,
    cacheKey,
    clearsCookies,
    isNamedByEdge,
    runsExperiment,
  }: Pick<PreparedPage, 'request' | 'cacheKey' | 'clearsCookies' | 'isNamedByEdge' | 'runsExperiment'>,
  make: (page: PageRequest) => Promise<PageOutcome> = page => options.storefront().render(page),
): Promise<void> {
  const { cache, storefront, publicTransport, sharedMenus } = options;
  // The cache renders the page again when it is outdated: this must not hold the whole request until then.
  const traced = { id: request.id, trace: request.trace };
  const render = (dependencies?: Dependencies) =>
    make({
      ...page,
      now: new Date(),
      transport: publicTransport(traced, dependencies),
      menus: sharedMenus(traced, page.segment, dependencies),
    });
  const matchedBy = storefront();
  const serve = async () =>
    cache
      ? cache.serve(cacheKey, { render, isCurrent: () => storefront() === matchedBy })
      : { outcome: await render() };
  const served = await (cache?.hasAnswer(cacheKey) ? serve() : options.inTurn(request, serve));
  if (!('page' in served)) {
    request.logFields['cache'] = 'none';
    return sendOutcome(request, reply, served.outcome, options);
  }
  request.logFields['cache'] = served.state;
  return sendCached(request, reply, served.page, {
    personal: clearsCookies,
    runsExperiment,
    now: Date.now(),
    headers: options.headers,
    edge: options.edge,
    isNamedByEdge,
    isPaused: options.isPaused(),
  });
}

/** What a page for this visitor alone is made from. */
const forVisitor = ({ request, vehicleId }: Pick<PreparedPage, 'request' | 'vehicleId'>): PageRequest =>
  vehicleId === undefined ? request : { ...request, vehicleId };

/** A public page never from the cache and never stored, such as that of a visitor who has chosen a vehicle without scripts (decision 0132). */
export async function showUncached(
  options: PageReading & PageSending,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Pick<PreparedPage, 'request' | 'vehicleId'>,
): Promise<void> {
  if (page.vehicleId !== undefined) request.logFields['cache'] = 'vehicle';
  const outcome = await options.inTurn(request, () => options.storefront().render(forVisitor(page)));
  return sendOutcome(request, reply, outcome, options);
}

/** @param fields of the form that was posted to the page. */
export async function showPersonal(
  options: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Pick<PreparedPage, 'request' | 'vehicleId'>,
  token: string | null,
  fields: URLSearchParams | null = null,
): Promise<void> {
  request.logFields['cache'] = 'personal';
  const page = forVisitor(prepared);
  const { storefront, personalTransport, headers } = options;
  const nonce = newNonce();
  const transport = personalTransport(request, token);
  let isRejected = false;
  const visitor = createVisitorOf(options)(request, reply, {
    token,
    fields,
    locale: page.segment.locale,
    reject: () => {
      isRejected = true;
    },
  });
  const shown = await options.inTurn(request, () =>
    storefront().stream({ ...page, transport, visitor }, nonce),
  );
  if (!('body' in shown)) return sendOutcome(request, reply, shown, options);
  const status = isRejected && shown.status === 200 ? 422 : shown.status;
  return sendStream(
    request,
    reply,
    { ...shown, status },
    headers.policyWithNonce(nonce, shown.thirdParties),
    options,
  );
}

/** The status to refuse with, where the visitor may not see the preview; undefined when the reply is sent. */
export async function showPreview(
  options: PageReading & PageSending & PageVisitors,
  request: FastifyRequest,
  reply: FastifyReply,
  page: { route: RouteEntry; request: PageRequest; index: string },
): Promise<403 | 404 | undefined> {
  request.logFields['cache'] = 'preview';
  const { preview: access, rules, storefront, personalTransport, headers } = options;
  const resolved = await resolvePreview(request, reply, page, { access, rules });
  if (resolved.kind === 'refuse') return resolved.status;
  if (resolved.kind === 'redirect') {
    redirect(reply, 303, resolved.location);
    return undefined;
  }
  reply.headers(previewHeaders);
  const nonce = newNonce();
  const transport = personalTransport(request, resolved.token);
  const shown = await storefront().stream({ ...resolved.request, transport }, nonce);
  if ('body' in shown) await sendStream(request, reply, shown, headers.previewPolicy(nonce), options);
  else await sendOutcome(request, reply, shown, options);
  return undefined;
}
