/** The vehicle selector in the bar's drawer; loaded on first intent. */

import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { VehicleSelector } from '#components/vehicle/vehicle-selector.tsx';
import { inside } from '#i18n/inside.ts';
import { useInfoLinks } from '../common/use-info-links.ts';
import styles from './vehicle-bar.module.css';

export default function Garage(props: ComponentProps<typeof VehicleSelector>) {
  const { formatMessage } = useIntl();
  const { service } = useInfoLinks();
  return (
    <>
      <VehicleSelector {...props} />
      <p className={styles.missing}>
        {formatMessage({ id: 'MODEL_SELECTOR_NOT_FOUND' }, { contact: inside(<a href={service}>.</a>) })}
      </p>
    </>
  );
}
