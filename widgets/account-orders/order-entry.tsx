/** One order as a row that expands to its details. */

import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CustomerOrder, OrderStatus } from '#api/order/types.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import { StatusLabel, type StatusLabelProps } from '#ui/status-label.tsx';
import styles from './account-orders.module.css';
import { OrderDetails } from './order-details.tsx';
import { useWithVat } from './use-with-vat.ts';

const tones: Readonly<Record<OrderStatus, NonNullable<StatusLabelProps['tone']>>> = {
  RECEIVED: 'info',
  PROCESSING: 'warn',
  COMPLETED: 'good',
  CANCELLED: 'neutral',
};

interface Props {
  order: CustomerOrder;
  /** Page of one order; absent where there is none. */
  orderHref: string | undefined;
}

export function OrderEntry({ order, orderHref }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const withVat = useWithVat();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={styles.order}>
      <div className={styles.row}>
        <h3 className={styles.number}>#{order.id}</h3>
        <span className={styles.date}>{formatDate(order.date)}</span>
        <span className={styles.quantity}>
          {order.quantity} {formatMessage({ id: 'PRODUCT_LOWERCASE' }, { count: order.quantity })}
        </span>
        <StatusLabel tone={tones[order.status]}>
          <span className="visually-hidden">{formatMessage({ id: 'ACCOUNT_ORDER_STATUS_LABEL' })}: </span>
          {formatMessage({ id: `ACCOUNT_ORDER_STATUS_${order.status}` })}
        </StatusLabel>
        <span className={styles.total}>{withVat(order.totalFormatted)}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {formatMessage({ id: open ? 'ACCOUNT_HIDE_DETAILS' : 'ACCOUNT_VIEW_DETAILS' })}
          <span className="visually-hidden"> #{order.id}</span>
          <Icon of={chevronDownIcon} size={20} className={styles.arrow} />
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open ? (
          <OrderDetails
            order={order}
            href={orderHref && `${orderHref}?${new URLSearchParams({ order: String(order.id) })}`}
          />
        ) : null}
      </div>
    </li>
  );
}
