/** The identity number that a payment or an organisation needs; never stored in the browser (R-CHECKOUT-9). */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useCheckoutForm } from '../form-context.ts';
import { identityError } from './field-rules.ts';
import { FormField } from './form-field.tsx';

interface Props {
  /** Replaces the description. */
  note?: string;
}

export const IdentityField = observer(function IdentityField({ note = '' }: Props) {
  const { formatMessage } = useIntl();
  const store = useCheckout();
  const { checksIdentity } = useCheckoutForm();
  const { form } = store;
  const isPerson = form.customerType === 'PERSON';
  return (
    <FormField
      key={form.customerType}
      field="identityNumber"
      label={isPerson ? 'LABEL_PERSONAL_ID' : 'LABEL_ORGANIZATION_ID'}
      description={
        note ||
        formatMessage(
          { id: isPerson ? 'CHECKOUT_PERSONAL_ID_DESCRIPTION' : 'CHECKOUT_ORGANIZATION_ID_DESCRIPTION' },
          { country: form.billingAddress.country },
        )
      }
      autoComplete="off"
      maxLength={40}
      value={form.identityNumber}
      onChange={identityNumber => store.keep({ identityNumber })}
      errorFor={value => identityError(value, form, checksIdentity)}
    />
  );
});
