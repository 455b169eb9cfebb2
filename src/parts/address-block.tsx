/** An address as it is written on a parcel. */
import type { Address } from '#api/checkout/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import styles from './address-block.module.css';

export function AddressBlock({ title, address }: { title: string; address: Address }) {
  const { locale } = useTexts();
  const { firstName, lastName, company, careOf, addressLine1, addressLine2, zip, city, country } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    `${zip} ${city}`,
    countryName(country, locale.iso),
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

/** Orders keep whatever was written at their time; only a code can be named. */
const countryName = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)
    : country;
