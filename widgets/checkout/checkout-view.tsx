/** The checkout in the state of its cart: loading, failed, empty, or ready to be filled in. */
import type { WidgetProps } from '#engine/contract.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useSendsMail } from '#components/account/mail-note.tsx';
import { useLoadedCart } from '#components/cart/use-loaded-cart.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { observer } from 'mobx-react-lite';
import { hasOpenAttempt } from './attempt.ts';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutWaiting } from './checkout-waiting.tsx';

export const CheckoutView = observer(function CheckoutView({ id, props }: WidgetProps<CheckoutResolved>) {
  const { t } = useTexts();
  const sendsMail = useSendsMail();
  const loaded = useLoadedCart();
  const uncertain = sendsMail ? 'CHECKOUT_ORDER_UNCERTAIN' : 'CHECKOUT_ORDER_UNCERTAIN_UNSENT';
  switch (loaded.state) {
    case 'loading':
      return <CheckoutWaiting />;
    case 'failed':
      return (
        <EmptyState
          heading="h1"
          title={t('ERROR_PART_FAILED')}
          action={<Button onClick={loaded.retry}>{t('RETRY')}</Button>}
        >
          {t('ERROR_NETWORK')}
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState
          heading="h1"
          title={t('CART_EMPTY')}
          action={<Button href={props.shopHref}>{t('CONTINUE_SHOPPING')}</Button>}
        >
          {t(hasOpenAttempt() ? uncertain : 'CART_EMPTY_TEXT')}
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <h1 className={styles.title}>{t('CHECKOUT')}</h1>
          <CheckoutForm id={id} props={props} cart={loaded.cart} />
        </>
      );
  }
});
