/** The chosen payment when it orders in a form of its provider. */
import type { PaymentChoice } from '#api/checkout/types.ts';
import type { CheckoutStore } from '#stores/checkout/checkout-store.ts';

export const selectedExternal = ({
  checkout,
  form,
}: Pick<CheckoutStore, 'checkout' | 'form'>): PaymentChoice | undefined =>
  checkout?.paymentOptions.find(({ id, isExternal }) => isExternal && id === form.paymentId);
