/** The confirmation of a placed order. */
import type { Api } from '#api/api.ts';
import type { Confirmation } from '#api/checkout/types.ts';
import { defineWidget } from '#engine/contract.ts';
import type { OrderConfirmationResolved } from '#engine/page-types.gen.ts';
import { NotFound } from '#kernel/absence.ts';
import { OrderConfirmation } from './order-confirmation.tsx';

export default defineWidget<OrderConfirmationResolved, Confirmation, Pick<Api, 'checkout'>>({
  type: 'order-confirmation',
  version: 1,
  hydrate: 'load',
  critical: true,
  singleton: true,
  layouts: ['undistracted'],
  async load({ api, query: { oid, cartid } }) {
    const found = oid && cartid ? await api.checkout.confirmation(oid, cartid) : null;
    if (!found) throw new NotFound('No such order for this cart');
    return found;
  },
  view: OrderConfirmation,
});
