/** How the addresses of this shop are made: configuration and markets as plain data, the same on the server and in the browser (R-ROUTE-2). */
import type { LocaleCode } from '#kernel/segment.ts';
import { defaultLocale, localeCodes } from './locales.ts';

export interface PlanMarket {
  alias: string;
  /** ISO code of its country; empty for a market that is none. */
  country: string;
  /** The language of its own when an address names none. */
  defaultLocale: LocaleCode;
  /** Languages that it may be read in, of those that the shop has; never empty. */
  locales: readonly LocaleCode[];
}

export interface AddressPlan {
  /** Configured; never from a request. */
  origin: string;
  /** Paths begin with market and language: `/se/sv/kassan`. */
  marketInPath: boolean;
  /** Languages with a host of their own: no language in the path then. */
  origins: Partial<Record<LocaleCode, string>>;
  /** Markets that a visitor may choose, in the channel's order; those of the checkout alone are not among them. */
  markets: readonly PlanMarket[];
  /** Stands for a market that nobody knows. */
  fallbackMarket: string;
  /** The backend writes addresses by its own strategy: every one of its answers is brought to ours. */
  foreign: boolean;
}

/** Where a page is: in which market, and in which language. */
export interface MarketLocale {
  market: string;
  locale: LocaleCode;
}

/** Every language but the default one in the path, one market: the plan when nothing is configured. */
export const plainPlan = (origin = ''): AddressPlan => ({
  origin,
  marketInPath: false,
  origins: {},
  markets: [{ alias: 'fi', country: 'FI', defaultLocale, locales: localeCodes }],
  fallbackMarket: 'fi',
  foreign: false,
});
