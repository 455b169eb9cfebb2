/** Takes over what the page has answered before its application ran. */
import { showComparison } from '#app/cards/card-actions.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { takeAnswers } from '../boot/answered.ts';

/** @param compareHref path of the comparison, with its language */
export function adoptAnswers(
  stores: Pick<ShopperStores, 'compare' | 'favorites' | 'notices'>,
  compareHref: string,
): void {
  const { compare, favorites } = stores;
  takeAnswers(({ list, productId, outcome }) => {
    if (list === 'favorite') return favorites.adopt(productId, outcome);
    compare.adopt();
    showComparison(stores, compareHref, outcome);
  });
}
