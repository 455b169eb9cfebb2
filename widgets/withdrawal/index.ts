/** The withdrawal function that the law asks for; nothing of it is known before somebody fills it. */
import { defineWidget } from '#engine/contract.ts';
import type { WithdrawalResolved } from '#engine/page-types.gen.ts';
import { Withdrawal } from './withdrawal.tsx';

export default defineWidget<WithdrawalResolved>({
  type: 'withdrawal',
  hydrate: 'load',
  singleton: true,
  view: Withdrawal,
});
