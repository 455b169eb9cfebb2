/** The account forms as a widget. */
import { defineWidget } from '#engine/contract.ts';
import type { LoginResolved } from '#engine/page-types.gen.ts';
import { Login } from './login.tsx';

export default defineWidget<LoginResolved>({
  type: 'login',
  hydrate: 'load',
  singleton: true,
  view: Login,
});
