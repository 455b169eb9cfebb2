/** Step 1: customer, contact details, address, and optionally another shipping address. */

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { Address } from '#api/checkout/types.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { inside } from '#i18n/inside.ts';
import { isZip } from '#kernel/contact/zip.ts';
import type { CustomerType } from '#kernel/segment.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import styles from '../checkout.module.css';
import { AddressInput, type AddressInputProps } from './address-input.tsx';
import { CustomerTypeChoice } from './customer-type-choice.tsx';
import { type AddressPart, emailError } from './field-rules.ts';
import { FormField } from './form-field.tsx';
import { MarketChoice } from './market-choice.tsx';
import { OrganizationFields } from './organization-fields.tsx';
import { type Filling, useFill } from './use-fill.ts';
import { ZipCityFields } from './zip-city-fields.tsx';

/** Another address to deliver to. */
interface Props {
  address: Address;
  onChange: (changes: Partial<Address>) => void;
}

function ShippingAddress({ address, onChange }: Props) {
  const { formatMessage } = useIntl();
  const shipping = { part: 'shipping', address, onChange } as const;
  const filling = useFill(shipping);
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{formatMessage({ id: 'SHIPPING_ADDRESS' })}</legend>
      <AddressFields {...shipping} filling={filling} />
    </fieldset>
  );
}

/** A link to sign in without leaving the checkout: cart and input stay, and the account fills empty fields. */
const LoginPrompt = observer(function LoginPrompt() {
  const intl = useIntl();

  const { session } = useStores();
  if (!useRestored() || session.isAuthenticated) return null;
  return (
    <p className={styles.login}>
      {intl.formatMessage({ id: 'CHECKOUT_LOG_IN_PROMPT' }, { login: inside(<LoginButton>.</LoginButton>) })}
    </p>
  );
});

/** The label is the marked part of the translated text. */
function LoginButton({ children }: { children?: ReactNode }) {
  const { panels } = useStores();
  return (
    <button type="button" className={styles.loginButton} onClick={() => panels.open('account', 'login')}>
      {children}
    </button>
  );
}

export const DetailsSection = observer(function DetailsSection({
  types,
  references,
}: {
  types: readonly CustomerType[];
  references: CheckoutResolved['references'];
}) {
  const { formatMessage } = useIntl();
  const store = useCheckout();
  const { form } = store;
  const { billingAddress, shippingAddress, customerType } = form;

  /** Only the zip code of the shipping destination affects delivery; other fields are sent with the order. Merges into the current form, because autofill changes many fields between two renders. */
  const changeAddress = (part: AddressPart) => (changes: Partial<Address>) => {
    const now = store.form;
    const address = {
      ...(part === 'billing' ? now.billingAddress : now.shippingAddress),
      ...changes,
    } as Address;
    const next = part === 'billing' ? { billingAddress: address } : { shippingAddress: address };
    const decides = part === 'shipping' || !now.shippingAddress;
    if (decides && changes.zip !== undefined && isZip(changes.zip, address.country)) store.change(next);
    else store.keep(next);
  };
  const billing = { part: 'billing', address: billingAddress, onChange: changeAddress('billing') } as const;
  const filling = useFill(billing);

  return (
    <div className={styles.fields}>
      <LoginPrompt />
      <MarketChoice />
      <CustomerTypeChoice types={types} />
      <div className={styles.pair}>
        <FormField
          field="email"
          label="EMAIL"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={form.email}
          onChange={email => store.keep({ email })}
          errorFor={emailError}
        />
        <AddressInput {...billing} field="mobile" />
      </div>
      {customerType === 'ORGANIZATION' ? (
        <OrganizationFields {...billing} fill={filling.fill} references={references} />
      ) : null}
      <AddressFields {...billing} filling={filling} />
      <Checkbox
        name="otherAddress"
        checked={shippingAddress !== null}
        onChange={isOther =>
          store.change({ shippingAddress: isOther ? emptyAddress(billingAddress.country) : null })
        }
      >
        {formatMessage({ id: 'CHECKOUT_ADD_SHIPPING_ADDRESS' })}
      </Checkbox>
      {shippingAddress ? (
        <ShippingAddress address={shippingAddress} onChange={changeAddress('shipping')} />
      ) : null}
    </div>
  );
});

interface AddressFieldsProps extends AddressInputProps {
  filling: Filling;
}

/** Name and address, used for billing and for shipping; rarely used fields are collapsed. */
function AddressFields({ filling, ...props }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  const { address } = props;
  const isFilled = address.careOf !== '' || address.addressLine2 !== '' || address.entryCode !== '';
  return (
    <>
      <div className={styles.pair}>
        <AddressInput {...props} field="firstName" />
        <AddressInput {...props} field="lastName" />
      </div>
      <AddressInput {...props} field="addressLine1" />
      <ZipCityFields {...props} filling={filling} />
      <details className={styles.more} open={isFilled}>
        <summary>
          {formatMessage({ id: 'CHECKOUT_ADDRESS_MORE' })}
          <Icon of={chevronDownIcon} size={20} className={styles.arrow} />
        </summary>
        <div className={styles.fields}>
          <AddressInput {...props} field="careOf" />
          <AddressInput {...props} field="addressLine2" />
          <AddressInput {...props} field="entryCode" />
        </div>
      </details>
    </>
  );
}
