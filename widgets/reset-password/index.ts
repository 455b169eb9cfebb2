/** Sets a new password after "forgot password". */
import { defineWidget } from '#engine/definition/contract.ts';
import type { ResetPasswordResolved } from '#engine/page-types.gen.ts';
import { ResetPassword } from './reset-password.tsx';

export default defineWidget<ResetPasswordResolved>({
  type: 'reset-password',
  hydrate: 'load',
  singleton: true,
  view: ResetPassword,
});
