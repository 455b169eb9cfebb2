/** The order's destination: any market that accepts orders, including those without a storefront; a single one is shown as text (R-CHECKOUT-7). */

import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/use-locale.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Select } from '#ui/select.tsx';
import styles from '../checkout.module.css';

// Keeps the addresses in the destination country, also when another tab changes it (R-CHECKOUT-7).

/** Call only in observer components. */
function useCheckoutCountry(): void {
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

export const MarketChoice = observer(function MarketChoice() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const checkout = useCheckout();
  const { cart, market } = useStores();
  const [isFailed, setFailed] = useState(false);
  useCheckoutCountry();
  const names = new Intl.DisplayNames(locale.iso, { type: 'region' });
  const { inCheckout } = market;

  /** Reprices the cart; the country of the addresses and the delivery options follow. */
  async function choose(alias: string) {
    const before = market.checkout;
    setFailed(false);
    market.chooseCheckout(alias);
    try {
      await cart.load();
    } catch {
      market.chooseCheckout(before);
      setFailed(true);
    }
  }

  if (inCheckout.length < 2)
    return (
      <p className={styles.country}>
        {formatMessage({ id: 'CHECKOUT_SUBTITLE_COUNTRY_INFO' })}:{' '}
        <strong>{names.of(checkout.form.billingAddress.country || 'FI')}</strong>
      </p>
    );
  return (
    <Select
      name="country"
      label={formatMessage({ id: 'CHECKOUT_CHOOSE_COUNTRY' })}
      autoComplete="off"
      options={inCheckout.map(({ alias, country, countryCode }) => ({
        value: alias,
        label: names.of(countryCode.toUpperCase()) ?? country,
      }))}
      value={market.checkout}
      onChange={alias => void choose(alias)}
      error={isFailed ? formatMessage({ id: 'CHECKOUT_MARKET_FAILED' }) : undefined}
    />
  );
});
