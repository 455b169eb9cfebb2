/** The orders of a customer. */
import { defineWidget } from '#engine/contract.ts';
import type { AccountOrdersResolved } from '#engine/page-types.gen.ts';
import { AccountOrders } from './account-orders.tsx';

export default defineWidget<AccountOrdersResolved>({
  type: 'account-orders',
  version: 1,
  hydrate: 'never',
  singleton: true,
  view: AccountOrders,
});
