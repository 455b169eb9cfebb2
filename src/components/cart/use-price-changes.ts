/** Cart prices that have changed since they were last shown; call only in observer components. */
import { useLocale } from '#i18n/use-locale.ts';
import { keptValue } from '#stores/kept-value.ts';
import { useStores } from '#stores/stores-context.ts';
import { useEffect, useMemo } from 'react';
import { type PriceChange, priceChanges, pricesNow, pricesSeen, toSeenPrices } from './seen-prices.ts';

export interface PriceChanges {
  changes: readonly PriceChange[];
  accept(): void;
}

export function usePriceChanges(): PriceChanges {
  const { cart, market, session, segment, storage } = useStores();
  const locale = useLocale();
  const { settled, pricesAgreed } = cart;
  // The fixed storage key of cart data (R-CACHE-6).
  const kept = useMemo(() => keptValue(storage, 'ralph-cart-meta', 'prices', toSeenPrices), [storage]);
  const currency = settled?.totals.total.currency ?? '';
  const person = session.isAuthenticated ? 'known' : segment.customerType;
  const place = [settled?.id, market.checkout, currency, locale.code, person].join(' ');
  const changes = useMemo(
    () => (settled && pricesAgreed >= 0 ? priceChanges(kept.read(), settled, place) : []),
    [kept, settled, place, pricesAgreed],
  );

  useEffect(() => {
    if (settled) kept.write(pricesSeen(kept.read(), settled, place));
  }, [kept, settled, place]);

  return {
    changes,
    accept() {
      if (settled) kept.write(pricesNow(settled, place));
      cart.agreeToPrices();
    },
  };
}
