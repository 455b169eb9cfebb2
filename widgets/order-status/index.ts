/** The order of a link in a mail. Static: its forms are taken by the server. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { OrderStatusResolved } from '#engine/page-types.gen.ts';
import { OrderStatus } from './order-status.tsx';
import { loadOrderStatus, type OrderStatusData, submitOrderStatus } from './order-status-data.ts';

export default defineWidget<OrderStatusResolved, OrderStatusData, Pick<Api, 'cart'>>({
  type: 'order-status',
  hydrate: 'never',
  // Critical, because its load may lead to the address without the link.
  critical: true,
  singleton: true,
  load: loadOrderStatus,
  submit: submitOrderStatus,
  view: OrderStatus,
});
