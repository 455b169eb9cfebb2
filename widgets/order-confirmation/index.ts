/** The confirmation of a placed order. */
import type { Api } from '#api/api.ts';
import type { Confirmation } from '#api/checkout/types.ts';
import { defineWidget } from '#engine/contract.ts';
import type { OrderConfirmationResolved } from '#engine/page-types.gen.ts';
import { NotFound } from '#kernel/absence.ts';
import { orderIdOf } from './order-id.ts';
import { OrderConfirmation } from './order-confirmation.tsx';

export default defineWidget<OrderConfirmationResolved, Confirmation, Pick<Api, 'checkout'>>({
  type: 'order-confirmation',
  hydrate: 'load',
  critical: true,
  singleton: true,
  layouts: ['undistracted'],
  async load({ api, query: { cartid, ...ids } }) {
    const [kind, id] = orderIdOf(ids);
    const found = id && cartid ? await api.checkout.confirmation(id, cartid, kind) : null;
    if (!found) throw new NotFound('No such order for this cart');
    return found;
  },
  view: OrderConfirmation,
});
