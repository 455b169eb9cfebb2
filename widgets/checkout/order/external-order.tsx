/** Replaces the order button for payments that order in the provider's form; opens once the form has no errors. */

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PaymentChoice } from '#api/checkout/types.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import styles from '../checkout.module.css';
import { OptionsFailed } from '../options/options-failed.tsx';
import { ExternalFrame } from './external-frame.tsx';
import type { CheckoutOrdering } from './use-ordering.ts';

interface Props {
  payment: PaymentChoice;
  ordering: CheckoutOrdering;
  hasNewPrices: boolean;
}

/**
 * The provider orders without a submit of this form, so the shop must have all of it before.
 * @returns true when the shop's answer is for the current form.
 */
function useSentForm(isComplete: boolean): boolean {
  const checkout = useCheckout();
  const { form, answered } = checkout;
  // Compared by content: the store replaces the form object with every change and every answer.
  const content = JSON.stringify(form);
  const sent = JSON.stringify(answered);
  useEffect(() => {
    if (isComplete && content !== sent) checkout.change({});
  }, [checkout, isComplete, content, sent]);
  return content === sent;
}

export const ExternalOrder = observer(function ExternalOrder({ payment, ordering, hasNewPrices }: Props) {
  const { formatMessage } = useIntl();
  const checkout = useCheckout();
  const { cart } = useStores();
  const { checkout: answer, phase } = checkout;
  const { snippet } = payment;
  const isComplete = ordering.missing.length === 0;
  const [session, setSession] = useState({ answer, snippet, count: 0 });
  const isSent = useSentForm(isComplete);
  // A new session gets a new form; an answer with the same snippet leaves the form that is being filled in.
  if (session.answer !== answer) {
    const isAnother = payment.isNewSession || snippet !== session.snippet;
    setSession({ answer, snippet, count: session.count + (isAnother ? 1 : 0) });
  }
  if (!isComplete) return <MissingFields ordering={ordering} />;
  if (hasNewPrices)
    return <p className={styles.guard}>{formatMessage({ id: 'CART_PRICES_CHANGED_ERROR' })}</p>;
  const isSignedOut = phase.name === 'refused' && phase.refusal.code === 'signed-out';
  if (phase.name === 'failed' || isSignedOut) return <OptionsFailed text="CHECKOUT_EXTERNAL_AWAY" />;
  const isBusy = phase.name === 'updating' || cart.isChanging || !isSent;
  if (snippet !== null)
    return (
      <ExternalFrame
        key={`${payment.id} ${session.count}`}
        name={payment.name}
        snippet={snippet}
        suspended={isBusy}
      />
    );
  if (isBusy)
    return (
      <p className={styles.guard} aria-busy="true">
        {formatMessage({ id: 'LOADING' })}
      </p>
    );
  return <OptionsFailed text="CHECKOUT_EXTERNAL_AWAY" />;
});

/** The terms are right above; for other missing fields a button shows what is missing. */
function MissingFields({ ordering: { missing } }: { ordering: CheckoutOrdering }) {
  const { formatMessage } = useIntl();
  if (missing.every(field => field === 'terms'))
    return <p className={styles.guard}>{formatMessage({ id: 'CHECKOUT_EXTERNAL_TERMS' })}</p>;
  return (
    <>
      <p className={styles.guard}>{formatMessage({ id: 'CHECKOUT_EXTERNAL_FIELDS' })}</p>
      <Button type="submit" variant="secondary" fullWidth>
        {formatMessage({ id: 'CHECKOUT_EXTERNAL_CHECK' })}
      </Button>
    </>
  );
}
