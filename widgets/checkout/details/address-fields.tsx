/** Name and address, used for billing and for shipping; rarely used fields are collapsed. */
import { useIntl } from 'react-intl';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import { AddressInput, type AddressInputProps } from './address-input.tsx';
import styles from '../checkout.module.css';
import type { Filling } from './use-fill.ts';
import { ZipCityFields } from './zip-city-fields.tsx';

interface Props extends AddressInputProps {
  filling: Filling;
}

export function AddressFields({ filling, ...props }: Props) {
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
