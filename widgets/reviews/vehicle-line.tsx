/** Whether the review names the writer's vehicle. */
import { Checkbox } from '#ui/form/checkbox.tsx';
import { useIntl } from 'react-intl';

interface Props {
  /** Empty: none is chosen. */
  vehicle: string;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

export function VehicleLine({ vehicle, isShown, onChange }: Props) {
  const { formatMessage } = useIntl();
  if (vehicle === '') return null;
  return (
    <Checkbox name="vehicle" checked={isShown} onChange={onChange}>
      {formatMessage({ id: 'REVIEW_SHOW_VEHICLE' }, { vehicle })}
    </Checkbox>
  );
}
