/** The state of the delivery options; pure. */
import type { CheckoutForm, FinerChoice, ShippingChoice } from '#api/checkout/types.ts';
import { isZip, normalZip } from '#kernel/contact/zip.ts';
import type { CheckoutStore } from '#stores/checkout/checkout-store.ts';

export type DeliveryState = 'no-zip' | 'waiting' | 'failed' | 'none' | 'ready';

const target = ({ billingAddress, shippingAddress }: CheckoutForm) => shippingAddress ?? billingAddress;

/** Includes the country, because zip codes of two countries may be equal. */
const placeOf = (form: CheckoutForm): string => {
  const { zip, country } = target(form);
  return `${country} ${normalZip(zip, country)}`;
};

export function deliveryState({
  form,
  answered,
  checkout,
  phase,
}: Pick<CheckoutStore, 'form' | 'answered' | 'checkout' | 'phase'>): DeliveryState {
  const { zip, country } = target(form);
  if (!isZip(zip, country)) return 'no-zip';
  if (!checkout || !answered || placeOf(answered) !== placeOf(form))
    return phase.name === 'failed' || phase.name === 'refused' ? 'failed' : 'waiting';
  return checkout.shippingOptions.length === 0 ? 'none' : 'ready';
}

/** The delivery option with this id, or the option whose finer choice has it; null when there is none. */
export function chosenMethod(
  options: readonly ShippingChoice[],
  id: number | null,
): { method: ShippingChoice; finer: FinerChoice | null } | null {
  for (const method of options) {
    if (method.id === id) return { method, finer: null };
    const finer = method.finer.find(choice => choice.id === id);
    if (finer) return { method, finer };
  }
  return null;
}
