/** The bar under the header: a button to choose a vehicle, or the chosen vehicle with a link to its parts. The server renders only a vehicle that was chosen without scripts; the bar has the same height without. */

import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { PlainForm, plainType } from '#components/content/plain-form.tsx';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { usePlainVehicle } from '#components/vehicle/plain-vehicle.ts';
import { fittingHref } from '#components/vehicle/vehicle-address.ts';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import { useLocale } from '#i18n/use-locale.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { classNames } from '#ui/class-names.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon, chevronDownIcon, vehicleIcon } from '#ui/icons.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useCompatibility } from '../../compatibility/use-compatibility.ts';
import { useApp } from '../../context/app-context.ts';
import { useDrawer } from './use-drawer.ts';
import styles from './vehicle-bar.module.css';

const loadSelector = () => import('./garage.tsx');

export const VehicleBar = observer(function VehicleBar() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { vehicles } = useStores();
  const { pathTo, page } = useApp();
  const { open, setOpen, toggle, drawer } = useDrawer(page);
  const id = useId();
  const { formHref, vehicle } = usePlainVehicle();
  // What the page was made for is among this browser's own once these are read.
  const current = useRestored() ? vehicles.current : vehicle;
  const listPath = pathTo('list', { path: 'atv-huset' });

  useCompatibility(current, listPath, page);

  const prefetch = () => {
    for (const part of [loadSelector(), fetchAllTexts(locale.code)]) part.catch(() => undefined);
  };

  return (
    <section
      className={classNames(styles.section, open && styles.open)}
      aria-label={formatMessage({ id: 'MODEL_SELECTOR_TITLE' })}
    >
      <Container className={styles.bar}>
        <Icon of={vehicleIcon} size={32} className={styles.icon} />
        <p className={styles.texts}>
          <strong className={styles.name}>
            {current ? vehicleName(current) : formatMessage({ id: 'MODEL_SELECTOR_TITLE' })}
          </strong>
          <span className={classNames(styles.text, current && styles.chosen)}>
            {formatMessage({ id: current ? 'MODEL_SELECTOR_CURRENT' : 'MODEL_SELECTOR_TEXT' })}
          </span>
        </p>
        {current ? (
          <a
            className={styles.partsLink}
            href={fittingHref(listPath, current, formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' }))}
          >
            <span className={styles.wideText}>{formatMessage({ id: 'MODEL_SELECTOR_SHOW_PARTS' })}</span>
            <span className={styles.shortText} aria-hidden="true">
              {formatMessage({ id: 'VEHICLE_PARTS_SHORT' })}
            </span>
            <Icon of={arrowRightIcon} size={20} className={styles.arrowRight} />
          </a>
        ) : null}
        <PlainForm action={formHref} className={styles.form}>
          <button
            ref={toggle}
            type={plainType(formHref)}
            className={classNames(styles.toggle, current === null && styles.strong)}
            aria-expanded={open}
            aria-controls={id}
            onClick={event => {
              event.preventDefault();
              setOpen(!open);
            }}
            onPointerEnter={prefetch}
            onFocus={prefetch}
          >
            <span className={current ? styles.wideText : undefined}>
              {formatMessage({ id: current ? 'MODEL_SELECTOR_CHANGE' : 'MODEL_SELECTOR_OPEN_SHORT' })}
            </span>
            <Icon of={chevronDownIcon} size={20} className={styles.arrow} />
          </button>
        </PlainForm>
      </Container>
      <div id={id} ref={drawer} className={styles.drawer} hidden={!open}>
        <Container className={styles.garage}>
          <LazyMount
            load={loadSelector}
            wanted={open}
            onFail={() => setOpen(false)}
            fallback={<Spinner size={32} />}
          >
            {Garage => (
              <Garage listPath={listPath} drawingsPath={pathTo('assemblies')} onStay={() => setOpen(false)} />
            )}
          </LazyMount>
        </Container>
      </div>
    </section>
  );
});
