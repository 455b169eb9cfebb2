/** The four numbered sections and the order summary beside them. */

import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useMemo, useRef } from 'react';
import type { Cart } from '#api/cart/types.ts';
import { usePriceChanges } from '#components/cart/use-price-changes.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { eventCartOf } from '#stores/common/event-product.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import styles from './checkout.module.css';
import { CheckoutSections } from './checkout-sections.tsx';
import { offeredTypes } from './details/offered-types.ts';
import { CheckoutFieldContext, type FormContextValue, focusCheckoutField } from './form-context.ts';
import { PaymentSection } from './options/payment-section.tsx';
import { OrderAside } from './order/order-aside.tsx';
import { useMisfits } from './order/use-misfits.ts';
import { useOrdering } from './order/use-ordering.ts';
import { useFreshCheckout } from './use-fresh-checkout.ts';

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
  const misfits = useMisfits(cart.lines);
  const ordering = useOrdering(props, {
    hasNewPrices: prices.changes.length > 0,
    hasMisfits: misfits.names.length > 0 && !misfits.isAccepted,
  });
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
    if (field) focusCheckoutField(form.idOf(field));
  };

  return (
    <CheckoutFieldContext value={form}>
      <div className={styles.page}>
        <OrderAside cart={cart} count={store.totalQuantity} promoCodes={props.promoCodes} />
        <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
          <CheckoutSections
            props={props}
            types={offeredTypes(props.customerTypes, config.customerTypes)}
            cart={cart}
            ordering={ordering}
            prices={prices}
            misfits={misfits}
            payment={
              <PaymentSection needsIdentity={needsIdentity} identityPayments={props.identityPayments} />
            }
          />
        </form>
      </div>
    </CheckoutFieldContext>
  );
});
