/** Asks for the machine of who writes, and offers those of the garage (R-VEHICLE-35). */
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { TextInput } from '#ui/form/text-input.tsx';

const longest = 100;

/** Left out: the browser keeps what is typed, for a form without scripts. */
type Written = { value: string; onChange: (vehicle: string) => void } | { defaultValue: string };

export const VehicleField = observer(function VehicleField(written: Written) {
  const { formatMessage } = useIntl();
  const { saved } = useStores().vehicles;
  const id = useId();
  return (
    <>
      <TextInput
        {...written}
        label={formatMessage({ id: 'OPINION_VEHICLE' })}
        name="vehicle"
        optional
        optionalLabel={formatMessage({ id: 'INPUT_OPTIONAL' })}
        description={formatMessage({ id: 'OPINION_VEHICLE_HELP' })}
        autoComplete="off"
        maxLength={longest}
        list={id}
      />
      <datalist id={id}>
        {saved.map(vehicle => (
          <option key={vehicle.id}>{vehicleName(vehicle)}</option>
        ))}
      </datalist>
    </>
  );
});
