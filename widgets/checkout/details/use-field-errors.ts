/** What is wrong with the form at the moment: its own rules, and the value that the shop has refused. */

import { useState } from 'react';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { deliveryState } from '../options-state.ts';
import { type FieldError, fieldErrors, formValueOf, paymentNeedsIdentity } from './field-rules.ts';

/**
 * @param identityPayments codes of the payments that need an identity number
 * @param hasMisfits see `Circumstances`
 */
export function useFieldErrors(identityPayments: readonly string[], hasMisfits: boolean) {
  const checkout = useCheckout();
  const [refused, setRefused] = useState<{ error: FieldError; value: unknown } | null>(null);
  const { form } = checkout;
  const termsAccepted = form.consents.includes('order');
  const checksIdentity =
    refused?.error.field === 'identityNumber' ||
    paymentNeedsIdentity(form, checkout.checkout?.paymentOptions ?? [], identityPayments);
  // Organisations always give their number: it is printed on the receipt.
  const needsIdentity = checksIdentity || form.customerType === 'ORGANIZATION';
  const isUndelivered = deliveryState(checkout) === 'none';
  const found = fieldErrors(form, {
    ...{ needsIdentity, checksIdentity, termsAccepted, hasMisfits, isUndelivered },
  });
  const isRefused =
    refused !== null &&
    formValueOf(form, refused.error.field) === refused.value &&
    !found.some(({ field }) => field === refused.error.field);

  return {
    all: isRefused ? [...found, refused.error] : found,
    needsIdentity,
    checksIdentity,
    /** The current value stays an error until it is changed. */
    refuse: (error: FieldError) => setRefused({ error, value: formValueOf(checkout.form, error.field) }),
    /** A refused choice may be sent again: it can be the only one there is. */
    errorsAtPress() {
      const isChoice = refused !== null && typeof refused.value !== 'string';
      if (isChoice) setRefused(null);
      return isChoice || !isRefused ? found : [...found, refused.error];
    },
  };
}
