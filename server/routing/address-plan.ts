/** The address plan of this shop, from its configuration and from the markets that its channel has now. */
import type { AddressPlan, PlanMarket } from '#i18n/address-plan.ts';
import { defaultLocale, localeCodes } from '#i18n/locales.ts';
import type { Config } from '#server/config/config.ts';

type Settings = Pick<
  Config,
  'defaultMarket' | 'marketInPath' | 'domains' | 'commerceApiUrl' | 'publicOrigin'
>;

/** @param origin where the shop is reached; differs from the configured one on a port that was free. */
export function planOf(config: Settings, origin: string, markets: readonly PlanMarket[]): AddressPlan {
  const { defaultMarket, marketInPath, domains, commerceApiUrl } = config;
  const fallback: PlanMarket = {
    alias: defaultMarket,
    country: '',
    defaultLocale,
    locales: localeCodes,
  };
  const { protocol } = new URL(origin);
  // With one host for all languages the language is in the path, as without any host.
  const origins = domains.length > 1 ? domains.map(([code, host]) => [code, `${protocol}//${host}`]) : [];
  return {
    origin,
    marketInPath,
    origins: Object.fromEntries(origins),
    // The configured market exists even when the markets cannot be read.
    markets: markets.some(({ alias }) => alias === defaultMarket) ? markets : [fallback, ...markets],
    fallbackMarket: defaultMarket,
    foreign: commerceApiUrl !== undefined,
  };
}
