/** What a request says about its place, and what became of it. */
import type { RouteTable } from '#engine/route-table.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { Standing } from '#i18n/address-plan.ts';
import { isLocaleCode } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';

export interface Asked {
  /** Decoded. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** As the request names it; only looked up among the configured ones. */
  host: string | undefined;
  /** The visitor's own choices, checked by nobody yet. */
  market: string | undefined;
  locale: string | undefined;
}

export interface Move {
  /** 301: the address has another form for everybody. 302: it depends on the visitor or on configuration that may change. */
  status: 301 | 302;
  /** A path of ours or an address on another of our hosts; encoded, with the query. */
  location: string;
  /** The address named a market that nobody knows; the visitor's own is this one from now on. */
  switchTo?: string;
}

export interface Settled {
  standing: Standing;
  /** Without prefix. */
  bare: string;
  move: Move | null;
}

export interface SettleParts {
  addresses: Addresses;
  routes: RouteTable;
}

/** The market the visitor has chosen, if it is one. */
export const chosenMarket = ({ market }: Asked, { plan, market: known }: Addresses): string =>
  market !== undefined && known(market) ? market : plan.fallbackMarket;

export const chosenLocale = ({ locale }: Asked): LocaleCode | undefined =>
  isLocaleCode(locale) ? locale : undefined;
