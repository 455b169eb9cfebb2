import type { PageContext, WidgetProps } from '#engine/definition/contract.ts';
import type { OrderStatusResolved } from '#engine/page-types.gen.ts';
import type { OrderStatusData } from './order-status-data.ts';

export type OrderStatusProps = WidgetProps<OrderStatusResolved, OrderStatusData>;

/** Where the forms are posted: to the page itself, with the number of an order of the account. */
export const formAction = ({ query: { order } }: Pick<PageContext, 'query'>, fragment = ''): string =>
  `?${new URLSearchParams(order ? { order } : {})}${fragment}`;
