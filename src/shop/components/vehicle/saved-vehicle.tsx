/** One saved vehicle: a radio to select it, its technical data, and a button to remove it. */

import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { vehicleFacet, vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { chevronDownIcon, trashIcon } from '#ui/icons.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { FailedLoad } from '../loading/failed-load.tsx';
import { useDrawingCount } from './use-drawing-count.ts';
import { useTechData } from './use-tech-data.ts';
import { fittingHref } from './vehicle-address.ts';
import styles from './vehicle-selector.module.css';

interface Props {
  vehicle: Vehicle;
  listPath: string;
  drawingsPath: string;
  /** Name of the radio group, shared by the vehicles of one selector. */
  group: string;
  onRemove: () => void;
}

export const SavedVehicle = observer(function SavedVehicle(props: Props) {
  const { vehicle, listPath, drawingsPath, group, onRemove } = props;
  const { formatMessage } = useIntl();
  const { vehicles } = useStores();
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = vehicleName(vehicle);
  const isCurrent = vehicles.currentId === vehicle.id;

  return (
    <li className={styles.vehicle}>
      <div className={styles.row}>
        <label className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={isCurrent}
            onChange={() => vehicles.choose(vehicle.id)}
          />
          <span className={styles.name}>{name}</span>
          {isCurrent ? (
            <span className={styles.current}>{formatMessage({ id: 'MODEL_SELECTOR_CURRENT' })}</span>
          ) : null}
        </label>
        <IconButton
          icon={trashIcon}
          size={20}
          aria-label={formatMessage({ id: 'MODEL_SELECTOR_REMOVE_NAMED' }, { vehicle: name })}
          onClick={onRemove}
        />
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="s"
          href={fittingHref(listPath, vehicle, formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' }))}
        >
          {formatMessage({ id: 'MODEL_SELECTOR_SHOW_PARTS' })}
        </Button>
        {isCurrent ? <Drawings vehicle={vehicle} path={drawingsPath} /> : null}
        <button
          type="button"
          className={styles.techToggle}
          aria-expanded={open}
          aria-controls={`${id}-tech`}
          onClick={() => setOpen(!open)}
        >
          {formatMessage({ id: open ? 'MODEL_SELECTOR_TECH_INFO_HIDE' : 'MODEL_SELECTOR_TECH_INFO_SHOW' })}
          <Icon of={chevronDownIcon} size={16} className={styles.arrow} />
        </button>
      </div>
      <div id={`${id}-tech`} className={styles.slide} data-open={open || undefined}>
        <div className={styles.slideInner}>{open ? <TechInfo vehicle={vehicle} /> : null}</div>
      </div>
    </li>
  );
});

/** Leads to the drawings of the vehicle, where the shop has some: the service says it with the technical data. */
function Drawings({ vehicle, path }: { vehicle: Vehicle; path: string }) {
  const { formatMessage } = useIntl();
  const count = useDrawingCount(vehicle);
  if (count === 0) return null;
  return (
    <Button
      variant="secondary"
      size="s"
      href={`${path}?${new URLSearchParams({ vehicle: vehicleFacet(vehicle) })}`}
    >
      {formatMessage({ id: 'MODEL_SELECTOR_DRAWINGS' }, { count })}
    </Button>
  );
}

function TechInfo({ vehicle }: { vehicle: Vehicle }) {
  const { formatMessage } = useIntl();
  const tech = useTechData(vehicle);
  if (tech.state === 'loading') return <Skeleton height="6em" />;
  if (tech.state === 'failed') return <FailedLoad text="MODEL_SELECTOR_ERROR" onRetry={tech.reload} />;
  if (!tech.value) return <p>{formatMessage({ id: 'MODEL_SELECTOR_GONE' })}</p>;
  if (tech.value.length === 0) return <p>{formatMessage({ id: 'MODEL_SELECTOR_TECH_INFO_EMPTY' })}</p>;
  return (
    <dl className={styles.tech}>
      {tech.value.map(({ label, value }) => (
        <div key={label} className={styles.techRow}>
          <dt>{formatMessage({ id: label })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
