/** That nothing is delivered to the zip code, in one text for all places that say it. */
import { useIntl } from 'react-intl';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { deliveryState } from './options-state.ts';

/** Null: the zip code is not refused. Names the area when it is one the shop excludes. */
export function useUndelivered(): string | null {
  const { formatMessage } = useIntl();
  const store = useCheckout();
  if (deliveryState(store) !== 'none') return null;
  const area = store.checkout?.undeliveredArea;
  return area
    ? formatMessage({ id: 'CHECKOUT_AREA_NOT_DELIVERED' }, { area })
    : formatMessage({ id: 'CHECKOUT_NO_SHIPPING_OPTIONS' });
}
