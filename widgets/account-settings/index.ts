/** What a customer has told about themselves. */
import { defineWidget } from '#engine/contract.ts';
import type { AccountSettingsResolved } from '#engine/page-types.gen.ts';
import { AccountSettings } from './account-settings.tsx';

export default defineWidget<AccountSettingsResolved>({
  type: 'account-settings',
  version: 1,
  hydrate: 'never',
  singleton: true,
  view: AccountSettings,
});
