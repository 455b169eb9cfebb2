/** The pages for what cannot be shown: missing, removed and failed pages, each at the requested address. */
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { emergencyPage } from '#i18n/emergency-page.ts';
import { redirectOutcome } from './find-redirect.ts';
import type { ServerResolving } from './server-resolving.ts';
import type { PageOutcome, PageRequest, StorefrontOptions } from './storefront.ts';

/** A malformed address, 400, leads nowhere either; the page `error` says that the shop has failed. */
const errorPages: Record<number, string> = {
  400: 'not-found',
  403: 'preview-ended',
  404: 'not-found',
  410: 'removed',
};

/** Ids of the pages that are shown only with a status of their own, never at an address. */
export const errorPageIds: ReadonlySet<string> = new Set(['not-found', 'removed', 'error', 'preview-ended']);

interface ErrorPagesParts extends Pick<StorefrontOptions, 'addresses' | 'channelId' | 'report'> {
  documents: ReadonlyMap<string, PageDocument>;
  resolve: ServerResolving['resolve'];
  toOutcome(page: ResolvedPage, request: PageRequest): Promise<PageOutcome>;
}

/** Renders error pages; a page that itself fails is replaced by a plain one that needs no data. */
export function createErrorPages(parts: ErrorPagesParts) {
  const { documents, resolve, toOutcome, addresses, channelId, report } = parts;

  async function errorPage(
    request: PageRequest,
    status: 400 | 403 | 404 | 410 | 500 | 503,
  ): Promise<PageOutcome> {
    try {
      // A shop without a page for what was removed says that nothing was found.
      const document =
        documents.get(errorPages[status] ?? 'error') ??
        (status === 410 ? documents.get('not-found') : undefined);
      if (!document) throw new Error(`There is no page for status ${status}`);
      const page = await resolve(document, request, { status: String(status) });
      const head = { ...page.head, robots: 'noindex' as const, alternates: [], jsonLd: [] };
      const outcome = await toOutcome({ ...page, head }, request);
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

  return { errorPage, missingPage };
}
