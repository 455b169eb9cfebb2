/** The organisation that orders: its number, which fills in name and address, its name, and what it wants on its invoice (R-CHECKOUT-26). */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import styles from '../checkout.module.css';
import { AddressInput, type AddressInputProps } from './address-input.tsx';
import { FormField } from './form-field.tsx';
import { IdentityField } from './identity-field.tsx';
import type { Fill } from './use-fill.ts';
import { useOrganization } from './use-organization.ts';

interface Props extends AddressInputProps {
  fill: Fill;
  references: CheckoutResolved['references'];
}

const longestReference = 120;

export const OrganizationFields = observer(function OrganizationFields({
  fill,
  references,
  ...props
}: Props) {
  const { formatMessage } = useIntl();
  const store = useCheckout();
  const { identityNumber, reference, costCenter, billingAddress } = store.form;
  const found = useOrganization(billingAddress.country, identityNumber, fill);
  const note =
    found.state === 'filled'
      ? formatMessage({ id: 'CHECKOUT_ORGANIZATION_FILLED' }, { name: found.name })
      : // What is there needs no advice to type it.
        found.state === 'unknown' && billingAddress.company === ''
        ? formatMessage({ id: 'CHECKOUT_ORGANIZATION_UNKNOWN' })
        : '';
  const optional = { autoComplete: 'off', maxLength: longestReference } as const;
  return (
    <>
      <div className={styles.pair}>
        <IdentityField note={note} />
        <AddressInput {...props} field="company" />
      </div>
      <output className="visually-hidden">{note}</output>
      {references.length > 0 ? (
        <div className={styles.pair}>
          {references.includes('reference') ? (
            <FormField
              {...optional}
              field="reference"
              label="LABEL_ORDER_REFERENCE"
              description={formatMessage({ id: 'CHECKOUT_REFERENCE_DESCRIPTION' })}
              value={reference}
              onChange={value => store.keep({ reference: value })}
            />
          ) : null}
          {references.includes('costCenter') ? (
            <FormField
              {...optional}
              field="costCenter"
              label="LABEL_COST_CENTER"
              value={costCenter ?? ''}
              onChange={value => store.keep({ costCenter: value })}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
});
