/** Another tab has chosen another market, so the page in this tab is outdated. */
import { marketHref } from '#app/navigation/market-address.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { Segment } from '#kernel/segment.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';

export interface FollowMarketParts {
  addresses: Addresses;
  segment: Segment;
  /** On checkout and account pages the shopper may be typing; their input must not be lost. */
  isPersonal: boolean;
  leave: (href: string) => void;
}

export function followMarket(
  { market, notices }: Pick<ShopperStores, 'market' | 'notices'>,
  { addresses, segment, isPersonal, leave }: FollowMarketParts,
): void {
  const { chosen } = market;
  if (chosen === null || chosen === segment.market || !addresses.market(chosen)) return;
  if (isPersonal) {
    notices.show('MARKET_CHANGED_ELSEWHERE');
    return;
  }
  const here = location.pathname + location.search;
  const to = { market: chosen, locale: segment.locale };
  const next = marketHref(to, { href: here, at: segment, languages: [], addresses });
  // The URL can be the same in the new market, but its document differs.
  if (next === here) location.reload();
  else leave(next);
}
