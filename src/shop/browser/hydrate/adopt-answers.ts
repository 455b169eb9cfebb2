/** Takes over what the page has answered before its application ran. */
import { showComparison } from '#app/cards/card-actions.ts';
import type { AddedNotice } from '#stores/cart/cart-types.ts';
import type { TabChannel } from '#stores/common/ports.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { takeAnswers } from '../boot/answered.ts';

/**
 * @param compareHref path of the comparison, with its language
 * @returns to be called once the cart is read for the first time: tells what was added before.
 */
export function adoptAnswers(
  stores: Pick<ShopperStores, 'cart' | 'compare' | 'favorites' | 'notices'>,
  tabs: Pick<TabChannel, 'publish'>,
  compareHref: string,
): () => void {
  const { cart, compare, favorites, notices } = stores;
  let isRead = false;
  let lines: AddedNotice[] = [];
  const announce = () => {
    for (const line of lines) cart.announce(line);
    if (lines.length > 0) tabs.publish('cart');
    lines = [];
  };
  takeAnswers({
    marked({ list, productId, outcome }) {
      if (list === 'favorite') return favorites.adopt(productId, outcome);
      compare.adopt();
      showComparison(stores, compareHref, outcome);
    },
    added(line) {
      lines.push(line);
      if (isRead) void cart.load().then(announce, announce);
    },
    lost: () => notices.show('CART_UPDATE_FAILED', { mode: 'error' }),
    inCart: work => cart.runQueued(work),
  });
  return () => {
    isRead = true;
    announce();
  };
}
