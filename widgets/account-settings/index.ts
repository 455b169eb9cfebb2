/** The account's data; loaded in the browser, where the session is. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { AccountSettingsResolved } from '#engine/page-types.gen.ts';
import { AccountSettings } from './account-settings.tsx';

export default defineWidget<AccountSettingsResolved>({
  type: 'account-settings',
  hydrate: 'load',
  singleton: true,
  view: AccountSettings,
});
