/** Decides about a request for a preview page: exchange the token of a link, show, or refuse. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteEntry } from '#engine/route/route-table.ts';
import { withoutParameter } from '#server/routing/address-query.ts';
import type { PageRequest } from '#ssr/storefront.ts';
import type { PreviewAccess } from './preview-access.ts';
import { type PreviewRules, withPreviewContext } from './preview-context.ts';

export type ResolvedPreview =
  | { kind: 'show'; request: PageRequest; token: string | null }
  | { kind: 'redirect'; location: string }
  | { kind: 'refuse'; status: 403 | 404 };

/** The page that shows widgets and no draft; for visitors without access it does not exist. */
const gallery = 'preview-widgets';

export async function resolvePreview(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { route: RouteEntry; request: PageRequest; index: string },
  { access, rules }: { access: PreviewAccess; rules: PreviewRules },
): Promise<ResolvedPreview> {
  const { name } = page.route;
  const { query, raw } = request.address;
  const refuse: ResolvedPreview = { kind: 'refuse', status: name === gallery ? 404 : 403 };

  const link = query.get('loginToken');
  if (link !== null) {
    // Mail scanners look ahead with HEAD; that must not consume the link.
    if (request.method !== 'GET' || !(await access.take(reply, link))) return refuse;
    // The token must not stay in the address bar, the history or the referrer.
    const home = query.has('redirect');
    return { kind: 'redirect', location: home ? page.index : withoutParameter(raw, query, 'loginToken') };
  }

  const token = await access.token(request);
  if (name === gallery ? !(token || (await access.mayOpenGallery(request))) : !token) return refuse;
  return { kind: 'show', request: withPreviewContext(page.request, rules), token };
}
