/** The garage on a page of its own; saved vehicles appear after hydration. */
import { useIntl } from 'react-intl';
import { VehicleSelector } from '#components/vehicle/vehicle-selector.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { VehicleSelectorResolved } from '#engine/page-types.gen.ts';
import { useFeature } from '#engine/view/engine-context.ts';
import type { PlainVehicles } from './plain/plain-vehicles.ts';
import { PlainVehiclesView } from './plain/plain-vehicles-view.tsx';
import styles from './vehicle-selector.module.css';

type Props = WidgetProps<VehicleSelectorResolved, PlainVehicles | undefined>;

export function VehicleSelectorView({ props, data }: Props) {
  const { formatMessage } = useIntl();
  const { title, text, listHref, drawingsHref } = props;
  if (!useFeature('vehicles')) return null;
  if (data) return <PlainVehiclesView props={props} data={data} />;
  return (
    <section
      className={styles.place}
      aria-label={title ? undefined : formatMessage({ id: 'MODEL_SELECTOR_TITLE' })}
    >
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      <VehicleSelector listPath={listHref} drawingsPath={drawingsHref} />
    </section>
  );
}
