/** The state of an order, and what it waits for. */
import { useIntl } from 'react-intl';
import type { OrderState } from '#kernel/order/order-states.ts';
import type { OrderWait } from '#studio-api/orders.ts';
import { StatusLabel, type StatusLabelProps } from '#ui/status-label.tsx';
import { stateTexts, waitMarks } from './order-texts.ts';
import styles from './orders.module.css';

const tones: Readonly<Record<OrderWait, NonNullable<StatusLabelProps['tone']>>> = {
  pack: 'info',
  pay: 'neutral',
  withdrawn: 'warn',
  refund: 'action',
};

interface Props {
  state: OrderState;
  waits: readonly OrderWait[];
}

export function OrderMarks({ state, waits }: Props) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.marks}>
      <span>{formatMessage({ id: stateTexts[state] })}</span>
      {waits.map(each => (
        <StatusLabel key={each} tone={tones[each]}>
          {formatMessage({ id: waitMarks[each] })}
        </StatusLabel>
      ))}
    </span>
  );
}
