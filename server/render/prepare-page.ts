/** Reads a request for a page: market and language, route, segment, declared query, cache key. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteEntry } from '#engine/route/route-table.ts';
import { segmentKey } from '#kernel/segment.ts';
import type { RequestAddress } from '#server/http/read-address.ts';
import { clearCookies } from '#server/routing/clear-cookies.ts';
import { hasBadPageNumber, pageQuery } from '#server/routing/page-query.ts';
import { type Redirect, requestInfo } from '#server/routing/request-info.ts';
import { resolveLocale } from '#server/routing/resolve-locale.ts';
import { choicesOf } from '#server/routing/segment-header.ts';
import { segmentOf } from '#server/routing/segment-of.ts';
import type { PageRequest } from '#ssr/storefront.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import type { PageReading } from './pages-options.ts';

export interface PreparedPage {
  route: RouteEntry | undefined;
  request: PageRequest;
  /** One per page that is rendered once for all its visitors. */
  cacheKey: string;
  /** Of the vehicle that was chosen without scripts: the page is made for this visitor. No part of `request`, from which others' pages are made. */
  vehicleId: string | undefined;
  /** Whether the reply removes cookies, so that no shared cache may store it. */
  clearsCookies: boolean;
  /** Whether visitors see different arms of it, so that no shared cache may store it. */
  runsExperiment?: true;
  /** Whether an edge has named the segment, by which it stores the page. */
  isNamedByEdge: boolean;
  redirect: Redirect | null;
  hasBadPageNumber: boolean;
}

export type PreparePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  address?: RequestAddress,
) => PreparedPage;

export function createPreparePage({
  storefront,
  addresses,
  rules,
  origin,
  declaredQueries,
  publicTransport,
  sharedMenus,
}: PageReading): PreparePage {
  const secure = origin.startsWith('https:');

  return (request, reply, address = request.address) => {
    const { path, query } = address;
    const { routes } = storefront();
    const context = { addresses: addresses(), routes };
    const { cookies, isNamedByEdge } = choicesOf(request, rules.trustsSegmentHeader ?? false);
    const { address: own, headers } = request;
    const info = requestInfo({ address: own, headers, cookies: { ...cookies } }, address);
    const { marketLocale, pagePath, redirect } = resolveLocale(info, context);
    const match = routes.match(marketLocale.locale, pagePath);
    const route = match?.route;
    request.pageName = route?.name ?? 'unknown';
    const { segment: chosen, invalidCookies } = segmentOf(marketLocale.locale, cookies, rules);
    const segment = { ...chosen, market: marketLocale.market };
    const cleared = [...invalidCookies, ...request.unreadableCookies];
    clearCookies(reply, cleared, secure);
    const declared = declaredQueries().get(route?.pageId ?? '') ?? [];
    const { values, key } = pageQuery(query, declared);
    return {
      route,
      request: {
        path,
        match,
        query: values,
        segment,
        transport: publicTransport(request),
        menus: sharedMenus(request, segment),
        now: new Date(),
      },
      vehicleId: request.cookies[cookieNames.vehicle] || undefined,
      cacheKey: `${path}?${key}#${segmentKey(segment)}`,
      clearsCookies: cleared.length > 0,
      isNamedByEdge,
      redirect,
      hasBadPageNumber: hasBadPageNumber(query, declared),
    };
  };
}
