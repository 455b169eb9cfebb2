/** The quantity and the button that adds it to the cart. */

import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Quantity } from '#ui/form/quantity.tsx';
import styles from './buy.module.css';
import type { useBuying } from './use-buying.ts';

interface Props {
  /** Of the form. */
  id: string;
  /** Name of the product, for screen readers. */
  name: string;
  buying: ReturnType<typeof useBuying>;
}

/** Part of the form, which its button submits. */
export function BuyControls({ id, name, buying }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Quantity
        id={`${id}-quantity`}
        name="quantity"
        value={buying.quantity}
        max={buying.most}
        disabled={!buying.canBuy}
        onChange={buying.chooseQuantity}
        onLimit={buying.refuseMore}
        labels={{
          quantity: formatMessage({ id: 'A11Y_QUANTITY_OF' }, { name }),
          increase: formatMessage({ id: 'A11Y_INCREASE_QUANTITY' }, { name }),
          decrease: formatMessage({ id: 'A11Y_DECREASE_QUANTITY' }, { name }),
        }}
      />
      <Button
        type="submit"
        size="l"
        fullWidth
        loading={buying.isAdding}
        disabled={!buying.canBuy}
        className={styles.button}
      >
        {formatMessage({ id: 'ADD_TO_CART' })}
      </Button>
    </>
  );
}
