/** The order of a link in a mail. Its HTML stays as the server made it, which takes its forms; scripts only attend to them. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/contract.ts';
import type { OrderStatusResolved } from '#engine/page-types.gen.ts';
import { OrderStatus } from './order-status.tsx';
import { loadOrderStatus, type OrderStatusData, submitOrderStatus } from './order-status-data.ts';

export default defineWidget<OrderStatusResolved, OrderStatusData, Pick<Api, 'cart'>>({
  type: 'order-status',
  hydrate: 'load',
  // Critical, because its load may lead to the address without the link.
  critical: true,
  singleton: true,
  load: loadOrderStatus,
  submit: submitOrderStatus,
  // Nothing of the order is needed in the browser.
  browserData: (_props, { key }) => ({ found: { state: 'unknown' }, key }),
  view: OrderStatus,
});
