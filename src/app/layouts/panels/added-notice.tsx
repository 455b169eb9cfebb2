/** What was just put in the cart, and where to go from here; goes by itself after a while. */
import { useIntl } from 'react-intl';
import { CartLines } from '#components/cart/cart-lines.tsx';
import { CheckoutLink } from '#components/cart/checkout-link.tsx';
import { FreeShipping } from '#components/cart/free-shipping.tsx';
import { QuickAdds } from '#components/cart/quick-adds.tsx';
import { usePriceChanges } from '#components/cart/use-price-changes.ts';
import type { AddedNotice as Added } from '#stores/cart-types.ts';
import type { CartLine } from '#api/cart/types.ts';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useApp } from '../../app-context.ts';
import styles from './panels.module.css';

/** Milliseconds (R-PRODUCT-18). */
export const addedNoticeMs = 30_000;

/** The lines of what was added: of a sku, or of the newest package of that number. */
function linesOf({ skuId }: Added, lines: readonly CartLine[]): CartLine[] {
  const single = lines.filter(line => line.package === null && line.skuId === skuId);
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
  const [isOver, setOver] = useState(true);
  // The prices of this moment are those the shopper has chosen by.
  usePriceChanges();
  // What is added from here stands beside what was added before; what was there stays to be seen going.
  if (added && (isOver || added !== all.at(-1))) {
    setAll(isOver ? [added] : [...all, added]);
    setOver(false);
  }
  if (!added && !isOver) setOver(true);

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
        <div className={styles.ways}>
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
        <CartLines lines={[...lines]} readOnly />
        {totals ? <FreeShipping totals={totals} /> : null}
        {first.alias ? <QuickAdds key={first.alias} alias={first.alias} /> : null}
      </div>
    </Panel>
  );
});

export default AddedNotice;
