/** The account forms as a widget. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { LoginResolved } from '#engine/page-types.gen.ts';
import { Login } from './login.tsx';
import {
  loadPlainLogin,
  type PlainLogin,
  type PlainLoginApi,
  submitPlainLogin,
} from './plain/plain-login.ts';

export default defineWidget<LoginResolved, PlainLogin | undefined, PlainLoginApi>({
  type: 'login',
  hydrate: ({ plain }) => (plain ? 'never' : 'load'),
  singleton: true,
  load: async (context, { plain }) => (plain ? loadPlainLogin(context) : undefined),
  submit: async (context, { plain }, fields) => (plain ? submitPlainLogin(context, fields) : undefined),
  view: Login,
});
