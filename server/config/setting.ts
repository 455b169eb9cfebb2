/** The one table of settings: name, environment variable, shape, default, and what it means; the README's table is made from it. */
import { analyticsSettings } from './analytics-settings.ts';
import { graphqlSettings } from './graphql-settings.ts';
import { listSettings } from './list-settings.ts';
import { operationsSettings } from './operations-settings.ts';
import { orderSettings } from './order-settings.ts';
import { servicesSettings } from './services-settings.ts';
import { shopperSettings } from './shopper-settings.ts';
import { shopSettings } from './shop-settings.ts';
import { studioSettings } from './studio-settings.ts';
import { thirdPartySettings } from './third-party-settings.ts';

export const settings = {
  ...shopSettings,
  ...operationsSettings,
  ...shopperSettings,
  ...listSettings,
  ...graphqlSettings,
  ...orderSettings,
  ...servicesSettings,
  ...studioSettings,
  ...thirdPartySettings,
  ...analyticsSettings,
};

export type SettingName = keyof typeof settings;
