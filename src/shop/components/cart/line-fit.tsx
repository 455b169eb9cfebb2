/** In a row of the cart: whether its product fits the shopper's vehicle, and the way on when it does not (R-VEHICLE-17). */

import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usesOn } from '#kernel/vehicle/application.ts';
import { compatibilityOf } from '#kernel/vehicle/product-compatibility.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon, closeIcon, warningIcon } from '#ui/icons.ts';
import { Spinner } from '#ui/spinner.tsx';
import { LazyMount } from '../loading/lazy-mount.tsx';
import { usesText } from '../vehicle/application-words.ts';
import { fitsNamed, notAtOtherEnd, reasonText } from '../vehicle/fit-words.ts';
import { usePlainVehicle } from '../vehicle/plain-vehicle.ts';
import styles from './line-fit.module.css';
import type { Submitter } from './line-frame.tsx';
import type { LineFits } from './use-line-fits.ts';

const loadForm = () => import('../vehicle/lazy-vehicle-form.ts');

interface Props {
  product: { productId: number; name: string };
  /** Null without a vehicle: nothing is said. */
  fits: LineFits | null;
  /** Removes the row. */
  onRemove?: (() => void) | undefined;
  /** Makes the remove button submit the form around the lines, where no script runs. */
  removeAs?: Submitter | undefined;
  /** Inside a form, which cannot contain that of a vehicle: the cart, where the vehicle can be changed. */
  cartHref?: string | undefined;
  inForm?: boolean;
}

export function LineFit({ product, fits, ...ways }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const fit = fits?.of(product.productId);
  if (!fits || !fit) return null;
  const vehicle = vehicleName(fits.vehicle);
  const verdict = compatibilityOf(fit, fits.chosen);
  const reason = reasonText(intl, fit, fits);
  const uses = usesText(formatMessage, usesOn(fit.uses ?? [], fits.chosen.facetId));
  switch (verdict) {
    case 'fits':
    case 'front':
    case 'rear':
      return (
        <p className={styles.fits}>
          <Icon of={checkIcon} size={16} />
          <span>
            {formatMessage({ id: fitsNamed[verdict] }, { vehicle }) + uses}
            {verdict === 'fits' ? null : `. ${formatMessage({ id: notAtOtherEnd[verdict] })}`}
          </span>
        </p>
      );
    case 'universal':
      return <p className={styles.universal}>{formatMessage({ id: 'PRODUCT_UNIVERSAL' })}</p>;
    case 'check':
      return (
        <p className={styles.check}>
          <Icon of={warningIcon} size={16} />
          <span>
            <strong>{formatMessage({ id: 'PRODUCT_CHECK_MEASURES' })}.</strong> {reason}
          </span>
        </p>
      );
    case 'other':
      return (
        <Unfit product={product} vehicle={vehicle} {...ways}>
          {reason ?? formatMessage({ id: 'PRODUCT_MADE_FOR_OTHERS' })}
        </Unfit>
      );
  }
}

interface UnfitProps extends Omit<Props, 'fits'> {
  vehicle: string;
  /** The reason. */
  children: ReactNode;
}

function Unfit({ product: { name }, vehicle, inForm = false, children, ...ways }: UnfitProps) {
  const { onRemove, removeAs, cartHref } = ways;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.unfit}>
      <Icon of={closeIcon} size={16} />
      <div className={styles.words}>
        <p>
          <strong>{formatMessage({ id: 'PRODUCT_DOES_NOT_FIT' }, { vehicle })}.</strong> {children}
        </p>
        <div className={styles.ways}>
          {onRemove || removeAs ? (
            <Button
              variant="tertiary"
              size="s"
              aria-label={formatMessage({ id: 'A11Y_REMOVE_LINE' }, { name })}
              {...(removeAs ? { type: 'submit', ...removeAs } : { onClick: onRemove })}
            >
              {formatMessage({ id: 'CART_ITEM_REMOVE' })}
            </Button>
          ) : null}
          {inForm ? (
            cartHref && (
              <Button variant="tertiary" size="s" href={cartHref}>
                {formatMessage({ id: 'CART_SHOW' })}
              </Button>
            )
          ) : (
            <OtherVehicle />
          )}
        </div>
      </div>
    </div>
  );
}

function OtherVehicle() {
  const { formatMessage } = useIntl();
  const { formHref, vehicle } = usePlainVehicle();
  const [choosing, setChoosing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  /** The form is removed with the warning, so the focus moves to the list of lines. */
  const finish = () => {
    form.current?.closest<HTMLElement>('ul[tabindex]')?.focus({ preventScroll: true });
    setChoosing(false);
  };
  // Chosen without scripts, and changed so.
  if (vehicle && formHref !== undefined)
    return (
      <Button variant="tertiary" size="s" href={formHref}>
        {formatMessage({ id: 'MODEL_SELECTOR_CHANGE' })}
      </Button>
    );
  return (
    <>
      <Button variant="tertiary" size="s" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
        {formatMessage({ id: 'MODEL_SELECTOR_CHANGE' })}
      </Button>
      {choosing ? (
        <div ref={form} className={styles.form}>
          <LazyMount
            load={loadForm}
            wanted
            onFail={() => setChoosing(false)}
            fallback={<Spinner size={32} />}
          >
            {VehicleForm => <VehicleForm onAdded={finish} />}
          </LazyMount>
        </div>
      ) : null}
    </>
  );
}
