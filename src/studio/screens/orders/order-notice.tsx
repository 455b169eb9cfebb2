/** What colleagues did meanwhile, and whether one's own press was refused for it. */
import { FormattedMessage } from 'react-intl';
import type { OrderEvent } from '#studio-api/orders.ts';
import { Button } from '#ui/button.tsx';
import { OrderEvents } from './order-history.tsx';
import styles from './orders.module.css';

export interface ActionNotice {
  /** One's own action was refused. */
  isRefusal: boolean;
  events: readonly OrderEvent[];
}

interface Props {
  notice: ActionNotice;
  currency: string;
  onClose(): void;
}

export const OrderNotice = ({ notice: { isRefusal, events }, currency, onClose }: Props) => (
  <div role="alert" className={styles.warning}>
    <p>
      <strong>
        <FormattedMessage id={isRefusal ? 'ORDER_MEANWHILE' : 'ORDER_OTHERS'} />
      </strong>
    </p>
    <OrderEvents events={events} currency={currency} />
    <Button size="s" variant="secondary" onClick={onClose}>
      <FormattedMessage id="ORDER_NOTICE_CLOSE" />
    </Button>
  </div>
);
