/** The cart in a panel from the right: lines, sum and the link to the checkout (R-CART-10). */

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CartTotals } from '#api/cart/types.ts';
import { CampaignNames } from '#components/cart/campaign-names.tsx';
import { CartNotices } from '#components/cart/cart-notices.tsx';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import { CheckoutLink } from '#components/cart/checkout-link.tsx';
import { FittingCartLines } from '#components/cart/fitting-cart-lines.tsx';
import { FreeShipping } from '#components/cart/free-shipping.tsx';
import { PromoCode } from '#components/cart/promo-code.tsx';
import { RemovedLine } from '#components/cart/removed-line.tsx';
import { SignedOutCart } from '#components/cart/signed-out-cart.tsx';
import { eventCartOf } from '#stores/common/event-product.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { serverPanel } from '#ui/panel/server-panel.ts';
import { TakenPanel } from '#ui/panel/taken-panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useApp } from '../../context/app-context.ts';
import { EmptyCart } from './empty-cart.tsx';
import styles from './panels.module.css';

const Content = observer(function Content() {
  const { formatMessage } = useIntl();
  const { cart } = useStores();
  const { phase } = cart;
  const lines = cart.cart?.lines ?? [];
  const totals = lines.length > 0 ? cart.cart?.totals : undefined;
  // The store keeps the failed phase, which shows the error and the retry button.
  const retry = () => void cart.load().catch(() => undefined);
  return (
    <>
      {phase.name === 'failed' ? (
        <Feedback tone="error">
          <p>{formatMessage({ id: totals ? 'CART_UPDATE_FAILED' : 'CART_LOAD_FAILED' })}</p>
          <Button variant="secondary" size="s" className={styles.retry} onClick={retry}>
            {formatMessage({ id: 'RETRY' })}
          </Button>
        </Feedback>
      ) : null}
      <RemovedLine />
      {totals ? (
        <div className={styles.filled}>
          <FreeShipping totals={totals} />
          <CartNotices lines={lines} />
          <FittingCartLines lines={lines} days={totals.shipping.days} />
          <CampaignNames
            campaigns={cart.cart?.campaigns ?? []}
            label={formatMessage({ id: 'CART_CAMPAIGNS' })}
            except={cart.cart?.promoCode ?? null}
          />
          <PromoCode />
        </div>
      ) : phase.name === 'loading' ? (
        <p className={styles.waiting}>
          <Spinner size={32} />
          {formatMessage({ id: 'LOADING_CART' })}
        </p>
      ) : phase.name === 'signed-out' ? (
        <SignedOutCart heading="h3" />
      ) : phase.name === 'failed' ? null : (
        <EmptyCart />
      )}
    </>
  );
});

function Footer({ totals }: { totals: CartTotals }) {
  const { formatMessage } = useIntl();
  const { pathTo, hasPage } = useApp();
  return (
    <>
      <CartSummary totals={totals} simple freeShipping={false} />
      <CheckoutLink className={styles.checkout} href={pathTo('checkout')} />
      {hasPage('cart') ? (
        <Button className={styles.cartLink} href={pathTo('cart')} variant="tertiary" fullWidth>
          {formatMessage({ id: 'CART_SHOW' })}
        </Button>
      ) : null}
    </>
  );
}

const CartPanel = observer(function CartPanel({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { panels, cart, log } = useStores();
  const [panel] = useState(() => serverPanel('cart'));
  const [isTaken, setTaken] = useState(false);
  const filled = cart.cart && cart.cart.lines.length > 0 ? cart.cart : null;

  const isShown = open && filled !== null;
  useEffect(() => {
    if (isShown && cart.cart) log('cart:view', eventCartOf(cart.cart));
  }, [isShown, cart, log]);

  // What the browser has remembered stays until the cart is known.
  if (panel && !isTaken && cart.phase.name !== 'loading') setTaken(true);
  const parts = {
    title: formatMessage({ id: 'CART_TITLE_COUNT' }, { count: cart.totalQuantity }),
    footer: filled ? <Footer totals={filled.totals} /> : null,
    children: <Content />,
  };
  if (panel) return isTaken ? <TakenPanel panel={panel} {...parts} /> : null;
  return (
    <Panel
      open={open}
      onClose={panels.close}
      closeLabel={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: formatMessage({ id: 'CART' }) })}
      {...parts}
    />
  );
});

export default CartPanel;
