/** A customer's balance; loaded in the browser, where the session is. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { AccountBalanceResolved } from '#engine/page-types.gen.ts';
import { AccountBalance } from './account-balance.tsx';

export default defineWidget<AccountBalanceResolved>({
  type: 'account-balance',
  hydrate: 'load',
  singleton: true,
  view: AccountBalance,
});
