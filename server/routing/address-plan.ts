/** The address plan of this shop, from its configuration and from the markets that its channel has now. */
import type { AddressPlan, PlanMarket } from '#i18n/address-plan.ts';
import { defaultLocale, localeCodes } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { Config } from '#server/config/config.ts';

type Settings = Pick<
  Config,
  'defaultMarket' | 'marketInPath' | 'domains' | 'commerceApiUrl' | 'publicOrigin'
>;

/** The languages of the build that the shop has; all of them for a shop that has none of them. */
function ownLocales(languages: readonly string[]): readonly LocaleCode[] {
  const own = localeCodes.filter(code => languages.includes(code));
  return own.length > 0 ? own : localeCodes;
}

/** A platform may allow a market languages that the shop does not have. */
function inLocales(market: PlanMarket, locales: readonly LocaleCode[]): PlanMarket {
  const own = market.locales.filter(code => locales.includes(code));
  const [first = defaultLocale] = own.length > 0 ? own : locales;
  return {
    ...market,
    locales: own.length > 0 ? own : [first],
    defaultLocale: own.includes(market.defaultLocale) ? market.defaultLocale : first,
  };
}

/**
 * @param origin where the shop is reached; differs from the configured one on a port that was free.
 * @param read what the channel has
 * @param languages of the shop
 */
export function planOf(
  config: Settings,
  origin: string,
  read: readonly PlanMarket[],
  languages: readonly string[],
): AddressPlan {
  const locales = ownLocales(languages);
  const markets = read.map(market => inLocales(market, locales));
  const { defaultMarket, marketInPath, domains, commerceApiUrl } = config;
  const fallback: PlanMarket = {
    alias: defaultMarket,
    country: '',
    defaultLocale,
    locales,
  };
  const { protocol } = new URL(origin);
  // With one host for all languages the language is in the path, as without any host.
  const origins = domains.length > 1 ? domains.map(([code, host]) => [code, `${protocol}//${host}`]) : [];
  return {
    origin,
    marketInPath,
    locales,
    origins: Object.fromEntries(origins),
    // The configured market exists even when the markets cannot be read.
    markets: markets.some(({ alias }) => alias === defaultMarket) ? markets : [fallback, ...markets],
    fallbackMarket: defaultMarket,
    foreign: commerceApiUrl !== undefined,
  };
}
