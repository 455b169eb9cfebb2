/** Follows the session: a customer who signs in sees the prices of their own list, on every page that is shown from then on. Loaded for customers only. */

import { reaction } from 'mobx';
import type { IntlShape } from 'react-intl';
import type { Price } from '#api/catalogue/types.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { type Marker, markPage } from '../compatibility/marker.ts';
import { markOwnPrices } from './mark-own-prices.ts';

type Stores = Pick<ShopperStores, 'api' | 'session' | 'segment'>;

/**
 * @param hydrateNow loads the widget around sums of several prices, which only the widget itself can compute
 * @returns stops and shows the prices of everyone again.
 */
export function startOwnPrices(
  root: HTMLElement,
  { api, session, segment }: Stores,
  formatMessage: IntlShape['formatMessage'],
  hydrateNow: (element: Element) => unknown,
): () => void {
  const { vatIncluded } = segment;
  const suffix = vatIncluded ? '' : `, ${formatMessage({ id: 'EX_VAT' })}`;
  const note = `${formatMessage({ id: 'PRICE_OWN' })}${suffix}`;
  const sellingOf = (price: Price) =>
    vatIncluded ? price.sellingIncVatFormatted : price.sellingExVatFormatted;
  const textOf = (price: Price) => ({
    selling: price.isLeast
      ? formatMessage({ id: 'PRODUCT_FROM_PRICE' }, { price: sellingOf(price) })
      : sellingOf(price),
    before: price.isDiscounted
      ? vatIncluded
        ? price.regularIncVatFormatted
        : price.regularExVatFormatted
      : undefined,
    note,
  });
  const sums: Marker = {
    show() {
      for (const element of root.querySelectorAll('[data-own-sum]')) hydrateNow(element);
    },
    clear: () => undefined,
  };
  let clear: (() => void) | undefined;
  const stop = reaction(
    () => session.user,
    user => {
      clear?.();
      clear =
        user === null
          ? undefined
          : markPage(root, [markOwnPrices(root, { api, textOf, cache: new Map() }), sums]);
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    clear?.();
  };
}
