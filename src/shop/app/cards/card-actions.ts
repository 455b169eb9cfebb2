/** What static product cards do: compare a product, and buy one that needs no choice (decision 0033). */
import type { MarkOutcome } from '#stores/lists/marked-products.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { markToggles } from './mark-toggles.ts';

type Stores = Pick<ShopperStores, 'cart' | 'compare' | 'favorites' | 'notices'>;

/**
 * @param compareHref path of the comparison, with its language
 * @returns the function that unsubscribes
 */
export function followCardActions(stores: Stores, compareHref: string): () => void {
  const { compare, favorites } = stores;
  const stopFavorites = markToggles('favorite', favorites);
  const stopCompare = markToggles('compare', {
    get ids() {
      return compare.ids;
    },
    has: id => compare.has(id),
    toggle: id => showComparison(stores, compareHref, compare.toggle(id)),
  });
  const handleSubmit = (event: SubmitEvent) => {
    const form = event.target;
    const skuId = form instanceof HTMLFormElement ? Number(form.dataset['buy']) : 0;
    if (!(form instanceof HTMLFormElement) || !skuId) return;
    event.preventDefault();
    void buyFrom(form, skuId, stores);
  };
  // React stops what happens inside a widget that is not hydrated on its way up.
  document.addEventListener('submit', handleSubmit, true);
  return () => {
    stopFavorites();
    stopCompare();
    document.removeEventListener('submit', handleSubmit, true);
  };
}

/** The address of the comparison with its products, which others can open. */
export const compareAddress = (compareHref: string, ids: readonly number[]): string =>
  ids.length > 0 ? `${compareHref}?products=${ids.join('.')}` : compareHref;

const comparisonTexts = {
  added: 'COMPARE_ADDED',
  removed: 'COMPARE_REMOVED',
  full: 'COMPARE_FULL',
} as const;

/** Says what a press on a compare button did, and leads to the comparison. */
export function showComparison(
  { compare: { ids }, notices }: Pick<Stores, 'compare' | 'notices'>,
  compareHref: string,
  outcome: MarkOutcome,
): void {
  notices.show(comparisonTexts[outcome], {
    values: { count: ids.length },
    mode: outcome === 'full' ? 'error' : 'success',
    ...(ids.length > 0 ? { link: { href: compareAddress(compareHref, ids), text: 'COMPARE_OPEN' } } : {}),
  });
}

/** Says at once that the press counts; the cart then announces what was added. */
async function buyFrom(form: HTMLFormElement, skuId: number, { cart, notices }: Stores): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.ariaBusy === 'true') return;
  const name = form.closest('article')?.querySelector('a')?.textContent ?? '';
  button.ariaBusy = 'true';
  let isAdded = false;
  try {
    isAdded = await cart.add({ skuId, quantity: 1, name, ...(button.value ? { alias: button.value } : {}) });
  } catch (error) {
    reportError(error);
  }
  button.ariaBusy = null;
  if (isAdded) button.dataset['state'] = 'added';
  else {
    const code = cart.phase.name === 'refused' ? cart.phase.refusal.code : null;
    notices.show(code === 'out-of-stock' ? 'QUANTITY_NOT_IN_STOCK' : 'CART_UPDATE_FAILED', { mode: 'error' });
  }
}
