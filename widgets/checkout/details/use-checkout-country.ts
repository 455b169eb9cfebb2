/** Keeps the addresses in the destination country, also when another tab changes it (R-CHECKOUT-7). */
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useEffect, useRef } from 'react';

/** Call only in observer components. */
export function useCheckoutCountry(): void {
  const checkout = useCheckout();
  const { market } = useStores();
  const { markets, checkout: alias } = market;
  const asked = useRef(alias);
  // Without the list of markets the country stays that of the current market.
  useEffect(() => void market.load(), [market]);
  useEffect(() => {
    const country = markets?.find(found => found.alias === alias)?.countryCode.toUpperCase();
    const { billingAddress, shippingAddress } = checkout.form;
    const isElsewhere = country !== undefined && country !== billingAddress.country;
    if (!isElsewhere && alias === asked.current) return;
    asked.current = alias;
    // Two markets of one country may have different delivery and payment options, so the options are reloaded.
    checkout.change(
      isElsewhere
        ? {
            billingAddress: { ...billingAddress, country },
            shippingAddress: shippingAddress && { ...shippingAddress, country },
          }
        : {},
    );
  }, [checkout, markets, alias]);
}
