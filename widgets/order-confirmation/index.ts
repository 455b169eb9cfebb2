/** The confirmation of a placed order. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { OrderConfirmationResolved } from '#engine/page-types.gen.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { loadConfirmation, submitBuyerAccount } from './load-confirmation.ts';
import { OrderConfirmation } from './order-confirmation.tsx';

export default defineWidget<OrderConfirmationResolved, ConfirmedOrder, Pick<Api, 'checkout'>>({
  type: 'order-confirmation',
  hydrate: 'load',
  critical: true,
  singleton: true,
  layouts: ['undistracted'],
  load: loadConfirmation,
  submit: (context, _props, fields) => submitBuyerAccount(context, fields),
  view: OrderConfirmation,
});
