/** Fills the form from the account without touching what the shopper is about to type in. */
import type { FormFill } from '#stores/checkout/checkout-store.ts';
import { filledFromAccount } from '#stores/checkout/fill-from-account.ts';

/** A text that appeared under the cursor would be typed into: the mail address would stand there twice. */
export const filledBesideTyping: FormFill = (form, known) => {
  const focused = document.activeElement;
  const name = focused instanceof HTMLInputElement ? focused.name : '';
  const filled = filledFromAccount(form, known);
  return {
    ...filled,
    ...(name === 'email' && { email: form.email }),
    ...(name === 'identityNumber' && { identityNumber: form.identityNumber }),
    ...(name.startsWith('billing.') && { billingAddress: form.billingAddress }),
  };
};
