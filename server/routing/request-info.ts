/** What a request says about its market and language, and what follows from it. */
import type { FastifyRequest } from 'fastify';
import type { RouteTable } from '#engine/route/route-table.ts';
import type { MarketLocale } from '#i18n/address-plan.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { isLocaleCode } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { segmentCookies } from './segment-cookies.ts';

export interface RequestInfo {
  /** Decoded. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** As the client sent it; only compared with the configured hosts. */
  host: string | undefined;
  /** The visitor's own choices, unchecked. */
  market: string | undefined;
  locale: string | undefined;
}

export interface Redirect {
  /** 301: the address has another form for all visitors. 302: it depends on the visitor or the configuration. */
  status: 301 | 302;
  /** A path of ours or an address on another of our hosts; encoded, with the query. */
  location: string;
  /** The market to remember, where the address named an unknown one. */
  switchTo?: string;
}

export interface ResolvedLocale {
  marketLocale: MarketLocale;
  /** The page's path without market and language. */
  pagePath: string;
  redirect: Redirect | null;
}

export interface RoutingContext {
  addresses: Addresses;
  routes: RouteTable;
}

/** @param address of the page, where it is not the request's own. */
export const requestInfo = (
  { address: own, cookies, headers }: Pick<FastifyRequest, 'address' | 'cookies' | 'headers'>,
  { path, search }: { path: string; search: string } = own,
): RequestInfo => ({
  path,
  search,
  host: headers.host,
  market: cookies[segmentCookies.market],
  locale: cookies[segmentCookies.locale],
});

/** The market that the visitor chose, else the default. */
export const chosenMarket = ({ market }: RequestInfo, { plan, market: find }: Addresses): string =>
  market !== undefined && find(market) ? market : plan.fallbackMarket;

export const chosenLocale = ({ locale }: RequestInfo): LocaleCode | undefined =>
  isLocaleCode(locale) ? locale : undefined;
