/** Adds what is still sold to the cart, with the ordered quantities, and names what is not. */

import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CartLine } from '#api/cart/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import styles from './account-orders.module.css';

export function BuyAgain({ lines }: { lines: readonly CartLine[] }) {
  const { formatMessage } = useIntl();
  const { cart, panels } = useStores();
  const [phase, setPhase] = useState<'idle' | 'adding' | 'failed'>('idle');
  const [missing, setMissing] = useState<readonly CartLine[]>([]);
  /** Lines added by this button already: after a failure only the remaining ones are retried. */
  const results = useRef(new Map<string, boolean>());
  // Gifts come with a campaign and packages with their options: both are chosen again on their pages.
  const single = lines.filter(line => !line.isGift && line.package === null && line.groupKey === null);
  if (single.length === 0) return null;

  const add = async () => {
    setPhase('adding');
    const notAdded = () => single.filter(line => results.current.get(line.id) === false);
    try {
      for (const { id, skuId, quantity, product } of single)
        if (!results.current.has(id))
          results.current.set(id, await cart.add({ skuId, quantity, name: product.name }));
      setMissing(notAdded());
      setPhase('idle');
      if (notAdded().length < single.length) panels.open('cart');
      results.current.clear();
    } catch (error) {
      reportError(error);
      setMissing(notAdded());
      setPhase('failed');
    }
    cart.dismissAdded();
  };

  return (
    <div className={styles.again}>
      <Button loading={phase === 'adding'} onClick={() => void add()}>
        {formatMessage({ id: 'ORDER_BUY_AGAIN' })}
      </Button>
      {phase === 'failed' ? <p role="alert">{formatMessage({ id: 'ERROR_NETWORK' })}</p> : null}
      {missing.length > 0 ? (
        <p role="alert">
          {formatMessage(
            { id: 'ORDER_BUY_AGAIN_MISSING' },
            { names: missing.map(({ product }) => product.name).join(', ') },
          )}
        </p>
      ) : null}
    </div>
  );
}
