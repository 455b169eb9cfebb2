/** Decides about a request for a page of the preview: take the token of a link, show, or refuse (R-WIDGET-23). */
import type { PageRequest } from '#ssr/storefront.ts';
import type { RouteEntry } from '#engine/route-table.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { withoutKey } from '#server/render/address-query.ts';
import type { SegmentRules } from '#server/render/segment-of.ts';
import type { PreviewAccess } from './preview-access.ts';
import { withPreviewContext } from './preview-context.ts';

export type PreviewTurn =
  | { kind: 'show'; request: PageRequest; token: string | null }
  | { kind: 'go'; location: string }
  | { kind: 'refuse'; status: 403 | 404 };

/** The page that shows widgets and no draft; who may not see it is not told that it exists. */
const gallery = 'preview-widgets';

export async function previewTurn(
  exchange: Exchange,
  { name }: RouteEntry,
  request: PageRequest,
  { access, rules, index }: { access: PreviewAccess; rules: SegmentRules; index: string },
): Promise<PreviewTurn> {
  const { query, raw } = exchange.address;
  const refuse: PreviewTurn = { kind: 'refuse', status: name === gallery ? 404 : 403 };

  const link = query.get('loginToken');
  if (link !== null) {
    // A look ahead, as mail scanners take one, must not spend the link.
    if (exchange.method !== 'GET' || !(await access.take(exchange, link))) return refuse;
    // A token must not stay in the address bar, in the history, in what the next page is told.
    const home = query.has('redirect');
    return { kind: 'go', location: home ? index : withoutKey(raw, query, 'loginToken') };
  }

  const token = await access.token(exchange);
  if (name === gallery ? !(token || (await access.mayOpenGallery(exchange))) : !token) return refuse;
  return { kind: 'show', request: withPreviewContext(request, rules), token };
}
