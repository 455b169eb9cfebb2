/** The checkout in the state of its cart: loading, failed, empty, or ready to be filled in. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useSendsEmail } from '#components/account/email-notice.tsx';
import { NoScriptLink } from '#components/cart/no-script-link.tsx';
import { RemovedLine } from '#components/cart/removed-line.tsx';
import { SignedOutCart } from '#components/cart/signed-out-cart.tsx';
import { useCart } from '#components/cart/use-cart.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { hasOpenAttempt } from './order/attempt.ts';
import type { PlainCheckout } from './plain/plain-checkout.ts';
import { PlainCheckoutView } from './plain/plain-checkout-view.tsx';

// Placeholder of the form while the cart loads; without scripts, how to order.

/** @param plainHref of the checkout that works without scripts. */
function CheckoutWaiting({ plainHref }: { plainHref: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <h1 className={styles.title}>{formatMessage({ id: 'CHECKOUT' })}</h1>
      <NoScriptLink href={plainHref} />
      <div className={styles.page} aria-busy="true">
        <output className="visually-hidden">{formatMessage({ id: 'LOADING_CART' })}</output>
        <div className={styles.waiting}>
          <Skeleton width="40%" height="32px" />
          <Skeleton height="52px" />
          <Skeleton height="52px" />
          <Skeleton height="52px" />
        </div>
      </div>
    </>
  );
}

type Props = WidgetProps<CheckoutResolved, PlainCheckout | undefined>;

export const CheckoutView = (widget: Props) =>
  widget.data ? <PlainCheckoutView {...widget} data={widget.data} /> : <ScriptedCheckout {...widget} />;

const ScriptedCheckout = (widget: Props) => (
  <>
    <RemovedLine />
    <CheckoutInItsState {...widget} />
  </>
);

const CheckoutInItsState = observer(function CheckoutInItsState({ id, props }: Props) {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  const loaded = useCart();
  const uncertain = sendsMail ? 'CHECKOUT_ORDER_UNCERTAIN' : 'CHECKOUT_ORDER_UNCERTAIN_UNSENT';
  switch (loaded.state) {
    case 'loading':
      return <CheckoutWaiting plainHref={props.plainHref} />;
    case 'failed':
      return (
        <EmptyState
          heading="h1"
          title={formatMessage({ id: 'ERROR_PART_FAILED' })}
          action={<Button onClick={loaded.retry}>{formatMessage({ id: 'RETRY' })}</Button>}
        >
          {formatMessage({ id: 'ERROR_NETWORK' })}
        </EmptyState>
      );
    case 'signed-out':
      return <SignedOutCart />;
    case 'empty':
      return (
        <EmptyState
          heading="h1"
          title={formatMessage({ id: 'CART_EMPTY' })}
          action={<Button href={props.shopHref}>{formatMessage({ id: 'CONTINUE_SHOPPING' })}</Button>}
        >
          {formatMessage({ id: hasOpenAttempt() ? uncertain : 'CART_EMPTY_TEXT' })}
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <h1 className={styles.title}>{formatMessage({ id: 'CHECKOUT' })}</h1>
          <CheckoutForm id={id} props={props} cart={loaded.cart} />
        </>
      );
  }
});
