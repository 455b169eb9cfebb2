/** Puts what is still sold into the cart, once each as it was ordered; what is not is told. */
import type { CartLine } from '#api/cart/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { useState } from 'react';
import styles from './account-orders.module.css';

export function BuyAgain({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTexts();
  const { cart, panels } = useStores();
  const [phase, setPhase] = useState<'idle' | 'adding' | 'failed'>('idle');
  const [missing, setMissing] = useState<readonly string[]>([]);
  // Gifts come with a campaign, packages with their choices: both are chosen anew on their pages.
  const single = lines.filter(line => !line.isGift && line.package === null && line.groupKey === null);
  if (single.length === 0) return null;

  const add = async () => {
    setPhase('adding');
    const gone: string[] = [];
    try {
      for (const { skuId, quantity, product } of single) {
        const isIn = await cart.add({ skuId, quantity, name: product.name });
        if (!isIn) gone.push(product.name);
      }
      cart.dismissAdded();
      setMissing(gone);
      setPhase('idle');
      if (gone.length < single.length) panels.open('cart');
    } catch (accident) {
      reportError(accident);
      setMissing(gone);
      setPhase('failed');
    }
  };

  return (
    <div className={styles.again}>
      <Button loading={phase === 'adding'} onClick={() => void add()}>
        {t('ORDER_BUY_AGAIN')}
      </Button>
      {phase === 'failed' ? <p role="alert">{t('ERROR_NETWORK')}</p> : null}
      {missing.length > 0 ? (
        <p role="alert">{t('ORDER_BUY_AGAIN_MISSING', { names: missing.join(', ') })}</p>
      ) : null}
    </div>
  );
}
