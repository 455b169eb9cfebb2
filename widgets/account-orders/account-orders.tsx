/** Open orders, then older ones, each group with its count. */
import { useIntl } from 'react-intl';
import type { Api } from '#api/api.ts';
import type { CustomerOrder } from '#api/order/types.ts';
import { AccountArea } from '#components/account/account-area.tsx';
import { useOwn } from '#components/account/use-own.ts';
import { Drawing } from '#components/content/drawing.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { AccountOrdersResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './account-orders.module.css';
import { OrderEntry } from './order-entry.tsx';

const mine = ({ order }: Api) => order.mine();

const isOpen = ({ status }: CustomerOrder) => status === 'RECEIVED' || status === 'PROCESSING';

export function AccountOrders({ props, page }: WidgetProps<AccountOrdersResolved>) {
  const { formatMessage } = useIntl();
  const own = useOwn(mine);
  // A link to a page that the shop does not have leads to the front page: a hosted platform has no page of an order.
  const orderHref = props.orderHref === (page.prefix || '/') ? undefined : props.orderHref;
  return (
    <AccountArea
      title={props.title ?? formatMessage({ id: 'ACCOUNT_ORDERS_TITLE' })}
      links={props}
      here={page.prefix + page.path}
      own={own}
    >
      {orders =>
        orders.length === 0 ? (
          <EmptyState
            heading="h2"
            title={formatMessage({ id: 'ACCOUNT_ORDERS_EMPTY' })}
            drawing={<Drawing name="empty-cart" />}
            action={<Button href={props.shopHref}>{formatMessage({ id: 'common.toAllProducts' })}</Button>}
          >
            {formatMessage({ id: 'ACCOUNT_ORDERS_EMPTY_TEXT' })}
          </EmptyState>
        ) : (
          <>
            <Group
              title={formatMessage({ id: 'ACCOUNT_ORDERS_IN_PROGRESS' })}
              orders={orders.filter(isOpen)}
              orderHref={orderHref}
            />
            <Group
              title={formatMessage({ id: 'ACCOUNT_ORDER_HISTORY' })}
              orders={orders.filter(order => !isOpen(order))}
              orderHref={orderHref}
            />
          </>
        )
      }
    </AccountArea>
  );
}

interface GroupProps {
  title: string;
  orders: readonly CustomerOrder[];
  orderHref: string | undefined;
}

function Group({ title, orders, orderHref }: GroupProps) {
  if (orders.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        {title} ({orders.length})
      </h2>
      <ul className={styles.orders}>
        {orders.map(order => (
          <OrderEntry key={order.publicId} order={order} orderHref={orderHref} />
        ))}
      </ul>
    </section>
  );
}
