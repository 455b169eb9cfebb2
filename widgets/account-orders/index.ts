/** A customer's orders; loaded in the browser, where the session is. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { AccountOrdersResolved } from '#engine/page-types.gen.ts';
import { AccountOrders } from './account-orders.tsx';

export default defineWidget<AccountOrdersResolved>({
  type: 'account-orders',
  hydrate: 'load',
  singleton: true,
  view: AccountOrders,
});
