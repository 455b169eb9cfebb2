/** Another address to deliver to. */
import { useIntl } from 'react-intl';
import type { Address } from '#api/checkout/types.ts';
import { AddressFields } from './address-fields.tsx';
import styles from '../checkout.module.css';
import { useFill } from './use-fill.ts';

interface Props {
  address: Address;
  onChange: (changes: Partial<Address>) => void;
}

export function ShippingAddress({ address, onChange }: Props) {
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
