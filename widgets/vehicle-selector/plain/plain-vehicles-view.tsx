/** The choice of a vehicle as forms of the server: by name, or in three steps; no script runs. */
import { useIntl } from 'react-intl';
import { MachineList, NoMachine } from '#components/vehicle/machine-list.tsx';
import { fittingHref } from '#components/vehicle/vehicle-address.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { VehicleSelectorResolved } from '#engine/page-types.gen.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { vehicleId } from '#stores/visitor/vehicle.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import styles from '../vehicle-selector.module.css';
import { LONGEST_TEXT, type PlainVehicles } from './plain-vehicles.ts';

type Props = WidgetProps<VehicleSelectorResolved, PlainVehicles>;

/** The page itself, which keeps where to continue. */
const addressOf = ({ to }: PlainVehicles, query: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams({ ...query, ...(to === null ? {} : { to }) })}`;

export function PlainVehiclesView({ props, data }: Pick<Props, 'props' | 'data'>) {
  const { formatMessage } = useIntl();
  const { config } = useStores();
  const { title, text, listHref } = props;
  const { current, problem } = data;
  return (
    <section className={styles.plain}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {problem ? <Feedback tone="error">{formatMessage({ id: problem })}</Feedback> : null}
      {current ? <Current data={data} listHref={listHref} current={current} /> : null}
      {config.onlyVehicleSteps ? null : <Search data={data} />}
      <Steps data={data} />
    </section>
  );
}

/** Where to continue, and the words for universal parts in the address of a narrowed list. */
function Continue({ to }: Pick<PlainVehicles, 'to'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      {to === null ? null : <input type="hidden" name="to" value={to} />}
      <input type="hidden" name="universal" value={formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' })} />
    </>
  );
}

interface CurrentProps {
  data: PlainVehicles;
  listHref: string;
  current: NonNullable<PlainVehicles['current']>;
}

function Current({ data: { to }, listHref, current: { vehicle } }: CurrentProps) {
  const { formatMessage } = useIntl();
  const name = vehicleName(vehicle);
  const universal = formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' });
  return (
    <form method="post" data-native="" className={styles.current}>
      <Continue to={to} />
      <p>
        {formatMessage({ id: 'MODEL_SELECTOR_CURRENT' })}: <strong>{name}</strong>
      </p>
      <div className={styles.ways}>
        <Button size="s" href={fittingHref(listHref, vehicle, universal)}>
          {formatMessage({ id: 'MODEL_SELECTOR_SHOW_PARTS' })}
        </Button>
        <Button
          type="submit"
          size="s"
          variant="secondary"
          name="remove"
          value="1"
          aria-label={formatMessage({ id: 'MODEL_SELECTOR_REMOVE_NAMED' }, { vehicle: name })}
        >
          {formatMessage({ id: 'MODEL_SELECTOR_REMOVE' })}
        </Button>
      </div>
    </form>
  );
}

function Search({ data }: { data: PlainVehicles }) {
  const { formatMessage } = useIntl();
  const { to, text, found } = data;
  return (
    <>
      <form method="get" data-native="" className={styles.search}>
        {to === null ? null : <input type="hidden" name="to" value={to} />}
        <TextInput
          type="search"
          name="machine"
          label={formatMessage({ id: 'MODEL_SELECTOR_BY_NAME' })}
          defaultValue={text}
          autoComplete="off"
          maxLength={LONGEST_TEXT}
        />
        <Button type="submit">{formatMessage({ id: 'SEARCH' })}</Button>
      </form>
      {found && found.machines.length > 0 ? (
        <form method="post" data-native="">
          <Continue to={to} />
          <MachineList
            machines={found.machines}
            press={names => ({ submits: { name: 'vehicle', value: vehicleId(names) } })}
          />
        </form>
      ) : null}
      {found && found.machines.length === 0 ? (
        <NoMachine
          text={text}
          similar={found.similar}
          press={machine => ({ href: addressOf(data, { machine }) })}
        />
      ) : null}
    </>
  );
}

function Steps({ data }: { data: PlainVehicles }) {
  const { formatMessage } = useIntl();
  const { to, steps } = data;
  const { manufacturer, year, manufacturers, years, models } = steps;
  return (
    <form method="post" data-native="" className={styles.steps}>
      <Continue to={to} />
      <Step
        title={formatMessage({ id: 'MODEL_SELECTOR_MANUFACTURER' })}
        values={manufacturers}
        chosen={manufacturer}
        press={each => ({ href: addressOf(data, { manufacturer: each }) })}
      />
      <Step
        title={formatMessage({ id: 'MODEL_SELECTOR_YEAR' })}
        values={years}
        chosen={year}
        press={each => ({ href: addressOf(data, { manufacturer, year: each }) })}
      />
      <Step
        title={formatMessage({ id: 'MODEL_SELECTOR_MODEL' })}
        values={models}
        chosen=""
        press={model => ({
          submits: { name: 'vehicle', value: vehicleId({ manufacturer, year, model }) },
        })}
      />
    </form>
  );
}

interface StepProps {
  title: string;
  values: readonly string[];
  chosen: string;
  press: (value: string) => { href: string } | { submits: { name: string; value: string } };
}

function Step({ title, values, chosen, press }: StepProps) {
  if (values.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.step}>{title}</h2>
      <ul className={styles.chips}>
        {values.map(value => (
          <li key={value}>
            <Chip {...press(value)} selected={value === chosen}>
              {value}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
