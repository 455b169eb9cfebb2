/** Cart prices that have changed since they were last shown; call only in observer components. */

import { useEffect, useMemo } from 'react';
import { useLocale } from '#i18n/use-locale.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { type PriceChange, priceChanges, pricesNow, pricesSeen, seenPricesFormat } from './seen-prices.ts';

export interface PriceChanges {
  changes: readonly PriceChange[];
  accept(): void;
}

export function usePriceChanges(): PriceChanges {
  const { cart, market, session, segment, persisted } = useStores();
  const locale = useLocale();
  const { settled, pricesAccepted } = cart;
  const seenField = persisted(seenPricesFormat);
  const currency = settled?.totals.total.currency ?? '';
  const person = session.isAuthenticated ? 'known' : segment.customerType;
  const place = [settled?.id, market.checkout, currency, locale.code, person].join(' ');
  const changes = useMemo(
    () => (settled && pricesAccepted >= 0 ? priceChanges(seenField.read(), settled, place) : []),
    [seenField, settled, place, pricesAccepted],
  );

  useEffect(() => {
    if (settled) seenField.change(seen => pricesSeen(seen, settled, place));
  }, [seenField, settled, place]);

  return {
    changes,
    accept() {
      if (settled) seenField.change(() => pricesNow(settled, place));
      cart.acceptPrices();
    },
  };
}
