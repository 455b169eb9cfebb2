/** Keeps the addresses in the country that the order goes to, also when another tab has chosen it (facts 6.5). */
import { useStores } from '#stores/stores-context.ts';
import { useEffect } from 'react';

/** For observers. */
export function useCheckoutCountry(): void {
  const { checkout, market } = useStores();
  const { markets, checkout: alias } = market;
  // Without the list of markets the country stays that of the shop around.
  useEffect(() => void market.load(), [market]);
  useEffect(() => {
    const country = markets?.find(found => found.alias === alias)?.countryCode.toUpperCase();
    const { billingAddress, shippingAddress } = checkout.form;
    if (!country || country === billingAddress.country) return;
    checkout.change({
      billingAddress: { ...billingAddress, country },
      shippingAddress: shippingAddress && { ...shippingAddress, country },
      identityNumber: '',
    });
  }, [checkout, markets, alias]);
}
