/** The quantity of a line, including its pending change; a refusal restores the quantity of the cart. */
import { useIntl } from 'react-intl';
import type { CartLine } from '#api/cart/types.ts';
import { Quantity } from '#ui/form/quantity.tsx';
import type { LineChanges } from './use-line-changes.ts';

interface Props {
  line: CartLine;
  name: string;
  changes: LineChanges;
}

export function LineQuantity({ line, name, changes }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Quantity
      size="s"
      value={line.quantity}
      max={line.stock.totalStock}
      onChange={count => void changes.change(line.id, name, line, count)}
      onLimit={max => changes.tooMany(line.id, max)}
      labels={{
        quantity: formatMessage({ id: 'A11Y_QUANTITY_OF' }, { name }),
        increase: formatMessage({ id: 'A11Y_INCREASE_QUANTITY' }, { name }),
        decrease: formatMessage({ id: 'A11Y_DECREASE_QUANTITY' }, { name }),
      }}
    />
  );
}
