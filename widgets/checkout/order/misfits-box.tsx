/** Beside the order button: the shopper orders knowingly what does not fit the vehicle. */
import { useIntl } from 'react-intl';
import { BoundText } from '#ui/bound-text.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { useCheckoutForm } from '../form-context.ts';
import type { Misfits } from './use-misfits.ts';

export function MisfitsBox({ misfits: { names, vehicle, isAccepted, accept } }: { misfits: Misfits }) {
  const { formatMessage, formatList } = useIntl();
  const { idOf, errorOf } = useCheckoutForm();
  const error = errorOf('misfits');
  if (names.length === 0) return null;
  const products = names.map(name => <BoundText key={name}>{name}</BoundText>);
  const values = { vehicle, names: formatList(products, { type: 'conjunction' }) };
  return (
    <div id={idOf('misfits')}>
      <Checkbox
        name="misfits"
        checked={isAccepted}
        onChange={accept}
        error={error ? formatMessage({ id: error }) : undefined}
        required
      >
        {formatMessage({ id: 'CHECKOUT_MISFITS_ACCEPT' }, values)}
      </Checkbox>
    </div>
  );
}
