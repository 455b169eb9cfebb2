/** Shows what was just added to the cart and where to continue; closes by itself. */

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CartLine } from '#api/cart/types.ts';
import { CheckoutLink } from '#components/cart/checkout-link.tsx';
import { FittingCartLines } from '#components/cart/fitting-cart-lines.tsx';
import { FreeShipping } from '#components/cart/free-shipping.tsx';
import { QuickAdds } from '#components/cart/quick-adds.tsx';
import { usePriceChanges } from '#components/cart/use-price-changes.ts';
import type { AddedNotice as Added } from '#stores/cart/cart-types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { useApp } from '../../context/app-context.ts';
import styles from './panels.module.css';

/** How long the notice stays open, in milliseconds (R-PRODUCT-18). */
export const addedNoticeMs = 30_000;

/** The cart lines of what was added: of a SKU, of a set, or of the newest package of that number. */
function linesOf({ skuId, withSkus = [] }: Added, lines: readonly CartLine[]): CartLine[] {
  const skus = [skuId, ...withSkus];
  const single = lines.filter(line => line.package === null && skus.includes(line.skuId));
  if (single.length > 0) return single;
  const members = lines.filter(line => line.package?.packageId === skuId);
  return members.filter(line => line.groupKey === members.at(-1)?.groupKey);
}

const AddedNotice = observer(function AddedNotice({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { cart, panels } = useStores();
  const { pathTo } = useApp();
  const { added, dismissAdded } = cart;
  const [all, setAll] = useState<readonly Added[]>([]);
  const [isClosed, setClosed] = useState(true);
  // Records the current prices as seen: the shopper has just chosen by them.
  usePriceChanges();
  // Products added from this notice are appended; a closing notice keeps its content.
  if (added && (isClosed || added !== all.at(-1))) {
    setAll(isClosed ? [added] : [...all, added]);
    setClosed(false);
  }
  if (!added && !isClosed) setClosed(true);

  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(dismissAdded, addedNoticeMs);
    return () => clearTimeout(timer);
  }, [added, dismissAdded]);

  const [first] = all;
  if (!first) return null;
  const lines = new Set(all.flatMap(each => linesOf(each, cart.cart?.lines ?? [])));
  const totals = cart.cart?.totals;
  return (
    <Panel
      open={open}
      onClose={dismissAdded}
      title={formatMessage(
        { id: 'CART_ITEM_ADDED' },
        { count: all.reduce((sum, { quantity }) => sum + quantity, 0) },
      )}
      closeLabel={formatMessage({ id: 'A11Y_DISMISS_NOTIFICATION' })}
      className={styles.notice}
      footer={
        <div className={styles.actions}>
          <CheckoutLink href={pathTo('checkout')} />
          <Button
            variant="secondary"
            fullWidth
            onClick={() => {
              dismissAdded();
              panels.open('cart');
            }}
          >
            {formatMessage({ id: 'CART_OPEN' })}
          </Button>
          <Button variant="tertiary" fullWidth onClick={dismissAdded}>
            {formatMessage({ id: 'CONTINUE_SHOPPING' })}
          </Button>
        </div>
      }
    >
      <div className={styles.filled}>
        <FittingCartLines lines={[...lines]} readOnly />
        {totals ? <FreeShipping totals={totals} /> : null}
        {first.alias ? <QuickAdds key={first.alias} alias={first.alias} /> : null}
      </div>
    </Panel>
  );
});

export default AddedNotice;
