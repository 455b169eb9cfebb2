/** Orders as a table: number, time, customer, delivery, sum, state and what they wait for. */
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { OrderSummary } from '#studio-api/orders.ts';
import { classNames } from '#ui/class-names.ts';
import narrow from '../../parts/tables/stacked-table.module.css';
import { TableHead } from '../../parts/tables/table-head.tsx';
import ofList from './order-list.module.css';
import { OrderMarks } from './order-marks.tsx';
import { orderMoneyText, timeText } from './order-texts.ts';
import styles from './orders.module.css';

const columns = [
  'ORDERS_COLUMN_NUMBER',
  'ORDERS_COLUMN_PLACED',
  'ORDERS_COLUMN_CUSTOMER',
  'ORDERS_COLUMN_DELIVERY',
  'ORDERS_COLUMN_TOTAL',
  'ORDERS_STATE',
] as const;

interface Props {
  orders: readonly OrderSummary[];
  /** What the list was searched for, to come back to. */
  search: string;
}

export const OrderTable = ({ orders, search }: Props) => (
  <table className={classNames(styles.table, narrow.stacked)}>
    <TableHead columns={columns} />
    <tbody>
      {orders.map(order => (
        <OrderRow key={order.number} order={order} search={search} />
      ))}
    </tbody>
  </table>
);

function OrderRow({ order, search }: { order: OrderSummary; search: string }) {
  const intl = useIntl();
  const { search: list } = useLocation();
  const { number, placedAt, name, city, pieces, delivery, total, currency, state, waits } = order;
  return (
    <tr>
      <th scope="row">
        <Link to={`/orders/${number}`} state={{ list, search }}>
          {number}
        </Link>
      </th>
      <td className={ofList.time}>{timeText(intl, placedAt)}</td>
      <td>
        {name}
        <span className={styles.soft}>{city}</span>
      </td>
      <td>
        {delivery}
        <span className={styles.soft}>
          <FormattedMessage id="ORDERS_PIECES" values={{ count: pieces }} />
        </span>
      </td>
      <td className={ofList.sum}>{orderMoneyText(intl, total, currency)}</td>
      <td>
        <OrderMarks state={state} waits={waits} />
      </td>
    </tr>
  );
}
