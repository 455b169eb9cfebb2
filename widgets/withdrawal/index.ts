/** The withdrawal function required by law; loads no data. */
import { defineWidget } from '#engine/contract.ts';
import type { WithdrawalResolved } from '#engine/page-types.gen.ts';
import { Withdrawal } from './withdrawal.tsx';

export default defineWidget<WithdrawalResolved>({
  type: 'withdrawal',
  hydrate: 'load',
  singleton: true,
  view: Withdrawal,
});
