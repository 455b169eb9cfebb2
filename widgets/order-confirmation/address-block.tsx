/** An address as it is written on a parcel. */
import type { Address } from '#api/checkout/types.ts';
import styles from './order-confirmation.module.css';

export function AddressBlock({ title, address }: { title: string; address: Address }) {
  const { firstName, lastName, company, careOf, addressLine1, addressLine2, zip, city, country } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    `${zip} ${city}`,
    country,
  ].filter(line => line.trim() !== '');
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <address className={styles.address}>
        {lines.map(line => (
          <span key={line} className={styles.addressLine}>
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}
