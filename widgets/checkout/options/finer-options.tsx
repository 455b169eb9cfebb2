/** Place or time within the chosen delivery option; few choices as radios, many as a select. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { FinerChoice } from '#api/checkout/types.ts';
import { bindPlaces } from '#kernel/bind-units.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import styles from '../checkout.module.css';

interface Props {
  of: readonly FinerChoice[];
  feeOf: (choice: FinerChoice) => string;
}

/** More choices than this use a select. */
const mostRadios = 5;

export const FinerOptions = observer(function FinerOptions({ of: choices, feeOf }: Props) {
  const { formatMessage } = useIntl();
  const store = useCheckout();
  const isOnePrice = new Set(choices.map(feeOf)).size === 1;
  const shared = {
    name: 'shippingChoice',
    value: String(store.form.shippingId),
    onChange: (value: string) => store.change({ shippingId: Number(value) }),
  };
  return (
    <div className={styles.finer}>
      {choices.length > mostRadios ? (
        <Select
          {...shared}
          label={formatMessage({ id: 'CHECKOUT_CHOOSE_FINER' })}
          autoComplete="off"
          options={choices.map(choice => ({
            value: String(choice.id),
            label: isOnePrice ? choice.name : `${choice.name}, ${feeOf(choice)}`,
          }))}
        />
      ) : (
        <RadioGroup
          {...shared}
          legend={formatMessage({ id: 'CHECKOUT_CHOOSE_FINER' })}
          options={choices.map(choice => ({
            value: String(choice.id),
            title: bindPlaces(choice.name),
            ...(isOnePrice ? {} : { fee: feeOf(choice) }),
          }))}
        />
      )}
    </div>
  );
});
