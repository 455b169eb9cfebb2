/** Keeps the addresses in the country that the order goes to, also when another tab has chosen it (R-CHECKOUT-7). */
import { useStores } from '#stores/stores-context.ts';
import { useEffect, useRef } from 'react';

/** For observers. */
export function useCheckoutCountry(): void {
  const { checkout, market } = useStores();
  const { markets, checkout: alias } = market;
  const asked = useRef(alias);
  // Without the list of markets the country stays that of the shop around.
  useEffect(() => void market.load(), [market]);
  useEffect(() => {
    const country = markets?.find(found => found.alias === alias)?.countryCode.toUpperCase();
    const { billingAddress, shippingAddress } = checkout.form;
    const isElsewhere = country !== undefined && country !== billingAddress.country;
    if (!isElsewhere && alias === asked.current) return;
    asked.current = alias;
    // Two markets of one country may deliver and be paid in different ways: the options are asked for anew.
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
