/** What is wrong with the form at the moment: its own rules, and the identity number that the payment provider has refused. */
import { useCheckout } from '#stores/checkout-of.ts';
import { useState } from 'react';
import { type FieldError, fieldErrors, paymentNeedsIdentity } from './field-rules.ts';

/** @param identityPayments codes of the payments that need an identity number. */
export function useFieldErrors(identityPayments: readonly string[]) {
  const checkout = useCheckout();
  const [refusedNumber, setRefusedNumber] = useState<string | null>(null);
  const { form } = checkout;
  const termsAccepted = form.consents.includes('order');
  const checksIdentity =
    refusedNumber !== null ||
    paymentNeedsIdentity(form, checkout.checkout?.paymentOptions ?? [], identityPayments);
  // Organisations always give their number: it is printed on the receipt.
  const needsIdentity = checksIdentity || form.customerType === 'ORGANIZATION';
  const found = fieldErrors(form, { needsIdentity, checksIdentity, termsAccepted });
  const isRefused = refusedNumber !== null && refusedNumber === form.identityNumber;
  const text =
    form.customerType === 'PERSON' ? 'PERSONAL_ID_ERROR_NOT_VALID' : 'ORGANIZATION_ID_ERROR_NOT_VALID';
  const all: FieldError[] =
    isRefused && !found.some(({ field }) => field === 'identityNumber')
      ? [...found, { field: 'identityNumber', text }]
      : found;

  return {
    all,
    needsIdentity,
    checksIdentity,
    /** The current number stays an error until it is changed. */
    refuseNumber: () => setRefusedNumber(form.identityNumber),
  };
}
