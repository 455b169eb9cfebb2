/** The withdrawal function required by law; loads no data. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { WithdrawalResolved } from '#engine/page-types.gen.ts';
import { submitWithdrawal, type WithdrawalProgress } from './submit-withdrawal.ts';
import { Withdrawal } from './withdrawal.tsx';

export default defineWidget<WithdrawalResolved, WithdrawalProgress | undefined>({
  type: 'withdrawal',
  hydrate: 'load',
  singleton: true,
  load: () => Promise.resolve(undefined),
  submit: ({ visitor }, _props, fields) => submitWithdrawal(visitor, fields),
  view: Withdrawal,
});
