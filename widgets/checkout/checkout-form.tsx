/** The four numbered sections and the order summary beside them. */
import type { Cart } from '#api/cart/types.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { usePriceChanges } from '#components/cart/use-price-changes.ts';
import { eventCartOf } from '#stores/common/event-product.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useMemo, useRef } from 'react';
import styles from './checkout.module.css';
import { CheckoutStep } from './checkout-step.tsx';
import { DeliverySection } from './options/delivery-section.tsx';
import { DetailsSection } from './details/details-section.tsx';
import { FormContext, type FormContextValue, focusField } from './form-context.ts';
import { offeredTypes } from './details/offered-types.ts';
import { OrderAside } from './order/order-aside.tsx';
import { PaymentSection } from './options/payment-section.tsx';
import { ReviewSection } from './order/review-section.tsx';
import { useFreshCheckout } from './use-fresh-checkout.ts';
import { useOrdering } from './order/use-ordering.ts';

interface Props {
  id: string;
  props: CheckoutResolved;
  cart: Cart;
}

export const CheckoutForm = observer(function CheckoutForm({ id, props, cart }: Props) {
  const { cart: store, log, config } = useStores();
  const isLogged = useRef(false);
  useEffect(() => {
    if (isLogged.current) return;
    // The initial state of the checkout; later changes have analytics events of their own.
    isLogged.current = true;
    log('checkout:impression', eventCartOf(cart));
  }, [log, cart]);
  const prices = usePriceChanges();
  const ordering = useOrdering(props, prices.changes.length > 0);
  useFreshCheckout();
  const { errors, needsIdentity, checksIdentity } = ordering;
  const form = useMemo<FormContextValue>(
    () => ({
      idOf: field => `${id}-${field.replace('.', '-')}`,
      errorOf: field => errors.find(error => error.field === field)?.text,
      checksIdentity,
    }),
    [id, errors, checksIdentity],
  );

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = await ordering.submit();
    if (field) focusField(form.idOf(field));
  };

  return (
    <FormContext value={form}>
      <div className={styles.page}>
        <OrderAside cart={cart} count={store.totalQuantity} promoCodes={props.promoCodes} />
        <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
          <CheckoutStep title="CHECKOUT_STEP_DETAILS">
            <DetailsSection
              types={offeredTypes(props.customerTypes, config.customerTypes)}
              references={props.references}
            />
          </CheckoutStep>
          <CheckoutStep title="CHECKOUT_STEP_DELIVERY">
            <DeliverySection />
          </CheckoutStep>
          <CheckoutStep title="CHECKOUT_STEP_PAYMENT">
            <PaymentSection needsIdentity={needsIdentity} identityPayments={props.identityPayments} />
          </CheckoutStep>
          <CheckoutStep title="CHECKOUT_STEP_REVIEW">
            <ReviewSection
              cart={cart}
              ordering={ordering}
              prices={prices}
              termsHref={props.termsHref}
              cartHref={props.cartHref}
              loginHref={props.loginHref}
              consents={props.consents}
            />
          </CheckoutStep>
        </form>
      </div>
    </FormContext>
  );
});
