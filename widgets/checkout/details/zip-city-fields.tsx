/** Zip code and city: the code suggests its continuations and fills in the city (R-CHECKOUT-25). */

import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import type { Address } from '#api/checkout/types.ts';
import { normalZip } from '#kernel/contact/zip.ts';
import styles from '../checkout.module.css';
import { AddressInput, type AddressInputProps } from './address-input.tsx';
import type { Filling } from './use-fill.ts';
import { usePostalAreas } from './use-postal-areas.ts';

interface Props extends AddressInputProps {
  filling: Filling;
}

export function ZipCityFields({ filling: { fill, filled }, ...props }: Props) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const { zip, country }: Address = props.address;
  const areas = usePostalAreas(country, zip);
  const code = normalZip(zip, country);
  const city = areas.find(area => area.zip === code)?.city ?? '';
  useEffect(() => {
    if (city !== '') fill({ city });
  }, [fill, city]);
  return (
    <div className={styles.zipRow}>
      <AddressInput {...props} field="zip" list={listId} />
      <AddressInput {...props} field="city" />
      {/* Always there: a list that comes and goes would change the role of the field while one types. */}
      <datalist id={listId}>
        {areas.map(area => (
          <option key={area.zip} value={area.zip}>
            {`${area.zip} ${area.city}`}
          </option>
        ))}
      </datalist>
      <output className="visually-hidden">
        {filled.city && filled.city === props.address.city
          ? formatMessage({ id: 'CHECKOUT_CITY_FILLED' }, { city: filled.city })
          : ''}
      </output>
    </div>
  );
}
