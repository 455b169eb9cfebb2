/** Another tab has chosen another market: what this one shows is of the old one. */
import { marketHref } from '#app/navigation/market-address.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { Segment } from '#kernel/segment.ts';
import type { ShopperStores } from '#stores/shopper-stores.ts';

export interface FollowMarketParts {
  addresses: Addresses;
  segment: Segment;
  /** Somebody may be typing here, in the checkout or the account: nothing typed is thrown away. */
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
  // The same address in a new market is a new document all the same.
  if (next === here) location.reload();
  else leave(next);
}
