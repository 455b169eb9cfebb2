/** Notices about the cart as a whole: changed prices, and products made to order (R-CART-18). */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { CartLine } from '#api/cart/types.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { stockStatus } from '../product/stock-status.ts';
import styles from './cart-notices.module.css';
import { type PriceChanges, usePriceChanges } from './use-price-changes.ts';

interface Lines {
  lines: readonly CartLine[];
}

export const CartNotices = observer(function CartNotices({ lines }: Lines) {
  const prices = usePriceChanges();
  return (
    <>
      <PriceNotice prices={prices} />
      <MadeToOrderNotice lines={lines} />
    </>
  );
});

export function MadeToOrderNotice({ lines }: Lines) {
  const { formatMessage } = useIntl();
  const isAny = lines.some(({ stock, quantity }) => stockStatus(stock, quantity) === 'OVERSELLABLE');
  return isAny ? <Feedback>{formatMessage({ id: 'OVERSELLABLE_CART_MESSAGE' })}</Feedback> : null;
}

/** Stays until accepted, even after a reload. */
export function PriceNotice({ prices: { changes, accept } }: { prices: PriceChanges }) {
  const { formatMessage } = useIntl();
  if (changes.length === 0) return null;
  return (
    <Feedback title={formatMessage({ id: 'CART_PRICES_CHANGED' })}>
      <ul>
        {changes.map(({ lineId, name, before, now }) => (
          <li key={lineId}>{formatMessage({ id: 'CART_PRICE_CHANGE' }, { name, before, now })}</li>
        ))}
      </ul>
      <Button variant="secondary" size="s" className={styles.accept} onClick={accept}>
        {formatMessage({ id: 'CART_PRICES_ACCEPT' })}
      </Button>
    </Feedback>
  );
}
