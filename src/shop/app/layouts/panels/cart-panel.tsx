/** The cart in a panel from the right: lines, sum and the link to the checkout (R-CART-10). */
import { useIntl } from 'react-intl';
import { CampaignNames } from '#components/cart/campaign-names.tsx';
import { FittingCartLines } from '#components/cart/fitting-cart-lines.tsx';
import { CartNotices } from '#components/cart/cart-notices.tsx';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import { CheckoutLink } from '#components/cart/checkout-link.tsx';
import { FreeShipping } from '#components/cart/free-shipping.tsx';
import { RemovedLine } from '#components/cart/removed-line.tsx';
import { SignedOutCart } from '#components/cart/signed-out-cart.tsx';
import { PromoCode } from '#components/cart/promo-code.tsx';
import { eventCartOf } from '#stores/common/event-product.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../context/app-context.ts';
import styles from './panels.module.css';

/** An empty cargo box, in the style of the shop's drawings. */
function EmptyCartDrawing() {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="105" rx="70" ry="11" fill="#eceae6" />
      <g stroke="#16181b" strokeWidth="2" strokeLinejoin="round">
        <path fill="#dfe2e5" d="M26 47 62 32l74 10-34 17Z" />
        <path fill="#949ca5" d="m32 47 31-12 66 9-28 13Z" />
        <path fill="#6d757e" d="M26 47l76 12v44L30 90Z" />
        <path fill="#3f454c" d="m102 59 34-17-3 41-31 20Z" />
        <path fill="#bcc2c8" d="M62 32 70 8l72 9-6 25Z" />
        <path fill="#dfe2e5" d="m70 28 5-14 59 7-4 14Z" />
        <path fill="var(--primary)" d="m58 64 14 2v13l-14-2Z" />
      </g>
    </svg>
  );
}

const CartPanel = observer(function CartPanel({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { panels, cart, log } = useStores();
  const { pathTo, hasPage } = useApp();
  const lines = cart.cart?.lines ?? [];
  const { phase } = cart;
  const totals = lines.length > 0 ? cart.cart?.totals : undefined;
  // The store keeps the failed phase, which shows the error and the retry button.
  const retry = () => void cart.load().catch(() => undefined);

  const isShown = open && lines.length > 0;
  useEffect(() => {
    if (isShown && cart.cart) log('cart:view', eventCartOf(cart.cart));
  }, [isShown, cart, log]);

  return (
    <Panel
      open={open}
      onClose={panels.close}
      title={formatMessage({ id: 'CART_TITLE_COUNT' }, { count: cart.totalQuantity })}
      closeLabel={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: formatMessage({ id: 'CART' }) })}
      footer={
        totals ? (
          <>
            <CartSummary totals={totals} simple freeShipping={false} />
            <CheckoutLink className={styles.checkout} href={pathTo('checkout')} />
            {hasPage('cart') ? (
              <Button className={styles.cartLink} href={pathTo('cart')} variant="tertiary" fullWidth>
                {formatMessage({ id: 'CART_SHOW' })}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
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
        <EmptyState
          drawing={<EmptyCartDrawing />}
          title={formatMessage({ id: 'CART_EMPTY' })}
          heading="h3"
          action={
            <Button href={pathTo('all-products')}>{formatMessage({ id: 'common.toAllProducts' })}</Button>
          }
        >
          {formatMessage({ id: 'CART_EMPTY_TEXT' })}
        </EmptyState>
      )}
    </Panel>
  );
});

export default CartPanel;
