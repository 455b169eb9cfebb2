/** The cart in a panel from the right: lines, sum and the link to the checkout (R-CART-10). */

import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
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
import { EmptyCart } from './empty-cart.tsx';
import type { FilledCartProps } from './filled-cart.tsx';
import styles from './panels.module.css';

type FilledView = ComponentType<FilledCartProps>;

/** The code of a cart with products: null until it is wanted and has arrived. */
function useFilledView(isWanted: boolean): FilledView | null {
  const { panels, notices } = useStores();
  const [View, setView] = useState<FilledView | null>(null);
  useEffect(() => {
    if (!isWanted || View) return undefined;
    let isHere = true;
    import('./filled-cart.tsx').then(
      ({ default: loaded }) => {
        if (isHere) setView(() => loaded);
      },
      () => {
        if (!isHere) return;
        // Opening it again tries again.
        panels.close();
        notices.show('ERROR_NETWORK', { mode: 'error' });
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, View, panels, notices]);
  return View;
}

const Content = observer(function Content({ Filled }: { Filled: FilledView | null }) {
  const { formatMessage } = useIntl();
  const { cart } = useStores();
  const { phase } = cart;
  const filled = cart.cart && cart.cart.lines.length > 0 ? cart.cart : null;
  // The store keeps the failed phase, which shows the error and the retry button.
  const retry = () => void cart.load().catch(() => undefined);
  return (
    <>
      {phase.name === 'failed' ? (
        <Feedback tone="error">
          <p>{formatMessage({ id: filled ? 'CART_UPDATE_FAILED' : 'CART_LOAD_FAILED' })}</p>
          <Button variant="secondary" size="s" className={styles.retry} onClick={retry}>
            {formatMessage({ id: 'RETRY' })}
          </Button>
        </Feedback>
      ) : null}
      <RemovedLine />
      {filled && Filled ? (
        <Filled cart={filled} part="lines" />
      ) : filled || phase.name === 'loading' ? (
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
  const Filled = useFilledView(isShown);

  // What the browser has remembered stays until the cart is known and can be shown.
  if (panel && !isTaken && cart.phase.name !== 'loading' && (Filled || !filled)) setTaken(true);
  const parts = {
    title: formatMessage({ id: 'CART_TITLE_COUNT' }, { count: cart.totalQuantity }),
    footer: filled && Filled ? <Filled cart={filled} part="footer" /> : null,
    children: <Content Filled={Filled} />,
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
