/** Offers a visitor whose browser is set to another country that the shop delivers to the choice of countries, once. */
import type { PlanMarket } from '#i18n/address-plan.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';

export const marketOfferedKey = 'ralph-market-offered';

/** The country of the browser: that of its first language with one, `SE` of `sv-SE`. */
function countryOf(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
    if (region) return region;
  }
  return undefined;
}

export function offerMarket(
  { notices, segment, storage }: Pick<ShopperStores, 'notices' | 'segment' | 'storage'>,
  markets: readonly PlanMarket[],
  languages: readonly string[] = navigator.languages,
): void {
  const country = countryOf(languages);
  const meant = country && markets.find(market => market.country === country);
  if (!meant || meant.alias === segment.market || storage.get(marketOfferedKey)) return;
  storage.set(marketOfferedKey, '1');
  const query = new URLSearchParams(location.search);
  query.set('action', 'market');
  const name = new Intl.DisplayNames([segment.locale], { type: 'region' }).of(country) ?? country;
  notices.show('MARKET_OFFER', {
    values: { country: name },
    link: { href: `${location.pathname}?${query.toString()}`, text: 'MARKET_OFFER_CHOOSE' },
    stays: true,
  });
}
