/** How this shop writes addresses: configuration and markets as plain data, the same on the server and in the browser (R-ROUTE-2). */
import type { LocaleCode } from '#kernel/segment.ts';
import { defaultLocale, localeCodes } from './locales.ts';

export interface PlanMarket {
  alias: string;
  /** ISO code of the market's country; empty for a market that is not a country. */
  country: string;
  /** The market's language for addresses that name none. */
  defaultLocale: LocaleCode;
  /** Languages of the shop that the market allows; never empty. */
  locales: readonly LocaleCode[];
}

export interface AddressPlan {
  /** From the configuration, never from a request. */
  origin: string;
  /** Whether paths begin with market and language: `/se/sv/kassan`. */
  marketInPath: boolean;
  /** Languages of the shop, in the order of the build's; never empty. */
  locales: readonly LocaleCode[];
  /** Hosts by language; with a host, the path contains no language. */
  origins: Partial<Record<LocaleCode, string>>;
  /** Markets that a visitor may choose, in the channel's order; excludes markets that exist only in the checkout. */
  markets: readonly PlanMarket[];
  /** Used in place of an unknown market. */
  fallbackMarket: string;
  /** The backend writes addresses in its own form; all addresses in its responses are converted to ours. */
  foreign: boolean;
}

/** Market and language of a page. */
export interface MarketLocale {
  market: string;
  locale: LocaleCode;
}

/** The default plan: one market, and every language except the default one in the path. */
export const plainPlan = (origin = ''): AddressPlan => ({
  origin,
  marketInPath: false,
  locales: localeCodes,
  origins: {},
  markets: [{ alias: 'fi', country: 'FI', defaultLocale, locales: localeCodes }],
  fallbackMarket: 'fi',
  foreign: false,
});
