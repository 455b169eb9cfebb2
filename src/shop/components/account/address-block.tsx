/** A postal address. */
import type { Address } from '#api/checkout/types.ts';
import { useLocale } from '#i18n/use-locale.ts';
import styles from './address-block.module.css';

interface Props {
  title: string;
  address: Address;
  /** h2 below a page heading; h4 within an order of a list. */
  heading?: 'h2' | 'h4';
}

export function AddressBlock({ title, address, heading: Heading = 'h2' }: Props) {
  const locale = useLocale();
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
      <Heading className={styles.heading}>{title}</Heading>
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

/** Orders keep the country as stored; only a country code can be translated. */
const countryName = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)
    : country;
