/** In a row of an order: what was said of the vehicle when it was placed, whatever the catalogue says now (R-VEHICLE-17). */
import { useIntl } from 'react-intl';
import type { PartUse } from '#kernel/vehicle/application.ts';
import type { Compatibility } from '#kernel/vehicle/product-compatibility.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon, closeIcon, warningIcon } from '#ui/icons.ts';
import { usesText } from './application-words.ts';
import { fitsNamed } from './fit-words.ts';
import styles from './said-fit.module.css';

const said = {
  fits: { id: fitsNamed.fits, icon: checkIcon, style: styles.fits },
  front: { id: fitsNamed.front, icon: checkIcon, style: styles.fits },
  rear: { id: fitsNamed.rear, icon: checkIcon, style: styles.fits },
  universal: { id: 'PRODUCT_UNIVERSAL', icon: null, style: styles.soft },
  check: { id: 'ORDER_FIT_CHECK', icon: warningIcon, style: styles.check },
  other: { id: 'PRODUCT_DOES_NOT_FIT', icon: closeIcon, style: styles.soft },
} as const;

interface Props {
  /** Name of the vehicle of the order; null: nothing is said. */
  vehicle: string | null;
  fit: Compatibility | null | undefined;
  /** How it is used on the vehicle. */
  uses: readonly PartUse[];
}

export function SaidFit({ vehicle, fit, uses }: Props) {
  const { formatMessage } = useIntl();
  if (!vehicle || !fit) return null;
  const { id, icon, style } = said[fit];
  return (
    <span className={style}>
      {icon ? <Icon of={icon} size={16} /> : null}
      <span>{formatMessage({ id }, { vehicle }) + usesText(formatMessage, uses)}</span>
    </span>
  );
}
